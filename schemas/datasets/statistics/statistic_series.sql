-- One row per series.
SELECT
  declared.id, declared.publisher, declared.code, declared.name, declared.unit,
  min(period) AS first_period, max(period) AS last_period, count(period) AS periods,
  declared.frequency, declared.untested,
  declared.decimals::INTEGER AS decimals, nullif(declared.aliases, '') AS aliases, declared.name_pt,
  declared.within_days::INTEGER AS within_days, declared.declared_by
FROM declared_series AS declared LEFT JOIN statistic_value ON series = declared.id
GROUP BY ALL
