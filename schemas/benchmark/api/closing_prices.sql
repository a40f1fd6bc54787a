SELECT date, close, quotation_factor, currency, isin, distribution_number
FROM {b3_quote}
WHERE ticker = $ticker AND market = '010' AND list_contains($days::VARCHAR[], date::VARCHAR)
