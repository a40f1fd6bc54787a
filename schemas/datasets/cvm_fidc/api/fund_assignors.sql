SELECT {FundAssignor}, source_member, source_line
FROM {cvm_fidc_assignor}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  risk_acquired,
  ordinal
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
