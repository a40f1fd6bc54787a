-- What party_opens.sql adds up from all lines, from the table of what each class hides, which has far fewer rows and which
-- only newer snapshots have.
WITH served AS (
  SELECT DISTINCT cvm_party_class.cnpj, cvm_party_class.competence_month
  FROM {cvm_party_class}
  JOIN (FROM {cvm_class_total}) AS total
    ON total.cnpj = cvm_party_class.cnpj AND total.competence_month = cvm_party_class.competence_month
  WHERE party_type = $party_type AND party_cnpj = $party
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
)
SELECT
  hidden.competence_month                                                     AS filed_month,
  opens                                                                       AS month,
  sum(line_count)::BIGINT                                                     AS line_count,
  count(DISTINCT hidden.cnpj)                                                 AS class_count,
  sum(value)::DECIMAL(24, 2)                                                  AS value
FROM (FROM {cvm_class_hidden}) AS hidden
JOIN served ON served.cnpj = hidden.cnpj AND served.competence_month = hidden.competence_month
WHERE NOT $only_opened OR opens = $month
GROUP BY ALL
ORDER BY filed_month, month
