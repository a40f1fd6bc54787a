-- The days that each calendar knows, and those among them that are no business days.
SELECT id, first_date, last_date, list(DISTINCT date ORDER BY date) AS closed
FROM {business_calendar} JOIN {calendar_holiday} ON calendar = id
GROUP BY ALL
