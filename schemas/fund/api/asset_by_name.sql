-- The assets with one of these names, and those whose name begins so.
SELECT asset_id, maturity_date FROM asset
WHERE asset_id IN $names OR ($selic::VARCHAR IS NOT NULL AND starts_with(asset_id, $selic))
ORDER BY asset_id
