-- One row per day, curve and vertex: both tables of vertices have some of the fixed rates.
WITH vertex AS (
  SELECT *, TRY_CAST(replace(field[1], '.', '') AS INTEGER) AS business_days
  FROM curve_line
  WHERE table_number IN (1, 2)
),
point AS (
  SELECT *, unnest(['ettj-ipca', 'ettj-fixed', 'ettj-inflation']) AS curve, unnest(field[2:4]) AS filed
  FROM vertex
  WHERE table_number = 1 AND len(field) = 4
  UNION ALL
  SELECT *, 'ettj-fixed', field[2] FROM vertex WHERE table_number = 2 AND len(field) = 2
)
SELECT
  date, curve, business_days,
  replace(filed, ',', '.')::DECIMAL(18, 6)  AS rate,
  member_file  AS source_member,
  line         AS source_line
FROM point
WHERE business_days IS NOT NULL AND trim(filed) <> ''
QUALIFY row_number() OVER (PARTITION BY date, curve, business_days ORDER BY line) = 1
