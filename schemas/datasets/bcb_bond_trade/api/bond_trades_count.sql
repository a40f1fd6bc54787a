-- Counts such rows in the requested months.
SELECT count(*)::INTEGER AS rows
FROM {bcb_bond_trade}
WHERE ($bond::VARCHAR IS NULL OR bond = $bond)
  AND ($isin::VARCHAR IS NULL OR isin = $isin)
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
  AND {in_ranges}
