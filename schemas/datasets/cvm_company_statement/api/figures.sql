SELECT {CompanyFigures}, source_member, source_line
FROM {cvm_company_figures}
WHERE cnpj = $cnpj
  AND category = $category
  AND ($scope::VARCHAR IS NULL OR scope = $scope)
  AND ($period::VARCHAR IS NULL OR period = $period)
  AND ($first_day::DATE IS NULL OR reference_date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR reference_date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  scope,
  period,
  version,
  period_start NULLS FIRST,
  period_end
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
