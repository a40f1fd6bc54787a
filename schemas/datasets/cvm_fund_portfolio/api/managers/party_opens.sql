-- Counts the confidential totals filed in the month by the month of their opening, and the earlier totals that opened
-- in the month.
WITH {served_class_month}
SELECT
  line.competence_month                                                       AS filed_month,
  strftime(confidentiality_deadline, '%Y-%m')                                 AS month,
  count(*)                                                                    AS line_count,
  count(DISTINCT line.cnpj)                                                   AS class_count,
  sum(final_position_value)::DECIMAL(24, 2)                                   AS value
FROM (FROM {cvm_fund_portfolio}) AS line
JOIN served ON served.cnpj = line.cnpj AND served.competence_month = line.competence_month
WHERE confidential AND (line.competence_month = $month OR strftime(confidentiality_deadline, '%Y-%m') = $month)
GROUP BY ALL
ORDER BY filed_month, month
