SELECT {FundSegment}, source_member, source_line
FROM {cvm_fidc_segment}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  segment
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
