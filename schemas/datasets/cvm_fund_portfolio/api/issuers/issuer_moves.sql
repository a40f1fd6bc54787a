-- Reads the moves of all classes in some assets in some months, each since the month before.
SELECT
  competence_month,
  asset_id[4:]                                                            AS ticker,
  asset_kind                                                              AS kind,
  position, value, quantity, previous_value, previous_quantity,
  explained_purchases_value, explained_sales_value,
  (explained_purchases_value - explained_sales_value)::DECIMAL(24, 2)     AS explained_net_value,
  position_change_value, price_change_value,
  (position_change_value - price_change_value)::DECIMAL(24, 2)            AS quantity_change_value,
  not_comparable_value
FROM {cvm_asset_move}
WHERE asset_id IN $ids
ORDER BY competence_month, asset_id, position
