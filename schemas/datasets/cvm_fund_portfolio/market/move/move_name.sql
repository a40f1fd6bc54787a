-- Names under which lines of the month and of the month before are compared, without rows for names that do not change.
WITH RECURSIVE
moment AS (
  SELECT 1 AS moment, getvariable('month')[:4]::INTEGER * 12 + getvariable('month')[6:]::INTEGER - 1 AS number
  UNION ALL
  SELECT 0, getvariable('month')[:4]::INTEGER * 12 + getvariable('month')[6:]::INTEGER - 2
),
days AS (
  SELECT moment, make_date(number // 12, number % 12 + 1, 1) AS first_day, last_day(make_date(number // 12, number % 12 + 1, 1)) AS last_day
  FROM moment
),
name AS (
  SELECT 1 AS moment, asset_id FROM cvm_asset_month
  UNION ALL
  SELECT 0, asset_id FROM previous_cvm_asset_month
),
known_link AS (FROM asset_link),
{move_names}
SELECT * FROM move_name
