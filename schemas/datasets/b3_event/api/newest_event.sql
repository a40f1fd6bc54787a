SELECT '' AS part, max(approved_on)::VARCHAR AS newest FROM {b3_event} WHERE approved_on <= $retrieved_day::DATE
