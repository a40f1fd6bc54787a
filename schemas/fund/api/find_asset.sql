-- A code can be an asset's own name, the Selic code of a bond, or an ISIN next to another code in lines. Lines of an
-- option have the ISIN of its share.
WITH name AS (
  SELECT unnest($ids::VARCHAR[]) AS asset_id
  UNION
  -- A range is fast here, because the file is sorted by name.
  SELECT asset_id FROM {asset} WHERE asset_id >= $selic::VARCHAR AND asset_id < $selic::VARCHAR || chr(127)
  UNION
  SELECT asset_id FROM {asset} WHERE isin = $isin::VARCHAR AND split_part(asset_id, ':', 1) IN ('b3', 'selic', 'cetip')
)
SELECT asset_id, asset_kind, coalesce(names, '') AS names, ticker, isin, maturity_date
FROM {asset} SEMI JOIN name USING (asset_id)
ORDER BY asset_id
