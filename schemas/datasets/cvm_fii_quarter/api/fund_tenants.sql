SELECT {FundTenant}, source_member, source_line
FROM {cvm_fii_tenant}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  ordinal
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
