-- Adds up only the requested classes and kinds; the kind `all` is the sum of the requested kinds. Companies of a group
-- are one issuer, under the name of one of them.
WITH grouped AS (
  SELECT unnest($roots::VARCHAR[]) AS issuer_id, unnest($leads::VARCHAR[]) AS lead
),
held AS MATERIALIZED (
  SELECT
    coalesce(lead, issuer_id) AS issuer_id,
    role, asset_kind, cnpj, direct_value, cvm_issuer_exposure.short_value, line_count
  FROM {cvm_issuer_exposure}
  LEFT JOIN grouped USING (issuer_id)
  SEMI JOIN ({requested_class}) AS class USING (cnpj)
  WHERE line_count > 0
    AND ($issuer_ids::VARCHAR[] IS NULL OR list_contains($issuer_ids::VARCHAR[], issuer_id))
    AND ($role::VARCHAR IS NULL OR role = $role::VARCHAR)
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
),
manager AS (
  SELECT cnpj, party_cnpj AS manager FROM {cvm_party_class} WHERE party_type = 'manager' AND party_cnpj <> 'not_known'
),
managed AS (
  SELECT issuer_id, role, coalesce(asset_kind, 'all') AS kind, count(DISTINCT manager) AS manager_count
  FROM held JOIN manager USING (cnpj)
  GROUP BY GROUPING SETS ((issuer_id, role, asset_kind), (issuer_id, role))
),
summed AS (
  SELECT
    issuer_id, role, coalesce(asset_kind, 'all') AS kind,
    sum(direct_value)::DECIMAL(24,2)                                       AS direct_value,
    sum(short_value)::DECIMAL(24,2)                                        AS short_value,
    count(DISTINCT cnpj)                                                   AS class_count,
    sum(line_count)::BIGINT                                                AS line_count
  FROM held
  GROUP BY GROUPING SETS ((issuer_id, role, asset_kind), (issuer_id, role))
)
SELECT summed.*, coalesce(manager_count, 0)::BIGINT AS manager_count
FROM summed LEFT JOIN managed USING (issuer_id, role, kind)
ORDER BY issuer_id, role, kind
