SELECT '' AS part, max(date)::VARCHAR AS newest FROM {b3_di_settlement} WHERE date <= $retrieved_day::DATE
