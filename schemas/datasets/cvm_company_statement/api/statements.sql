SELECT {CompanyAccount}, source_member, source_line
FROM {cvm_company_statement}
WHERE cnpj = $cnpj
  AND category = $category
  AND ($statements::VARCHAR[] IS NULL OR list_contains($statements::VARCHAR[], statement))
  AND ($scope::VARCHAR IS NULL OR scope = $scope)
  AND ($period::VARCHAR IS NULL OR period = $period)
  AND {in_ranges}
ORDER BY
  {sorted},
  statement,
  scope,
  period,
  account,
  equity_column NULLS FIRST,
  period_start NULLS FIRST,
  period_end
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
