-- The class with this number, or the classes of the fund with this number.
SELECT
  id, cnpj, class_id, fund_cnpj, cvm_id, cvm_code, fund_id, CASE WHEN type_filed IS NOT NULL THEN type END AS type, status,
  status_date, registration_date, creation_date, exercise_date, exercise_end_date, cancelation_date, rcvm175_date,
  name,
  -- Only a class's NAV is current; that of a fund is frozen at its adaptation.
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM cvm_fund_class
WHERE cnpj = $cnpj OR fund_cnpj = $cnpj
-- A number registered twice: the class that is not cancelled counts, then the newest.
ORDER BY cnpj <> $cnpj, cnpj, status = 'cancelled', status_date DESC NULLS LAST, class_id DESC
