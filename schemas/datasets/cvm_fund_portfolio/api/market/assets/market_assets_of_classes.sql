-- Lists the assets that some classes hold.
WITH
position AS (
  SELECT * FROM {cvm_position_move}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
manager_of_class AS (
  SELECT cnpj, party_cnpj AS manager FROM {cvm_party_class}
  WHERE party_type = 'manager' AND party_cnpj <> 'not_known' AND cnpj IN (SELECT cnpj FROM position)
),
counted AS (
{market_assets}),
held_asset AS (
  SELECT counted.*, fund_nav_value, quotas_issued
  FROM counted
  LEFT JOIN (SELECT asset_id, fund_nav_value, quotas_issued FROM {cvm_market_asset}) AS size ON size.asset_id = counted.asset_id
),
{listed_market_assets}
