-- One row per ISIN and number of its distribution. The number rises with each event of the security, never falls, and is the
-- same on the spot market, in odd lots and in forwards.
WITH numbered AS (
  SELECT isin, distribution_number AS number, min(date) AS first_day, max(date) AS last_day
  FROM b3_quote
  WHERE market IN ('010', '020', '030')
    AND isin IS NOT NULL
    AND distribution_number IS NOT NULL
    -- Before this day the field of the ISIN holds another code.
    AND date >= DATE '1995-05-15'
  GROUP BY ALL
),
stepped AS (
  SELECT
    *,
    lag(number) OVER own                                       AS number_before,
    lag(last_day) OVER own                                     AS last_day_before,
    date_diff('day', lag(last_day) OVER own, first_day)        AS days_between
  FROM numbered
  WINDOW own AS (PARTITION BY isin ORDER BY number)
),
marked AS (
  SELECT isin, date AS first_day, unnest(regexp_split_to_array(specification, '\s+')) AS mark
  FROM b3_quote
  WHERE market = '010'
)
SELECT
  isin,
  number,
  number_before,
  first_day,
  last_day_before,
  last_day,
  -- Without a calendar of that time, a weekday between the two days leaves the day of the step open.
  CASE WHEN number_before IS NOT NULL THEN
    number = number_before + 1
    AND days_between BETWEEN 1 AND 4
    AND len(list_filter(range(1, days_between), lambda later: isodow(last_day_before + later::INTEGER) <= 5)) = 0
  END AS is_certain,
  marks
FROM stepped
LEFT JOIN (
  SELECT isin, first_day, string_agg(DISTINCT mark, ';' ORDER BY mark) AS marks
  FROM marked
  WHERE regexp_full_match(mark, 'E[A-Z]{1,2}')
  GROUP BY ALL
) USING (isin, first_day)
