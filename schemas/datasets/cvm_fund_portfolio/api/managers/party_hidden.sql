-- Gives the sums of party_opens.sql for all classes of the party from the table of hidden lines by class, which has far
-- fewer rows. Only newer snapshots have that table.
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
