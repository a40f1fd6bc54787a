-- The series there are.
SELECT id, publisher, code, name, unit, coalesce(first_period, '') AS first_period, coalesce(last_period, '') AS last_period, periods
FROM statistic_series
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
