-- The days of a calendar that are no business days.
SELECT date, coalesce(name, '') AS name
FROM calendar_holiday
WHERE calendar = $calendar
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  date, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
