SELECT {Quote}, source_member, source_line
FROM {b3_quote}
WHERE ticker BETWEEN $first_ticker AND $last_ticker
  AND ($tickers::VARCHAR[] IS NULL OR list_contains($tickers::VARCHAR[], ticker))
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  date, ticker, term_days NULLS FIRST
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
