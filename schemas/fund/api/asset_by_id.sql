-- An equality reads one part of the file, which is sorted by name; a list would read more.
SELECT asset_id, asset_kind, coalesce(names, '') AS names, ticker, isin, maturity_date
FROM {asset}
WHERE asset_id = $id
