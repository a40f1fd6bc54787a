-- A price is for one share or for a thousand.
SELECT ticker, close, quotation_factor
FROM {b3_quote}
WHERE market = '010' AND date = (SELECT max(date) FROM {b3_quote}) AND list_contains($tickers::VARCHAR[], ticker)
ORDER BY ticker
