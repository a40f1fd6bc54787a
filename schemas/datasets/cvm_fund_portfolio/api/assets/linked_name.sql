-- Follows each name in `followed` along the links of a month to the last one.
SELECT id, arg_max(root, steps) AS root
FROM (
  WITH RECURSIVE up AS (
    SELECT from_id AS id, arg_max(to_id, (valid_to, to_id)) AS root, 1 AS steps
    FROM {asset_link} SEMI JOIN followed ON asset_id = from_id
    WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
    GROUP BY from_id
    UNION ALL
    SELECT up.id, arg_max(to_id, (valid_to, to_id)), min(steps) + 1
    FROM up JOIN {asset_link} ON from_id = root AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
    WHERE steps < 10
    GROUP BY up.id
  )
  FROM up
)
GROUP BY id
