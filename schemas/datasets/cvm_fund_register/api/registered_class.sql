-- All that the registers say of a class; several rows where its number was registered twice.
SELECT
  -- Only a class's NAV is current; that of a fund is frozen at its adaptation.
  * REPLACE (
    CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
    CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
  )
FROM {cvm_fund_class}
WHERE cnpj = $cnpj
