SELECT ticker, isin, min(first_day) AS first_day, max(last_day) AS last_day
FROM {b3_spot_ticker}
WHERE list_contains($tickers::VARCHAR[], ticker)
  -- Before this day the field of the ISIN holds another code.
  AND last_day >= DATE '1995-05-15'
GROUP BY ticker, isin
ORDER BY ticker, first_day, isin
