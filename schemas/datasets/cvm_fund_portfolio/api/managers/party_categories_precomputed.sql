-- Gives the sums of party_categories.sql from a table that only newer snapshots have.
SELECT
  competence_month,
  category,
  total_value                                                                 AS value,
  confidential_value
FROM {cvm_party_category}
WHERE party_type = $party_type AND party_cnpj = $party
ORDER BY competence_month, category
