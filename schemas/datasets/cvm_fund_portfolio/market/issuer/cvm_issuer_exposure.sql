-- Value of each issuer in each class, by its own lines and through the funds that it holds.
WITH direct AS (
  SELECT
    issuer_id, role, cvm_leaf_issuer.asset_kind, cnpj,
    sum(coalesce(final_position_value, 0))                               AS direct_value,
    coalesce(sum(final_position_value) FILTER (position = 'borrowed'), 0) AS short_value,
    count(*)                                                             AS line_count
  FROM cvm_fund_portfolio
  JOIN cvm_leaf_issuer ON leaf_key = {leaf_key_of_held_line}
  WHERE {counting_line} AND issuer_id IS NOT NULL
  GROUP BY ALL
),
-- A look-through includes the lines of the class itself.
whole AS (
  SELECT
    issuer_id, role, cvm_leaf_issuer.asset_kind, cnpj,
    sum(value)                                                           AS whole_value,
    min(shortest_depth)                                                  AS shortest_depth
  FROM cvm_fund_look_through
  JOIN cvm_leaf_issuer USING (leaf_key)
  WHERE issuer_id IS NOT NULL
  GROUP BY ALL
)
SELECT
  issuer_id, role, asset_kind, cnpj,
  coalesce(direct_value, 0)                                              AS direct_value,
  coalesce(short_value, 0)                                               AS short_value,
  CASE
    WHEN whole_value IS NOT NULL                                         THEN whole_value - coalesce(direct_value, 0)
    -- In this look-through the holdings of the class in the issuer add up to zero.
    WHEN cnpj IN (SELECT cnpj FROM cvm_fund_look_through)                THEN -direct_value
  END                                                                    AS indirect_value,
  coalesce(line_count, 0)                                                AS line_count,
  coalesce(shortest_depth, 0)                                            AS shortest_depth
FROM direct
FULL JOIN whole USING (issuer_id, role, asset_kind, cnpj)
