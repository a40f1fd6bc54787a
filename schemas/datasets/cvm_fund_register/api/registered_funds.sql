-- Reads the fund from the register of Resolution CVM 175 and from the legacy register.
SELECT
  cnpj, register, fund_id, cvm_code, name, type, type_filed, status, status_filed, status_date, registration_date,
  creation_date, cancelation_date,
  rcvm175_date, exercise_date, exercise_end_date, nav_value, nav_date, class_count,
  activity_start_date, classification_date, performance_fee, performance_fee_note, administration_fee, administration_fee_note,
  source_member, source_line
FROM {cvm_fund}
WHERE cnpj = $cnpj
