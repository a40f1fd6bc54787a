-- Each calendar: the days that it knows, and those of them that are no business days.
SELECT id, first_date, last_date, list(DISTINCT date ORDER BY date) AS closed
FROM {business_calendar} JOIN {calendar_holiday} ON calendar = id
GROUP BY ALL
