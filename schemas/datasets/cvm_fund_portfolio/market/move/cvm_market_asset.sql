-- One row per asset, with the holdings of all classes in the month and the month before, and its amount in the market.
WITH
position AS (FROM cvm_position_move),
manager_of_class AS (
  SELECT cnpj, party_cnpj AS manager FROM cvm_party_class WHERE party_type = 'manager' AND party_cnpj <> 'not_known'
),
asset AS (
{market_assets})
SELECT
  asset.* REPLACE (
    CASE WHEN has_before THEN previous_long_value END         AS previous_long_value,
    CASE WHEN has_before THEN previous_long_quantity END      AS previous_long_quantity,
    CASE WHEN has_before THEN previous_short_value END        AS previous_short_value,
    CASE WHEN has_before THEN previous_holder_count END       AS previous_holder_count
  ),
  nav_value AS fund_nav_value, quotas_issued
FROM asset
-- Earlier holdings are not known if no class filed lines the month before, for example because that month was not
-- compiled.
CROSS JOIN (SELECT count(previous_quantity) > 0 AS has_before FROM position)
LEFT JOIN (SELECT 'fund:' || cnpj AS asset_id, nav_value FROM cvm_fund_month WHERE nav_value > 0) USING (asset_id)
LEFT JOIN (SELECT 'fund:' || cnpj AS asset_id, any_value(quotas_issued) AS quotas_issued FROM cvm_fii_month
  WHERE quotas_issued > 0 GROUP BY cnpj HAVING count(*) = 1) USING (asset_id)
