-- If no line of the month has this ticker, its issuer in any month counts.
WITH asset_name AS MATERIALIZED (
  SELECT asset_id FROM {asset} WHERE asset_id IN ('b3:' || $code, 'isin:' || $code, 'cetip:' || $code) OR isin = $code
),
found AS (
  SELECT issuer_id, 1 AS place FROM {issuer} WHERE issuer_id = $root
  UNION ALL
  SELECT issuer_id, 2 FROM {cvm_leaf_issuer} SEMI JOIN asset_name ON asset_id = leaf_key WHERE issuer_id IS NOT NULL
  UNION ALL
  SELECT issuer_id, 3 FROM {issuer} WHERE list_contains(string_split(tickers, ';'), $code)
)
SELECT issuer.*
FROM {issuer} SEMI JOIN (SELECT issuer_id FROM found WHERE place = (SELECT min(place) FROM found)) AS nearest USING (issuer_id)
ORDER BY issuer_id
LIMIT 2
