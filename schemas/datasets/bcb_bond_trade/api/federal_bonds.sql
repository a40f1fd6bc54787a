-- The federal bonds that were traded, with the id that lines of funds have for them.
SELECT asset_id, {FederalBond}
FROM (SELECT *, 'selic:' || selic_code || ':' || maturity_date AS asset_id FROM {bcb_bond})
WHERE ($bond::VARCHAR IS NULL OR bond = $bond)
  AND ($isin::VARCHAR IS NULL OR isin = $isin)
  AND {in_ranges}
ORDER BY
  {sorted},
  selic_code, maturity_date, isin
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
