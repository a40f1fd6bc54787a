-- A page of the values of a series.
SELECT period, value, coalesce(marker, '') AS marker
FROM statistic_value
WHERE series = $series
  AND ($first_month::VARCHAR IS NULL OR period >= $first_month)
  AND ($last_month::VARCHAR IS NULL OR period <= $last_month)
ORDER BY
  CASE WHEN $sort_order = 'asc' THEN COLUMNS(lambda each: each = $sort_by) END NULLS LAST,
  CASE WHEN $sort_order = 'desc' THEN COLUMNS(lambda each: each = $sort_by) END DESC NULLS LAST,
  period
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
