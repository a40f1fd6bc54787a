SELECT '' AS part, max(date)::VARCHAR AS newest FROM {b3_quote} WHERE date <= $retrieved_day::DATE
