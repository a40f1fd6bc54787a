-- The months that have quotes of a ticker, oldest first.
SELECT competence_month AS month FROM {b3_quote_ticker} WHERE ticker = $ticker ORDER BY month
