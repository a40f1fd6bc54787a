-- The months in which a series has values, with the first and the last of its periods in each.
SELECT left(period, 7) AS month, min(period) AS first, max(period) AS last
FROM {statistic_value} WHERE series = $series GROUP BY ALL ORDER BY month
