-- Reads the day on which the institute last revised each period of a table; 01/01/0001 means an unknown day.
WITH period AS (
  SELECT member, line, unnest(content::JSON -> '$[*]') AS period FROM raw_ibge_period
)
SELECT
  member, line, split_part(member, '_', 1) AS table_id, period ->> '$.id' AS period,
  nullif(period ->> '$.modificacao', '01/01/0001') AS modified
FROM period
