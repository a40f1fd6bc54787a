-- Counts the positions of the classes of each manager and administrator in each state, and sums their changes.
SELECT
  party_type,
  party_cnpj,
  state,
  count(*)                                                                                    AS position_count,
  sum(coalesce(value, 0) - coalesce(previous_value, 0))                                       AS value,
  sum(filed_purchases_value + filed_sales_value)                                              AS traded_value,
  coalesce(sum(filed_purchases_value + filed_sales_value) FILTER (unexplained_quantity = 0), 0) AS explained_value
FROM cvm_position_move
JOIN (SELECT DISTINCT cnpj, party_type, party_cnpj FROM cvm_party_class) USING (cnpj)
GROUP BY party_type, party_cnpj, state
