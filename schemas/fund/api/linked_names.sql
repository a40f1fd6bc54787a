-- Finds the name of an asset in a month, and every name that leads to it there. Links are joined to a few names at a
-- time, so that DuckDB skips the parts of the file without them.
WITH RECURSIVE
-- A code with ended links is looked up under its present name; an asset_id is taken literally.
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
  -- If an ISIN changed its ticker within the month, the ticker of the last day counts, which lines describe.
  SELECT arg_max(to_id, (valid_to, to_id)) AS id, min(steps) + 1 AS steps
  FROM up JOIN {asset_link} ON from_id = id AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  WHERE steps < 10
  HAVING count(*) > 0
),
root AS (SELECT arg_max(id, steps) AS root FROM up),
candidate AS (
  SELECT root AS id FROM root
  UNION
  SELECT from_id FROM candidate JOIN {asset_link} ON to_id = id AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
),
-- As a list, because DuckDB would otherwise expect many names and read all links.
few AS (SELECT unnest(list(id)) AS id FROM candidate),
link AS MATERIALIZED (
  SELECT from_id, arg_max(to_id, (valid_to, to_id)) AS to_id, arg_max(rule, (valid_to, to_id)) AS rule
  FROM {asset_link} SEMI JOIN few ON id = from_id
  WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  GROUP BY from_id
),
down AS (
  SELECT root AS id, 0 AS steps FROM root
  UNION ALL
  SELECT from_id, steps + 1 FROM down JOIN link ON to_id = id WHERE steps < 10
)
-- Lines that still have the requested code belong to the asset, whatever its name now.
SELECT DISTINCT id, root, (SELECT max(rule) FROM link WHERE to_id = root AND starts_with(rule, 'paper_')) AS group_rule
FROM (SELECT id FROM down UNION ALL SELECT $id) CROSS JOIN root
ORDER BY id
