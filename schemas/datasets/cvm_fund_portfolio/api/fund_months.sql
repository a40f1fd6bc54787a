-- Reads a page of the months of one class.
SELECT
  reference_date, lines, confidential_lines, nav_value, coalesce(nav_source, '') AS nav_source, total_portfolio_value,
  residual_value, coalesce(grade, '') AS grade, coalesce(completeness, '') AS completeness,
  coalesce(missing_members, '') AS missing_members, version, coalesce(change, '') AS change
FROM ({listed_fund_month})
WHERE {in_ranges}
ORDER BY
  {sorted},
  reference_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
