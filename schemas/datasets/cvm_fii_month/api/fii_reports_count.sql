-- The number of monthly reports of one real-estate fund in the months that are read, with the figures that ranges are of.
WITH report AS (
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
)
SELECT count(*)::INTEGER AS rows
FROM report
WHERE {in_ranges}
