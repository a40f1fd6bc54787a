-- Reads the values of issuers in all classes by their own lines, by role and kind; the kind `all` is every kind.
SELECT
  issuer_id, role, asset_kind AS kind, direct_value, short_value,
  class_count::BIGINT AS class_count, line_count::BIGINT AS line_count, manager_count::BIGINT AS manager_count
FROM {cvm_issuer_month}
WHERE ($issuer_id::VARCHAR IS NULL OR issuer_id = $issuer_id::VARCHAR)
  AND ($role::VARCHAR IS NULL OR role = $role::VARCHAR)
  AND ($kind::VARCHAR IS NULL OR asset_kind = $kind::VARCHAR)
ORDER BY issuer_id, role, kind
