-- Reads the first and last day of each calendar, and the days between them that are not business days.
SELECT id, first_date, last_date, list(DISTINCT date ORDER BY date) AS closed
FROM {business_calendar} JOIN {calendar_holiday} ON calendar = id
GROUP BY ALL
