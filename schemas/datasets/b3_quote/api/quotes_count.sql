-- The number of quotes of a ticker, or of all, in the requested months.
SELECT count(*)::INTEGER AS rows
FROM {b3_quote}
WHERE ($ticker::VARCHAR IS NULL OR ticker = $ticker::VARCHAR)
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
