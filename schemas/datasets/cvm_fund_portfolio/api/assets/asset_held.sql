-- Reads how much is held of an asset from its names in the month. A class that holds it under two names is one holder,
-- so the lines are counted where the asset has several.
WITH named AS MATERIALIZED (
  SELECT asset_id, holder_count, total_value FROM {cvm_asset_month} WHERE asset_id IN $ids
),
counted AS (
  SELECT count(DISTINCT cnpj) AS holders
  FROM {cvm_fund_portfolio}
  WHERE asset_id IN (SELECT asset_id FROM named WHERE (SELECT count(*) FROM named) > 1)
)
SELECT
  CASE WHEN count(*) > 1 THEN (SELECT holders FROM counted) ELSE coalesce(max(holder_count), 0) END::BIGINT AS holders,
  coalesce(sum(total_value), 0)::DECIMAL(24, 2) AS value
FROM named
