-- Without a day, the last month that has the ticker counts.
SELECT
  issuer_id           AS issuer,
  ticker,
  first_day::VARCHAR  AS first_day,
  last_day::VARCHAR   AS last_day,
  'lines'             AS basis,
  'issuer_ticker'     AS source
FROM {issuer_ticker}
WHERE ticker = $ticker
  -- A line counts for the last day of its month.
  AND ($date::DATE IS NULL OR last_day($date::DATE) BETWEEN first_day AND last_day)
QUALIFY $date::DATE IS NOT NULL OR rank() OVER (ORDER BY issuer_ticker.last_day DESC) = 1
ORDER BY issuer_id
LIMIT 2
