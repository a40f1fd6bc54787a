-- The credit rights of one class in the requested month, by days to or from maturity.
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
