SELECT
  ticker,
  first_day::VARCHAR  AS first_day,
  last_day::VARCHAR   AS last_day,
  'lines'             AS basis,
  'issuer_ticker'     AS source
FROM {issuer_ticker}
WHERE issuer_id = $root
ORDER BY ticker
