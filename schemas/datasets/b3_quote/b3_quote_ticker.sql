-- One row per ticker with quotes in the month.
SELECT ticker, getvariable('month')::VARCHAR AS competence_month, count(*)::INTEGER AS quotes FROM b3_quote GROUP BY ticker
