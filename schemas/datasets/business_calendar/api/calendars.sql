-- The calendars there are.
SELECT {Calendar}
FROM {business_calendar}
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
