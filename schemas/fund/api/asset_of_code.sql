-- The ISINs of a ticker, and what links lead a ticker or an ISIN to.
SELECT asset_id, isin, alias_of
FROM {asset}
WHERE asset_id = $id
   OR asset_id IN (SELECT alias_of FROM {asset} WHERE asset_id = $id)
