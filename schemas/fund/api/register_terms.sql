-- Reads the terms of each of these assets in the register: by its code if lines have it, otherwise by the link of the
-- month.
SELECT
  asset_id,
  code,
  cnpj AS issuer_cnpj,
  issuer_name,
  isin,
  maturity_date,
  index,
  index_percent,
  rate,
  CASE WHEN to_id IS NULL THEN 'filed' ELSE 'derived' END AS basis
FROM (SELECT DISTINCT unnest($ids::VARCHAR[]) AS asset_id) AS asked
LEFT JOIN (SELECT from_id AS asset_id, to_id FROM {debenture_link} WHERE month = $month) AS link USING (asset_id)
JOIN {debenture} ON 'cetip:' || code = coalesce(to_id, asset_id)
ORDER BY basis = 'derived', code
