-- The quotes of a ticker, or of all, in the months asked for.
SELECT
  date, ticker, term_days, market, bdi_code,
  coalesce(name, '') AS name, coalesce(specification, '') AS specification, coalesce(currency, '') AS currency,
  "open", high, low, average, "close", bid, ask, trades, quantity, volume,
  strike, strike_points, strike_correction, expiry, quotation_factor, coalesce(isin, '') AS isin, distribution_number,
  source_member, source_line
FROM b3_quote
WHERE ($ticker::VARCHAR IS NULL OR ticker = $ticker::VARCHAR)
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
ORDER BY
  {sorted},
  date, ticker, term_days NULLS FIRST
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
