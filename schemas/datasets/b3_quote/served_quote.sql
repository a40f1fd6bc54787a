-- If a day is in files of its year, its month and itself, the first of them in this order serves the whole day.
WITH day_file AS (
  SELECT
    DATPRE,
    arg_min(member, CASE member WHEN 'YEAR' THEN 1 WHEN 'MONTH' THEN 2 ELSE 3 END) AS member
  FROM raw_quote
  GROUP BY DATPRE
)
SELECT * FROM raw_quote SEMI JOIN day_file USING (DATPRE, member)
