-- Only the highest version of each form counts.
SELECT {CompanySecurity}, source_member, source_line
FROM (
  SELECT * FROM {cvm_company_security}
  WHERE cnpj = $cnpj
  QUALIFY version = max(version) OVER (PARTITION BY reference_date)
)
WHERE {in_ranges}
ORDER BY
  {sorted},
  reference_date, source_member, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
