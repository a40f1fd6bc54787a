-- A page of the months of one class: those in which it filed lines or a NAV, and those whose filing is withdrawn.
WITH newest AS (
  SELECT competence_month, max(version) AS version, arg_max(change, version) AS change
  FROM {cvm_fund_revision}
  WHERE cnpj = $cnpj
  GROUP BY competence_month
),
listed AS (
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
)
SELECT
  reference_date, lines, confidential_lines, nav_value, coalesce(nav_source, '') AS nav_source, total_portfolio_value,
  residual_value, coalesce(grade, '') AS grade, coalesce(completeness, '') AS completeness,
  coalesce(missing_members, '') AS missing_members, version, coalesce(change, '') AS change
FROM listed
WHERE {in_ranges}
ORDER BY
  {sorted},
  reference_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
