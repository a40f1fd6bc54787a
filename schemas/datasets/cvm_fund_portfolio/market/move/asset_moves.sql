-- Changes of each asset, over the classes of position. Only rows with quantities that filed trades explain count as
-- bought and sold; rows that cannot be compared are separate.
SELECT
  asset_id,
  coalesce(max(linked_asset_id) FILTER (quantity <> 0), max(linked_asset_id))                 AS linked_asset_id,
  min(asset_kind)                                                                             AS asset_kind,
  position,
  sum(coalesce(previous_quantity, 0))::DECIMAL(24, 6)                                         AS previous_quantity,
  sum(coalesce(quantity, 0))::DECIMAL(24, 6)                                                  AS quantity,
  sum(coalesce(previous_value, 0))::DECIMAL(24, 2)                                            AS previous_value,
  sum(coalesce(value, 0))::DECIMAL(24, 2)                                                     AS value,
  sum(purchases_quantity)::DECIMAL(24, 6)                                                     AS purchases_quantity,
  sum(sales_quantity)::DECIMAL(24, 6)                                                         AS sales_quantity,
  sum(filed_purchases_value)::DECIMAL(24, 2)                                                  AS filed_purchases_value,
  sum(filed_sales_value)::DECIMAL(24, 2)                                                      AS filed_sales_value,
  coalesce(sum(purchases_quantity) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 6)      AS explained_purchases_quantity,
  coalesce(sum(sales_quantity) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 6)          AS explained_sales_quantity,
  coalesce(sum(filed_purchases_value) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 2)   AS explained_purchases_value,
  coalesce(sum(filed_sales_value) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 2)       AS explained_sales_value,
  coalesce(sum(coalesce(value, 0) - coalesce(previous_value, 0)) FILTER (state <> 'not_comparable'), 0)::DECIMAL(24, 2)
                                                                                              AS position_change_value,
  coalesce(sum(price_change_value), 0)::DECIMAL(24, 2)                                        AS price_change_value,
  coalesce(sum(coalesce(value, 0) - coalesce(previous_value, 0)) FILTER (state = 'not_comparable'), 0)::DECIMAL(24, 2)
                                                                                              AS not_comparable_value,
  count(*) FILTER (state = 'entered')                                                         AS entered_count,
  count(*) FILTER (state = 'left')                                                            AS left_count,
  count(*) FILTER (state = 'increased')                                                       AS increased_count,
  count(*) FILTER (state = 'reduced')                                                         AS reduced_count,
  count(*) FILTER (state = 'unchanged')                                                       AS unchanged_count,
  count(*) FILTER (state = 'appeared')                                                        AS appeared_count,
  count(*) FILTER (state = 'vanished')                                                        AS vanished_count,
  count(*) FILTER (state = 'changed_without_trade')                                           AS changed_without_trade_count,
  count(*) FILTER (state = 'trade_unexplained')                                               AS trade_unexplained_count,
  count(*) FILTER (state = 'not_comparable')                                                  AS not_comparable_count
FROM position
-- Lines that name no asset make one row per kind.
GROUP BY asset_id, CASE WHEN asset_id IS NULL THEN asset_kind END, position
