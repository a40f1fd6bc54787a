-- Reads the facts of the class with this number; several rows if it was registered twice.
SELECT
  id, cvm_id, cvm_code, cnpj, class_id, fund_id, fund_cnpj, status, status_date, registration_date, creation_date,
  exercise_date, exercise_end_date, cancelation_date, rcvm175_date, name,
  -- The type is only known if it was filed, and only the NAV of a class is current: the NAV of a fund is frozen at its
  -- adaptation.
  CASE WHEN type_filed IS NOT NULL THEN type END    AS type,
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM {cvm_fund_class}
WHERE cnpj = $cnpj
