-- Reads one registration, with its markets.
WITH market AS (
  SELECT string_agg(market, '; ' ORDER BY market) AS markets FROM {cvm_company_market} WHERE cvm_code = $cvm_code::INTEGER
)
SELECT {Company}, coalesce(markets, '') AS markets, source_member, source_line
FROM {cvm_company}
CROSS JOIN market
WHERE cvm_code = $cvm_code::INTEGER
