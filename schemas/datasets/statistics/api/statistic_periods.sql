-- A quarter or a year counts in all of its months.
WITH month AS (
  SELECT
    period,
    unnest(CASE
      WHEN period LIKE '%-Q_' THEN [right(period, 1)::INTEGER * 3 - 2, right(period, 1)::INTEGER * 3 - 1, right(period, 1)::INTEGER * 3]
      WHEN length(period) = 4 THEN range(1, 13)
      ELSE [substr(period, 6, 2)::INTEGER]
    END) AS number
  FROM {statistic_value} WHERE series = $series
)
SELECT left(period, 4) || '-' || lpad(number::VARCHAR, 2, '0') AS month, min(period) AS first, max(period) AS last
FROM month GROUP BY ALL ORDER BY month
