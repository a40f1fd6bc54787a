-- Each real-estate fund counts by its newest report. Shares and stakes are not papers; a certificate that securitises
-- claims is a paper of its vehicle.
WITH newest AS (
  SELECT cnpj, max(reference_date) AS reference_date, arg_max(name, reference_date) AS name FROM {cvm_fii_quarter} GROUP BY cnpj
)
SELECT
  asset.cnpj,
  coalesce(newest.name, '')                                                AS name,
  'fii'                                                                    AS type,
  sum(value)::DECIMAL(24, 2)                                               AS direct_value,
  count(*)                                                                 AS line_count,
  any_value(asset.reference_date)                                          AS report_date,
  'fii_quarter'                                                            AS report_source
FROM (FROM {cvm_fii_asset}) AS asset
JOIN newest ON newest.cnpj = asset.cnpj AND newest.reference_date = asset.reference_date
WHERE list_contains($roots::VARCHAR[], issuer_cnpj[:8]) AND issuer_cnpj <> asset.cnpj AND value <> 0
  AND asset_type IN ('CRI/CRA', 'LCI/LCA', 'LIG', 'Outros Ativos Financeiros')
  AND CASE WHEN asset_type = 'CRI/CRA' THEN 'vehicle' ELSE 'issuer' END = $role
GROUP BY ALL
ORDER BY asset.cnpj
