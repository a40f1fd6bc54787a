-- The names of some assets, and of the classes that hold them.
SELECT asset_id AS id, coalesce(nullif(split_part(names, ';', 1), ''), ticker, '') AS name
FROM {asset} WHERE list_contains($ids::VARCHAR[], asset_id)
UNION ALL
SELECT cnpj, fund_name_filed FROM {cvm_fund_month} WHERE list_contains($cnpjs::VARCHAR[], cnpj) AND fund_name_filed IS NOT NULL
