-- The findings of the walk of a month, with the kind of each asset: that of the name that links lead to, or of the lines.
WITH filed AS (
  SELECT
    CASE
      WHEN asset_id IS NOT NULL                            THEN asset_id
      WHEN collateral_asset_id IS NOT NULL                 THEN 'repo ' || collateral_asset_id
      WHEN asset_kind IN ('cash', 'payable', 'receivable') THEN asset_kind
      ELSE concat_ws(' ', 'line', competence_month, cnpj, id)
    END                                                    AS leaf_key,
    min(asset_kind)                                        AS asset_kind
  FROM cvm_fund_portfolio
  GROUP BY ALL
),
named AS (
  SELECT
    number,
    look_through_key.leaf_key,
    CASE
      WHEN NOT contains(look_through_key.leaf_key, ':') OR starts_with(look_through_key.leaf_key, 'repo ')
        OR starts_with(look_through_key.leaf_key, 'line ') THEN NULL
      ELSE look_through_key.leaf_key
    END                                                    AS asset_id,
    coalesce(look_through_key.asset_kind, filed.asset_kind, look_through_key.leaf_key) AS asset_kind
  FROM look_through_key
  LEFT JOIN filed ON filed.leaf_key = look_through_key.leaf_key
)
SELECT
  cnpj, leaf_key, asset_id, asset_kind, resolution,
  quantity::DECIMAL(30, 0) * 0.000001::DECIMAL(6, 6)       AS quantity,
  value::DECIMAL(30, 0) * 0.01::DECIMAL(2, 2)              AS value,
  shortest_depth
FROM look_through_row
JOIN named ON named.number = look_through_row.key_number
