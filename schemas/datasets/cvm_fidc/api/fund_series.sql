-- The source is the line of the quotas, or otherwise the line of the first table with the series.
SELECT
  {FundSeries},
  coalesce(source_member, holders_source_member, return_source_member, performance_source_member) AS source_member,
  coalesce(source_line, holders_source_line, return_source_line, performance_source_line)         AS source_line
FROM {cvm_fidc_quota}
WHERE cnpj = $cnpj
  AND {in_ranges}
ORDER BY
  {sorted},
  series
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
