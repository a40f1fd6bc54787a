-- One row per series.
SELECT
  declared.id, declared.publisher, declared.code, declared.name, declared.unit,
  min(period) AS first_period, max(period) AS last_period, count(period) AS periods,
  declared.frequency, declared.untested
FROM declared_series AS declared LEFT JOIN statistic_value ON series = declared.id
GROUP BY ALL
