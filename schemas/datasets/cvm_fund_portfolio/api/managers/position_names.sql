SELECT asset_id AS id, coalesce(nullif(split_part(names, ';', 1), ''), ticker, '') AS name
FROM {asset} WHERE asset_id IN (SELECT unnest($ids::VARCHAR[]))
UNION ALL
SELECT cnpj, fund_name_filed FROM {cvm_fund_month} WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[])) AND fund_name_filed IS NOT NULL
