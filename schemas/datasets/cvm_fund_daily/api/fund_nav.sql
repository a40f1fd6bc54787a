SELECT {DailyReport}, source_member, source_line
FROM {cvm_fund_daily}
WHERE cnpj = $cnpj
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
ORDER BY
  {sorted},
  date, coalesce(cvm_fund_daily.subclass_id, '')
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
