-- A month is listed if the class filed lines or a NAV in it, or if its filing is withdrawn.
WITH newest AS (
  SELECT competence_month, max(version) AS version, arg_max(change, version) AS change
  FROM {cvm_fund_revision}
  WHERE cnpj = $cnpj
  GROUP BY competence_month
)
SELECT
  coalesce(reference_date, last_day((competence_month || '-01')::DATE)) AS reference_date,
  coalesce(line_count, 0)               AS lines,
  coalesce(confidential_line_count, 0)  AS confidential_lines,
  nav_value,
  nav_source,
  total_portfolio_value,
  residual_value,
  reconciliation_grade                  AS grade,
  completeness,
  missing_members,
  version,
  change
FROM (FROM {cvm_fund_month} WHERE cnpj = $cnpj)
FULL JOIN newest USING (competence_month)
