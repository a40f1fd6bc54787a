-- Sums the value of an asset in each class, by its own lines.
SELECT cnpj, sum(final_position_value)::DECIMAL(24, 2) AS value
FROM {cvm_fund_portfolio}
WHERE list_contains($ids::VARCHAR[], asset_id) AND {counting_line}
GROUP BY cnpj
ORDER BY cnpj
