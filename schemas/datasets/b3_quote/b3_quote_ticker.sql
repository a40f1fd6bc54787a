-- One row a ticker that the month has quotes of.
SELECT ticker, getvariable('month')::VARCHAR AS competence_month, count(*)::INTEGER AS quotes FROM b3_quote GROUP BY ticker
