SELECT {CompanyDocument}, source_member, source_line
FROM {cvm_company_document}
WHERE cnpj = $cnpj
  AND ($category::VARCHAR IS NULL OR category = $category)
  AND ($first_day::DATE IS NULL OR reference_date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR reference_date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  document_id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
