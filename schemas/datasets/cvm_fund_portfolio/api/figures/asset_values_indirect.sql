-- Sums the value of an asset in each class, by its own lines and through funds.
SELECT cnpj, sum(value)::DECIMAL(24, 2) AS value
FROM {cvm_fund_look_through}
WHERE list_contains($ids::VARCHAR[], asset_id)
GROUP BY cnpj
ORDER BY cnpj
