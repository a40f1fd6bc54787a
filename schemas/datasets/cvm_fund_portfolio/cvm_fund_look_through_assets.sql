-- Facts about the leaves of a month, by the number of their name: the kind comes from the linked name, or from the
-- lines.
WITH filed AS (
  SELECT
    leaf_key_of_line(asset_id, collateral_asset_id, asset_kind, competence_month, cnpj, id) AS leaf_key,
    min(asset_kind)                                        AS asset_kind
  FROM cvm_fund_portfolio
  GROUP BY ALL
)
SELECT
  number,
  name.leaf_key,
  CASE
    WHEN NOT contains(name.leaf_key, ':') OR starts_with(name.leaf_key, 'repo ') OR starts_with(name.leaf_key, 'line ')
      THEN NULL
    ELSE name.leaf_key
  END                                                      AS asset_id,
  coalesce(name.asset_kind, filed.asset_kind, name.leaf_key) AS asset_kind,
  resolution
FROM look_through_name AS name
LEFT JOIN filed ON filed.leaf_key = name.leaf_key
