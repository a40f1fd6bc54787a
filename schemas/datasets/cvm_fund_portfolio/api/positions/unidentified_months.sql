-- The months in which one class has lines whose asset could not be identified.
SELECT DISTINCT competence_month
FROM {cvm_fund_portfolio}
WHERE cnpj = $cnpj AND asset_id_basis = 'unidentified'
