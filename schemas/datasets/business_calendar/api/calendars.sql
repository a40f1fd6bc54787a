-- The calendars there are.
SELECT id, name, source, first_date, last_date, holidays
FROM business_calendar
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
