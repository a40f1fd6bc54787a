SELECT {FundAge}, source_member, source_line
FROM {cvm_fidc_age}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  state,
  days_from,
  risk_acquired
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
