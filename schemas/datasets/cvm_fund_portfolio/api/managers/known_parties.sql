-- Known part: the NAV of classes whose manager or administrator is in the register.
SELECT
  sum(nav_value)::DECIMAL(24, 2)                                              AS nav_value,
  coalesce(sum(nav_value) FILTER (cnpj NOT IN (
    SELECT cnpj FROM {cvm_party_class} WHERE party_type = $party_type AND party_cnpj = 'not_known'
  )), 0)::DECIMAL(24, 2)                                                      AS known_nav_value,
  (SELECT min(party_basis) FROM {cvm_party_class})                            AS party_basis
FROM {cvm_class_total}
WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
  AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
