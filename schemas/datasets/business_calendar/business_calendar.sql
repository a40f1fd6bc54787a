-- One row a calendar. It knows the years that it lists days of, from the first day of the first to the last of the last.
SELECT
  calendar_name.id, calendar_name.name, calendar_name.source,
  make_date(year(min(date)), 1, 1)   AS first_date,
  make_date(year(max(date)), 12, 31) AS last_date,
  count(DISTINCT date)               AS holidays
FROM calendar_holiday JOIN calendar_name ON calendar_name.id = calendar
GROUP BY ALL
