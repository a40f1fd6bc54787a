-- Gives the sums of party_hidden.sql for the requested classes only.
WITH {served_class_month}
SELECT
  hidden.competence_month                                                     AS filed_month,
  opens                                                                       AS month,
  sum(line_count)::BIGINT                                                     AS line_count,
  count(DISTINCT hidden.cnpj)                                                 AS class_count,
  sum(value)::DECIMAL(24, 2)                                                  AS value
FROM (FROM {cvm_class_hidden}) AS hidden
JOIN served ON served.cnpj = hidden.cnpj AND served.competence_month = hidden.competence_month
WHERE hidden.competence_month = $month OR opens = $month
GROUP BY ALL
ORDER BY filed_month, month
