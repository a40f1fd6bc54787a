-- Each curve with its days.
SELECT id, days, first_day, last_day
FROM (
  SELECT id, count(DISTINCT date)::INTEGER AS days, min(date) AS first_day, max(date) AS last_day
  FROM (
    SELECT 'di1' AS id, date FROM {b3_di_settlement} WHERE price IS NOT NULL
    UNION ALL
    SELECT curve, date FROM {curve_point}
  )
  GROUP BY id
)
WHERE {in_ranges}
ORDER BY
  {sorted},
  id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
