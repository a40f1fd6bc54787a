-- The prices of some tickers on the spot market in the last session of the month; a price is that of one or of a thousand.
SELECT ticker, close, quotation_factor
FROM {b3_quote}
WHERE market = '010' AND date = (SELECT max(date) FROM {b3_quote}) AND list_contains($tickers::VARCHAR[], ticker)
ORDER BY ticker
