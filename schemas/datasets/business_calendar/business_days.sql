-- The business days of a calendar: Mondays to Fridays that it does not list, as far as it reaches.
SELECT day::DATE AS date, '' AS name
FROM (
  SELECT unnest(generate_series(
    greatest(first_date, coalesce($first_day::DATE, first_date)),
    least(last_date, coalesce($last_day::DATE, last_date)),
    INTERVAL 1 DAY)) AS day
  FROM business_calendar WHERE id = $calendar
)
WHERE isodow(day) < 6 AND day::DATE NOT IN (SELECT date FROM calendar_holiday WHERE calendar = $calendar)
ORDER BY day
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
