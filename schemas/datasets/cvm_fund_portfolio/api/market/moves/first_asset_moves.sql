-- Finds the first assets of the four lists on a month's page in one pass: the largest purchases and sales of all
-- classes, and, without quotas of funds, the assets that most classes entered and left.
WITH judged AS MATERIALIZED (
  SELECT
    asset_id, asset_kind, position, entered_count, left_count,
    explained_purchases_value - explained_sales_value        AS net_value
  FROM {cvm_asset_move}
),
first AS (
  (SELECT asset_id, asset_kind, position FROM judged WHERE net_value <> 0 ORDER BY net_value DESC, asset_id NULLS FIRST, asset_kind, position LIMIT 100)
  UNION
  (SELECT asset_id, asset_kind, position FROM judged WHERE net_value <> 0 ORDER BY net_value, asset_id NULLS FIRST, asset_kind, position LIMIT 100)
  UNION
  (SELECT asset_id, asset_kind, position FROM judged WHERE list_contains($counted_kinds::VARCHAR[], asset_kind)
    ORDER BY entered_count DESC, asset_id NULLS FIRST, asset_kind, position LIMIT 100)
  UNION
  (SELECT asset_id, asset_kind, position FROM judged WHERE list_contains($counted_kinds::VARCHAR[], asset_kind)
    ORDER BY left_count DESC, asset_id NULLS FIRST, asset_kind, position LIMIT 100)
),
moved AS (
  SELECT move.* FROM (FROM {cvm_asset_move}) AS move
  SEMI JOIN first
    ON move.asset_id IS NOT DISTINCT FROM first.asset_id AND move.asset_kind = first.asset_kind AND move.position = first.position
),
{listed_asset_moves}
