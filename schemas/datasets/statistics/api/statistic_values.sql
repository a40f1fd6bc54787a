-- A page of the values of a series.
SELECT period, value, coalesce(marker, '') AS marker, source_member, source_line
FROM statistic_value
WHERE series = $series
  AND ($first_month::VARCHAR IS NULL OR period >= $first_month)
  AND ($last_month::VARCHAR IS NULL OR period <= $last_month)
ORDER BY
  {sorted},
  period
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
