-- Reads the categories of lines that name no asset, by leaf_key.
SELECT concat_ws(' ', 'line', competence_month, cnpj, id) AS leaf_key, category, asset_kind AS kind
FROM {cvm_fund_portfolio}
WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[])) AND asset_id IS NULL AND collateral_asset_id IS NULL
