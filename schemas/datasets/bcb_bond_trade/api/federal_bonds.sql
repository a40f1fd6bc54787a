-- Lines of funds know these bonds by asset_id.
SELECT asset_id, {FederalBond}
FROM (SELECT *, 'selic:' || selic_code || ':' || maturity_date AS asset_id FROM {bcb_bond})
WHERE ($bond::VARCHAR IS NULL OR bond = $bond)
  AND ($isin::VARCHAR IS NULL OR isin = $isin)
  AND {in_ranges}
ORDER BY
  {sorted},
  selic_code, maturity_date, isin
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
