-- The assets that a code can name: by their own name, or as a bond with that Selic code.
SELECT asset_id, asset_kind, coalesce(names, '') AS names, ticker, isin, maturity_date FROM asset
WHERE asset_id IN $ids OR ($selic::VARCHAR IS NOT NULL AND starts_with(asset_id, $selic))
ORDER BY asset_id
