SELECT asset_id, isin, alias_of
FROM {asset}
WHERE asset_id = $id
   OR asset_id IN (SELECT alias_of FROM {asset} WHERE asset_id = $id)
