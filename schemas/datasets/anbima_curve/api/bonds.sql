SELECT asset_id, {BondOfDay}
FROM (
  SELECT *, 'selic:' || selic_code || ':' || maturity_date AS asset_id FROM {federal_bond_price} WHERE date = $date::DATE
)
WHERE ($bond::VARCHAR IS NULL OR bond = $bond)
  AND {in_ranges}
ORDER BY
  {sorted},
  selic_code, maturity_date
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
