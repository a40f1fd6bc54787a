WITH holder AS (
  SELECT reference_date, sum(holders)::BIGINT AS holders FROM {cvm_fidc_quota} WHERE cnpj = $cnpj GROUP BY reference_date
)
SELECT
  reference_date,
  'fidc_month'                                                                  AS report_source,
  nav                                                                           AS nav_value,
  total_assets,
  liabilities,
  NULL::DECIMAL(28,8)                                                           AS quotas_issued,
  NULL::DECIMAL(27,12)                                                          AS quota_value,
  holders,
  NULL::DECIMAL(28,10)                                                          AS return_effective,
  NULL::DECIMAL(28,10)                                                          AS dividend_yield,
  NULL::DECIMAL(28,10)                                                          AS amortization,
  credit_rights_gross,
  (coalesce(provision_risk, 0) + coalesce(provision_no_risk, 0))::DECIMAL(20,2) AS provision,
  overdue,
  source_member,
  source_line
FROM {cvm_fidc_month}
LEFT JOIN holder USING (reference_date)
WHERE cnpj = $cnpj
