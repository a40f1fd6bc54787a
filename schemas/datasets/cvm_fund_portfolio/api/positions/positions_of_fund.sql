-- Quotas may be filed under any of the fund's numbers, or for one subclass.
SELECT
  competence_month,
  sum(CASE WHEN final_position_value < 0 THEN -1 ELSE 1 END * coalesce(final_position_quantity, 0))::DECIMAL(24,6) AS quantity,
  sum(coalesce(final_position_value, 0))::DECIMAL(24,2)                                                           AS value,
  count(*)::INTEGER                                                                                                AS lines
FROM {cvm_fund_quota}
WHERE cnpj = $cnpj
  AND fund_cnpj IN $cnpjs
  AND ($subclass::VARCHAR IS NULL OR upper(subclass_id) = $subclass::VARCHAR)
GROUP BY competence_month
