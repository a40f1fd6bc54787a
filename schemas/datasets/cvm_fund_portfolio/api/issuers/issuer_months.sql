-- Reads the value of an issuer in all classes by their own lines in each month, in one role; the kind `all` is every
-- kind.
SELECT
  competence_month, issuer_id, role, asset_kind AS kind, direct_value, short_value,
  class_count::BIGINT AS class_count, line_count::BIGINT AS line_count, manager_count::BIGINT AS manager_count
FROM {cvm_issuer_month}
WHERE issuer_id = $issuer_id AND role = $role AND asset_kind = $kind
ORDER BY competence_month
