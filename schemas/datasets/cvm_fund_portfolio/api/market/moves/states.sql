-- Counts the positions in each state and sums their changes: the total over all states is the change of all values.
SELECT
  state,
  count(*)                                                                                    AS count,
  sum(coalesce(value, 0) - coalesce(previous_value, 0))::DECIMAL(24, 2)                       AS value,
  sum(filed_purchases_value + filed_sales_value)::DECIMAL(24, 2)                              AS traded_value,
  coalesce(sum(filed_purchases_value + filed_sales_value) FILTER (unexplained_quantity = 0), 0)::DECIMAL(24, 2) AS explained_value
FROM position
WHERE ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
  AND ($ids::VARCHAR[] IS NULL OR list_contains($ids::VARCHAR[], asset_id))
GROUP BY state
ORDER BY state
