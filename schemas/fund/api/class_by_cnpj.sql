-- The class with this number; several rows where it was registered twice.
SELECT
  -- Only what was filed says the type, and only a class's NAV is current; that of a fund is frozen at its adaptation.
  * REPLACE (
    CASE WHEN type_filed IS NOT NULL THEN type END    AS type,
    CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
    CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
  )
FROM {cvm_fund_class}
WHERE cnpj = $cnpj
