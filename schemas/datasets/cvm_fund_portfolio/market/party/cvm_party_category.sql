-- Sums of the lines of each manager's and administrator's classes by category.
SELECT
  party_type,
  party_cnpj,
  category,
  sum(total_value)                                             AS total_value,
  coalesce(sum(confidential_value), 0)                         AS confidential_value
FROM cvm_party_class
JOIN cvm_fund_category USING (cnpj)
GROUP BY party_type, party_cnpj, category
