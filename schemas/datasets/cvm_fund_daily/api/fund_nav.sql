-- The daily reports of one class in the months asked for.
SELECT
  date, coalesce(subclass_id, '') AS subclass_id,
  quota_value, net_assets_value, portfolio_value, inflow_value, outflow_value, holders,
  source_member, source_line
FROM cvm_fund_daily
WHERE cnpj = $cnpj
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
ORDER BY
  {sorted},
  date, coalesce(cvm_fund_daily.subclass_id, '')
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
