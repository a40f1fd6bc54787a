SELECT DISTINCT competence_month
FROM {cvm_fund_portfolio}
WHERE cnpj = $cnpj AND asset_id_basis = 'unidentified'
