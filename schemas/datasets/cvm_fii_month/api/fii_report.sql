SELECT
  reference_date,
  'fii_month'                                   AS report_source,
  nav                                           AS nav_value,
  total_assets,
  liabilities,
  coalesce(quotas, quotas_issued)               AS quotas_issued,
  quota_value,
  holders,
  return_effective,
  dividend_yield,
  amortization,
  NULL::DECIMAL(20,2)                           AS credit_rights_gross,
  NULL::DECIMAL(20,2)                           AS provision,
  NULL::DECIMAL(20,2)                           AS overdue,
  source_member,
  source_line
FROM {cvm_fii_month}
WHERE cnpj = $cnpj
