-- Finds the real-estate funds that list quotas of other funds in their quarterly reports, or with $held one of these
-- funds.
SELECT DISTINCT cnpj
FROM {cvm_fii_asset}
WHERE issuer_cnpj IS NOT NULL AND asset_type IN $types
  AND ($held::VARCHAR[] IS NULL OR list_contains($held::VARCHAR[], issuer_cnpj))
