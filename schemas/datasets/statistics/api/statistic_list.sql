-- The series there are.
SELECT {StatisticSeries}
FROM {statistic_series}
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
