-- The assets that a code can name: by their own name, as a bond with that Selic code, or by an ISIN that lines file with
-- another code. Lines of an option file the ISIN of its share.
SELECT asset_id, asset_kind, coalesce(names, '') AS names, ticker, isin, maturity_date FROM {asset}
WHERE asset_id IN $ids
  OR ($selic::VARCHAR IS NOT NULL AND starts_with(asset_id, $selic))
  OR (isin = $isin::VARCHAR AND split_part(asset_id, ':', 1) IN ('b3', 'selic', 'cetip'))
ORDER BY asset_id
