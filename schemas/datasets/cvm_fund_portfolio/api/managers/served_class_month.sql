served AS (
  SELECT total.competence_month, total.cnpj, total.nav_value
  FROM {cvm_party_class}
  JOIN (FROM {cvm_class_total}) AS total
    ON total.cnpj = cvm_party_class.cnpj AND total.competence_month = cvm_party_class.competence_month
  WHERE party_type = $party_type AND party_cnpj = $party
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
)
