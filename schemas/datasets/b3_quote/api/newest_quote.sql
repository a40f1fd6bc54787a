-- The newest session in the requested months.
SELECT max(date) AS newest FROM {b3_quote}
