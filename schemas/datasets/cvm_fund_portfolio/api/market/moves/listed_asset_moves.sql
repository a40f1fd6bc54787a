-- A change is null if missing members could change it; an earlier figure is null without a month before.
known_move AS (
  SELECT
    moved.*,
    NOT coalesce(list_contains($hidden_kinds::VARCHAR[], moved.asset_kind), false) AS is_whole,
    $hidden_reason <> 'no_month_before'                      AS has_before
  FROM moved
  WHERE $kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], moved.asset_kind)
),
listed AS (
  SELECT
    asset_id, linked_asset_id, asset_kind AS kind, position,
    value, quantity,
    CASE WHEN has_before THEN previous_value END             AS previous_value,
    CASE WHEN has_before THEN previous_quantity END          AS previous_quantity,
    filed_purchases_value, filed_sales_value, purchases_quantity AS filed_purchases_quantity, sales_quantity AS filed_sales_quantity,
    CASE WHEN is_whole THEN explained_purchases_value END    AS explained_purchases_value,
    CASE WHEN is_whole THEN explained_sales_value END        AS explained_sales_value,
    CASE WHEN is_whole THEN explained_purchases_quantity END AS explained_purchases_quantity,
    CASE WHEN is_whole THEN explained_sales_quantity END     AS explained_sales_quantity,
    CASE WHEN is_whole THEN explained_purchases_value - explained_sales_value END::DECIMAL(24, 2) AS explained_net_value,
    CASE WHEN is_whole THEN position_change_value END        AS position_change_value,
    CASE WHEN is_whole THEN price_change_value END           AS price_change_value,
    CASE WHEN is_whole THEN position_change_value - price_change_value END::DECIMAL(24, 2) AS quantity_change_value,
    CASE WHEN has_before THEN not_comparable_value END       AS not_comparable_value,
    CASE WHEN is_whole THEN '' ELSE $hidden_reason END       AS moves_reason,
    entered_count, left_count, increased_count, reduced_count, unchanged_count,
    appeared_count, vanished_count, changed_without_trade_count, trade_unexplained_count, not_comparable_count,
    NOT is_whole                                             AS is_partial
  FROM known_move
),
page AS MATERIALIZED (
  SELECT * FROM listed
  WHERE {in_ranges}
  ORDER BY {sorted}, asset_id NULLS FIRST, kind, position
  LIMIT $limit::BIGINT OFFSET $offset::BIGINT
),
-- Names are looked up only for the page, because no list is sorted by them.
named AS (
  SELECT page.*, coalesce(nullif(split_part(names, ';', 1), ''), '') AS name
  FROM page
  LEFT JOIN (
    SELECT asset_id AS named_id, names FROM {asset} WHERE asset_id IN (SELECT coalesce(linked_asset_id, asset_id) FROM page)
  ) ON named_id = coalesce(linked_asset_id, asset_id)
)
SELECT * FROM named
ORDER BY {sorted}, asset_id NULLS FIRST, kind, position
