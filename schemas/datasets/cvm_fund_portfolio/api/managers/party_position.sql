-- Each month has its own register of the managers and administrators of classes.
position AS (
  SELECT * FROM {cvm_position_move}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
    AND cnpj IN (SELECT cnpj FROM {cvm_party_class} WHERE party_type = $party_type AND party_cnpj = $party)
)
