-- The name that an asset goes by in a month, and every name that leads to it there.
WITH RECURSIVE link AS (
  SELECT from_id, to_id FROM {asset_link}
  WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  -- An ISIN that went to another ticker within the month: lines are of the last day.
  QUALIFY row_number() OVER (PARTITION BY from_id ORDER BY valid_to DESC, to_id DESC) = 1
),
-- A code whose links ended before is found under the name that it has now; an asset_id says what it means.
start AS (
  SELECT coalesce((
    SELECT alias_of FROM {asset}
    WHERE asset_id = $id AND NOT $is_exact::BOOLEAN
      AND $first_day::DATE > (SELECT max(valid_to) FROM {asset_link} WHERE from_id = $id)
  ), $id) AS id
),
up AS (
  SELECT id, 0 AS steps FROM start
  UNION ALL
  SELECT to_id, steps + 1 FROM up JOIN link ON from_id = id WHERE steps < 10
),
root AS (SELECT arg_max(id, steps) AS root FROM up),
down AS (
  SELECT root AS id, 0 AS steps FROM root
  UNION ALL
  SELECT from_id, steps + 1 FROM down JOIN link ON to_id = id WHERE steps < 10
)
SELECT DISTINCT id, root FROM down CROSS JOIN root ORDER BY id
