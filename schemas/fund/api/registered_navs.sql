-- A number registered twice has several rows. The NAV of a fund itself is left out, because it is frozen at the fund's
-- adaptation.
SELECT
  cnpj, class_id, fund_id, status, status_date,
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM {cvm_fund_class}
WHERE cnpj IN $cnpjs
