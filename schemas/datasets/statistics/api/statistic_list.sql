-- The series there are.
SELECT id, publisher, code, name, unit, coalesce(first_period, '') AS first_period, coalesce(last_period, '') AS last_period, periods
FROM statistic_series
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
