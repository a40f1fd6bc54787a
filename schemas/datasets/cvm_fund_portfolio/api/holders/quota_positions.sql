-- Funds file quotas of a class under any of its numbers; a negative line is a short position.
SELECT
  cnpj,
  'owned'                                                              AS position,
  CASE WHEN final_position_value < 0 THEN -1 ELSE 1 END * coalesce(final_position_quantity, 0) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_quota}
WHERE fund_cnpj IN $cnpjs
  AND ($subclass::VARCHAR IS NULL OR upper(subclass_id) = $subclass::VARCHAR)
