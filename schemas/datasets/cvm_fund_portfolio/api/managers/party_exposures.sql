-- Rows include the difference between replaced lines and opened quotas, so that all of them add up.
WITH chosen AS (
  SELECT asset_id, asset_kind AS kind, resolution, value, quantity, class_count, all_value
  FROM {cvm_party_exposure}
  WHERE party_type = $party_type AND party_cnpj = $party
),
whole AS (
  SELECT * EXCLUDE (all_value) FROM chosen
  UNION ALL
  SELECT NULL, 'reconciliation', 'reconciliation', $total::DECIMAL(24, 2) - coalesce(max(all_value), 0), NULL, 0
  FROM chosen
  HAVING $total::DECIMAL(24, 2) <> coalesce(max(all_value), 0)
)
SELECT
  coalesce(asset_id, '')                                                      AS asset_id,
  kind,
  resolution,
  value::DECIMAL(24, 2)                                                       AS value,
  quantity::DECIMAL(30, 6)                                                    AS quantity,
  exact_share_percent(value, $total::DECIMAL(24, 2))                          AS share_percent,
  class_count::BIGINT                                                         AS class_count
FROM whole
ORDER BY whole.value DESC, whole.asset_id NULLS FIRST, kind, resolution
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
