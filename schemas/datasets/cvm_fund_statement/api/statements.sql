SELECT {FundStatement}, source_member, source_line
FROM {cvm_fund_statement}
WHERE cnpj = $cnpj
  AND ($first_day::DATE IS NULL OR reference_date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR reference_date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  reference_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
