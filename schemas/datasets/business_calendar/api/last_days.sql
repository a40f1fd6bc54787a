SELECT id AS part, last_date::VARCHAR AS newest FROM {business_calendar}
