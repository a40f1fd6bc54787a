-- Adds the requested number of its class to each report.
WITH named AS (
  SELECT unnest($requested::VARCHAR[]) AS requested_cnpj, unnest($cnpjs::VARCHAR[]) AS cnpj
)
SELECT requested_cnpj, {BatchDailyReport}, source_member, source_line
FROM {cvm_fund_daily}
JOIN named USING (cnpj)
WHERE ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  date, requested_cnpj, coalesce(cvm_fund_daily.subclass_id, '')
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
