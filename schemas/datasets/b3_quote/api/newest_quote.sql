-- The newest session in the months asked for.
SELECT max(date) AS newest FROM b3_quote
