-- The day on which the institute last revised each period; 01/01/0001 means a day that it does not know.
WITH period AS (
  SELECT member, line, unnest(content::JSON -> '$[*]') AS period FROM raw_ibge_period
)
SELECT member, line, period ->> '$.id' AS period, nullif(period ->> '$.modificacao', '01/01/0001') AS modified FROM period
