-- Sums the lines of a manager's or administrator's classes by category, in some months.
SELECT
  party.competence_month,
  category,
  sum(total_value)::DECIMAL(24, 2)                                            AS value,
  coalesce(sum(confidential_value), 0)::DECIMAL(24, 2)                        AS confidential_value
FROM (FROM {cvm_party_class}) AS party
JOIN (FROM {cvm_fund_category}) AS own
  ON own.cnpj = party.cnpj AND own.competence_month = party.competence_month
WHERE party_type = $party_type AND party_cnpj = $party
GROUP BY party.competence_month, category
ORDER BY party.competence_month, category
