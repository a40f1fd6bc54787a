-- The calendars there are.
SELECT id, name, source, first_date, last_date, holidays
FROM business_calendar
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
