SELECT {FundStatementLimit}, source_member, source_line
FROM {cvm_fund_statement_limit}
WHERE cnpj = $cnpj
  AND reference_date = $reference_date::DATE
  AND {in_ranges}
ORDER BY
  {sorted},
  limit_kind
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
