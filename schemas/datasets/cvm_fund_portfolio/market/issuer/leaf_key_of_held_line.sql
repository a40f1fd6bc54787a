-- The name that a line that counts is added up under, before links.
coalesce(cvm_fund_portfolio.asset_id, concat_ws(' ', 'line', cvm_fund_portfolio.competence_month, cnpj, id))
