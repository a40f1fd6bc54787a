SELECT max(date) AS newest FROM {b3_quote}
