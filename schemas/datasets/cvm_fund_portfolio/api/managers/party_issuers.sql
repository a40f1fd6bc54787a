-- Sums the values of each issuer in the classes of a manager or administrator, in one role, by their own lines.
WITH held AS (
  SELECT
    issuer_id,
    sum(direct_value)::DECIMAL(24,2)                                         AS direct_value,
    count(DISTINCT cnpj)                                                     AS class_count,
    sum(line_count)::BIGINT                                                  AS line_count
  FROM {cvm_issuer_exposure}
  WHERE role = $role AND line_count > 0
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    AND cnpj IN (SELECT cnpj FROM ({requested_class}) AS class)
    AND cnpj IN (SELECT cnpj FROM {cvm_party_class} WHERE party_type = $party_type AND party_cnpj = $party)
  GROUP BY issuer_id
)
SELECT
  direct_value, issuer_id, coalesce(name, '') AS name, coalesce(cnpj, '') AS cnpj, coalesce(is_securitiser, false) AS is_securitiser,
  exact_share_percent(direct_value, sum(direct_value) OVER ())               AS share_percent,
  class_count, line_count
FROM held LEFT JOIN {issuer} USING (issuer_id)
ORDER BY issuer_id
