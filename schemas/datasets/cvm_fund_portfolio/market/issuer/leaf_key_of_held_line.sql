-- Name of the leaf of a line before links.
coalesce(cvm_fund_portfolio.asset_id, concat_ws(' ', 'line', cvm_fund_portfolio.competence_month, cnpj, id))
