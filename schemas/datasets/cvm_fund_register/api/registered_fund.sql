-- A fund of the register of Resolution CVM 175.
SELECT
  cvm_code, name, type, type_filed, status, status_filed, status_date, registration_date, creation_date, cancelation_date,
  rcvm175_date, exercise_date, exercise_end_date, nav_value, nav_date, class_count, source_member, source_line
FROM {cvm_fund}
WHERE cnpj = $cnpj AND register = 'rcvm175' AND fund_id = $fund_id
