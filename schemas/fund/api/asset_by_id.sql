-- The asset of one name. The file is sorted by name, and an equality reads one part of it where a list reads more.
SELECT asset_id, asset_kind, coalesce(names, '') AS names, ticker, isin, maturity_date
FROM {asset}
WHERE asset_id = $id
