-- The NAV of some classes as registered; several rows where a number was registered twice. That of a fund is none: it is
-- frozen at its adaptation.
SELECT
  cnpj, class_id, fund_id, status, status_date,
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM cvm_fund_class
WHERE cnpj IN $cnpjs
