SELECT DISTINCT competence_month AS month FROM {b3_quote_ticker} WHERE list_contains($tickers::VARCHAR[], ticker) ORDER BY month
