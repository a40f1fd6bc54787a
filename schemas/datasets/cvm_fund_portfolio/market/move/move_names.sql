-- Expects the days of both moments as `days` (1 is the month), the names of lines in each as `name`, and all links as
-- `known_link`. Because of links over days a changed name is not a move; links by price or register hold in one month,
-- so they give only the name of an asset there. `move_name` has the names that differ from the line's.
link AS MATERIALIZED (
  SELECT
    moment, from_id, to_id, valid_to, rule,
    valid_from <= days.last_day AND valid_to >= days.first_day                                AS is_of_month,
    rule IN ('isin_of_ticker', 'isin_of_share', 'renamed_ticker', 'isin_of_bond', 'isin_of_paper') AS is_over_days
  FROM known_link
  JOIN days ON TRUE
  WHERE valid_from <= (SELECT max(last_day) FROM days) AND valid_to >= (SELECT min(first_day) FROM days)
),
-- If the month has no link of a name, the link of the other month holds, except for a ticker that now belongs to
-- another asset.
over_days AS MATERIALIZED (
  SELECT moment, from_id, arg_max(to_id, (is_of_month, valid_to, to_id)) AS to_id
  FROM link
  WHERE is_over_days
    AND (is_of_month OR rule <> 'renamed_ticker' OR (moment, from_id) NOT IN (SELECT (moment, to_id) FROM link WHERE is_of_month))
  GROUP BY moment, from_id
),
of_month AS MATERIALIZED (
  SELECT moment, from_id, arg_max(to_id, (valid_to, to_id)) AS to_id FROM link WHERE is_of_month GROUP BY moment, from_id
),
compared AS (
  SELECT name.moment, asset_id, coalesce(third.to_id, second.to_id, first.to_id, asset_id) AS compared_id
  FROM name
  LEFT JOIN over_days AS first ON first.moment = name.moment AND first.from_id = asset_id
  LEFT JOIN over_days AS second ON second.moment = name.moment AND second.from_id = first.to_id
  LEFT JOIN over_days AS third ON third.moment = name.moment AND third.from_id = second.to_id
),
up AS (
  SELECT name.moment, asset_id, to_id, 1 AS steps
  FROM name JOIN of_month ON of_month.moment = name.moment AND from_id = asset_id
  UNION ALL
  SELECT up.moment, asset_id, of_month.to_id, steps + 1
  FROM up JOIN of_month ON of_month.moment = up.moment AND from_id = up.to_id
  WHERE steps < 10
),
linked AS (SELECT moment, asset_id, arg_max(to_id, steps) AS linked_asset_id FROM up GROUP BY moment, asset_id),
move_name AS (
  SELECT moment, asset_id, compared_id, coalesce(linked_asset_id, asset_id) AS linked_asset_id
  FROM compared LEFT JOIN linked USING (moment, asset_id)
  WHERE compared_id <> asset_id OR linked_asset_id IS NOT NULL
)
