SELECT
  asset_kind                                                                                  AS kind,
  state,
  count(*)::INTEGER                                                                           AS count,
  sum(coalesce(value, 0) - coalesce(previous_value, 0))::DECIMAL(24, 2)                       AS value,
  sum(filed_purchases_value + filed_sales_value)::DECIMAL(24, 2)                              AS traded_value,
  coalesce(sum(filed_purchases_value + filed_sales_value) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 2) AS explained_value
FROM {cvm_position_move}
GROUP BY asset_kind, state
ORDER BY state, kind
