-- Links are not followed yet.
coalesce(cvm_fund_portfolio.asset_id, concat_ws(' ', 'line', cvm_fund_portfolio.competence_month, cnpj, id))
