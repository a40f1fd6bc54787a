-- The confidential totals that classes of a party file in some months, by the month in which each opens.
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
  line.competence_month                                                       AS filed_month,
  strftime(confidentiality_deadline, '%Y-%m')                                 AS month,
  count(*)                                                                    AS line_count,
  count(DISTINCT line.cnpj)                                                   AS class_count,
  sum(final_position_value)::DECIMAL(24, 2)                                   AS value
FROM (FROM {cvm_fund_portfolio}) AS line
JOIN served ON served.cnpj = line.cnpj AND served.competence_month = line.competence_month
WHERE confidential AND (NOT $only_opened OR strftime(confidentiality_deadline, '%Y-%m') = $month)
GROUP BY ALL
ORDER BY filed_month, month
