-- Adds up by asset, or by asset and class.
SELECT
  asset_id,
  min(kind)                                                                   AS kind,
  resolution,
  CASE WHEN $by_fund THEN cnpj ELSE '' END                                    AS cnpj,
  sum(value)::DECIMAL(24, 2)                                                  AS value,
  sum(quantity)::DECIMAL(30, 6)                                               AS quantity,
  count(DISTINCT cnpj)                                                        AS class_count
FROM by_class
WHERE ($asset_id::VARCHAR IS NULL OR asset_id = $asset_id::VARCHAR)
  AND ($kind::VARCHAR IS NULL OR kind = $kind::VARCHAR)
  AND ($resolution::VARCHAR IS NULL OR resolution = $resolution::VARCHAR)
GROUP BY asset_id, resolution, CASE WHEN $by_fund THEN cnpj ELSE '' END, CASE WHEN asset_id = '' THEN kind END
ORDER BY asset_id, kind, resolution, cnpj
