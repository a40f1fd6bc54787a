-- Mondays to Fridays are business days unless the calendar lists them, as far as it reaches.
SELECT {CalendarDay}
FROM (
  SELECT unnest(generate_series(
    greatest(first_date, coalesce($first_day::DATE, first_date)),
    least(last_date, coalesce($last_day::DATE, last_date)),
    INTERVAL 1 DAY))::DATE AS date,
    NULL::VARCHAR AS name
  FROM {business_calendar} WHERE id = $calendar
)
WHERE isodow(date) < 6 AND date NOT IN (SELECT date FROM {calendar_holiday} WHERE calendar = $calendar)
ORDER BY
  {sorted},
  date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
