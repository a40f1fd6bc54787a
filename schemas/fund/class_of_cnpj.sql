-- The class with this number, and the classes of the fund with this number. Few rows: they are put in order by code,
-- which spares half the time that this query would take with an ORDER BY.
SELECT
  id, cnpj, class_id, fund_cnpj, cvm_id, cvm_code, fund_id, CASE WHEN type_filed IS NOT NULL THEN type END AS type, status,
  status_date, registration_date, creation_date, exercise_date, exercise_end_date, cancelation_date, rcvm175_date,
  name,
  -- Only a class's NAV is current; that of a fund is frozen at its adaptation.
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM cvm_fund_class
WHERE cnpj = $cnpj OR fund_cnpj = $cnpj
