-- One row an asset: how much of it all classes hold, how much they held the month before, and how much there is of it.
WITH
position AS (FROM cvm_position_move),
manager_of_class AS (
  SELECT cnpj, party_cnpj AS manager FROM cvm_party_class WHERE party_type = 'manager' AND party_cnpj <> 'not_known'
),
asset AS (
{market_assets})
SELECT asset.*, nav_value AS fund_nav_value, quotas_issued
FROM asset
LEFT JOIN (SELECT 'fund:' || cnpj AS asset_id, nav_value FROM cvm_fund_month WHERE nav_value > 0) USING (asset_id)
LEFT JOIN (SELECT 'fund:' || cnpj AS asset_id, any_value(quotas_issued) AS quotas_issued FROM cvm_fii_month
  WHERE quotas_issued > 0 GROUP BY cnpj HAVING count(*) = 1) USING (asset_id)
