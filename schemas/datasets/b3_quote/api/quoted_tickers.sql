-- Finds the tickers among these with a quote in any month.
SELECT DISTINCT ticker FROM {b3_quote_ticker} WHERE list_contains($tickers::VARCHAR[], ticker) ORDER BY ticker
