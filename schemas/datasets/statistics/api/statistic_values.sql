-- Reads a page of the values of a series.
SELECT {StatisticValue}, source_member, source_line
FROM {statistic_value}
WHERE series = $series
  AND ($first_period::VARCHAR IS NULL OR period >= $first_period)
  AND ($last_period::VARCHAR IS NULL OR period <= $last_period)
  AND {in_ranges}
ORDER BY
  {sorted},
  period
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
