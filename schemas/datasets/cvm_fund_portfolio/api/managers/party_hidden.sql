-- Adds up for all classes of the party what party_opens.sql adds up from all lines, but from the table of what each class
-- hides. That table has far fewer rows, and only newer snapshots have it.
SELECT
  hidden.competence_month                                                     AS filed_month,
  opens                                                                       AS month,
  sum(line_count)::BIGINT                                                     AS line_count,
  count(DISTINCT hidden.cnpj)                                                 AS class_count,
  sum(value)::DECIMAL(24, 2)                                                  AS value
FROM (FROM {cvm_class_hidden}) AS hidden
SEMI JOIN (SELECT cnpj, competence_month FROM {cvm_party_class} WHERE party_type = $party_type AND party_cnpj = $party) AS its
  ON its.cnpj = hidden.cnpj AND its.competence_month = hidden.competence_month
WHERE hidden.competence_month = $month OR opens = $month
GROUP BY ALL
ORDER BY filed_month, month
