-- Value of each issuer in all classes by their own lines, by role and kind, and once for all kinds.
WITH line AS (
  SELECT issuer_id, role, cvm_leaf_issuer.asset_kind, cnpj, position, coalesce(final_position_value, 0) AS value
  FROM cvm_fund_portfolio
  JOIN cvm_leaf_issuer ON leaf_key = {leaf_key_of_held_line}
  WHERE {counting_line} AND issuer_id IS NOT NULL
),
class AS (
  SELECT
    issuer_id, role, asset_kind, cnpj,
    sum(value)                                                           AS value,
    coalesce(sum(value) FILTER (position = 'borrowed'), 0)               AS short_value,
    count(*)                                                             AS line_count
  FROM line GROUP BY ALL
),
managed AS (
  SELECT issuer_id, role, coalesce(asset_kind, 'all') AS asset_kind, count(DISTINCT party_cnpj) AS manager_count
  FROM class JOIN cvm_party_class USING (cnpj)
  WHERE party_type = 'manager' AND party_cnpj <> 'not_known'
  GROUP BY GROUPING SETS ((issuer_id, role, asset_kind), (issuer_id, role))
),
summed AS (
  SELECT
    issuer_id, role, coalesce(asset_kind, 'all')                         AS asset_kind,
    sum(value)                                                           AS direct_value,
    sum(short_value)                                                     AS short_value,
    count(DISTINCT cnpj)                                                 AS class_count,
    sum(line_count)                                                      AS line_count
  FROM class
  GROUP BY GROUPING SETS ((issuer_id, role, asset_kind), (issuer_id, role))
)
SELECT summed.*, coalesce(manager_count, 0) AS manager_count
FROM summed LEFT JOIN managed USING (issuer_id, role, asset_kind)
