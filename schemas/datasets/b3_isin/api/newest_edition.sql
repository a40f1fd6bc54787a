SELECT '' AS part, max(edition_date)::VARCHAR AS newest FROM {b3_isin} WHERE edition_date <= $retrieved_day::DATE
