-- A structured fund with an own report for the month may also have filed holdings or a NAV.
SELECT cnpj, nav_value IS NOT NULL AS has_nav
FROM {cvm_class_total}
WHERE cnpj IN (
  SELECT cnpj FROM {cvm_fidc_report} WHERE reference_date = $last_day::DATE
  UNION ALL
  SELECT cnpj FROM {cvm_fii_month_report} WHERE reference_date = $last_day::DATE
)
ORDER BY cnpj
