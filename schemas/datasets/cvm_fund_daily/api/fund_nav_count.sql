SELECT count(*)::INTEGER AS rows
FROM {cvm_fund_daily}
WHERE cnpj = $cnpj
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
