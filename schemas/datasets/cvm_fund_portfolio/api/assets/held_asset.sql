-- Counts holders and value of each asset in a month, under the name in `linked` to which its links lead.
WITH named AS MATERIALIZED (
  SELECT coalesce(root, cvm_asset_month.asset_id) AS asset_id, sum(holder_count)::BIGINT AS holders,
    sum(total_value) AS value, count(*) AS names
  FROM {cvm_asset_month} LEFT JOIN linked ON linked.id = cvm_asset_month.asset_id
  GROUP BY ALL
),
-- A class that holds an asset under two names is one holder.
counted AS (
  SELECT coalesce(root, cvm_fund_portfolio.asset_id) AS asset_id, count(DISTINCT cnpj) AS holders
  FROM {cvm_fund_portfolio}
  LEFT JOIN linked ON linked.id = cvm_fund_portfolio.asset_id
  WHERE coalesce(root, cvm_fund_portfolio.asset_id) IN (SELECT asset_id FROM named WHERE names > 1)
  GROUP BY ALL
)
SELECT asset_id, coalesce(counted.holders, named.holders) AS holders, value
FROM named LEFT JOIN counted USING (asset_id)
