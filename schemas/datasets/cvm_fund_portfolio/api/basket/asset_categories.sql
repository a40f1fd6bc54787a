-- Finds the category of most lines of each asset.
SELECT asset_id, arg_max(category, (line_count, category)) AS category, min(asset_kind) AS kind
FROM (
  SELECT asset_id, category, min(asset_kind) AS asset_kind, count(*) AS line_count
  FROM {cvm_fund_portfolio} WHERE asset_id IS NOT NULL GROUP BY asset_id, category
)
GROUP BY asset_id
