-- One row per calendar. It covers all the years in which it lists a day.
SELECT
  calendar_name.id, calendar_name.name, calendar_name.source,
  make_date(year(min(date)), 1, 1)   AS first_date,
  make_date(year(max(date)), 12, 31) AS last_date,
  count(DISTINCT date)               AS holidays
FROM calendar_holiday JOIN calendar_name ON calendar_name.id = calendar
GROUP BY ALL
