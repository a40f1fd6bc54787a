-- Lists the names that lead to another one in the month, and those that may mean several assets.
WITH RECURSIVE
up AS (
  -- If an ISIN changed its ticker within the month, the ticker of the last day counts, which lines describe.
  SELECT
    from_id AS asset_id, arg_max(to_id, (valid_to, to_id)) AS name,
    arg_max(rule, (valid_to, to_id)) AS rule,
    arg_max(rule IN ('ticker_of_fund', 'ticker_of_name'), (valid_to, to_id)) AS is_derived, 1 AS steps
  FROM {asset_link} SEMI JOIN {cvm_asset_month} ON asset_id = from_id
  WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  GROUP BY from_id
  UNION ALL
  SELECT
    up.asset_id, arg_max(to_id, (valid_to, to_id)),
    arg_max(asset_link.rule, (valid_to, to_id)),
    arg_max(is_derived OR asset_link.rule IN ('ticker_of_fund', 'ticker_of_name'), (valid_to, to_id)), min(steps) + 1
  FROM up JOIN {asset_link} ON from_id = name AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  WHERE steps < 10
  GROUP BY up.asset_id
),
linked AS (
  SELECT
    asset_id, arg_max(name, steps) AS name, bool_or(is_derived) AS is_derived,
    arg_max(CASE WHEN starts_with(rule, 'paper_') THEN rule END, steps) AS group_rule
  FROM up GROUP BY asset_id
),
named AS MATERIALIZED (
  SELECT
    cvm_asset_month.asset_id, coalesce(name, cvm_asset_month.asset_id) AS name, coalesce(is_derived, false) AS is_derived,
    group_rule, asset_kind, min_price, max_price, price_conflict
  FROM {cvm_asset_month}
  LEFT JOIN linked ON linked.asset_id = cvm_asset_month.asset_id
),
joined AS MATERIALIZED (SELECT name FROM named GROUP BY name HAVING bool_or(asset_id <> name)),
-- If the code of an asset is filed in one line and derived in another, the table of the month has it only as filed.
derived AS (
  SELECT DISTINCT asset_id FROM {cvm_fund_portfolio}
  WHERE asset_id_basis = 'derived' AND asset_id IN (SELECT asset_id FROM named SEMI JOIN joined USING (name))
),
conflict AS (
  SELECT name, true AS price_conflict
  FROM named LEFT JOIN derived ON derived.asset_id = named.asset_id
  GROUP BY name
  HAVING bool_or(price_conflict)
    OR (bool_or(is_derived OR derived.asset_id IS NOT NULL) AND max(max_price) * 100 > min(min_price) * 105)
)
SELECT
  named.asset_id, named.name, named.is_derived, named.group_rule,
  CASE
    WHEN starts_with(named.name, 'fund:') THEN 'fund_quota'
    ELSE coalesce(own.asset_kind, nullif(asset.asset_kind, 'unknown'), named.asset_kind)
  END                                                            AS asset_kind,
  coalesce(conflict.price_conflict, false)                       AS price_conflict
FROM named
LEFT JOIN conflict ON conflict.name = named.name
LEFT JOIN named AS own ON own.asset_id = named.name
LEFT JOIN {asset} ON asset.asset_id = named.name
WHERE named.asset_id <> named.name OR conflict.price_conflict
ORDER BY named.asset_id
