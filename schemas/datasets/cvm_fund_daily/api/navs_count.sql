WITH named AS (
  SELECT unnest($requested::VARCHAR[]) AS requested_cnpj, unnest($cnpjs::VARCHAR[]) AS cnpj
)
SELECT count(*)::INTEGER AS rows
FROM {cvm_fund_daily}
JOIN named USING (cnpj)
WHERE ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
