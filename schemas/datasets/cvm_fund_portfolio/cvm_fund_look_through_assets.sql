-- What the leaves of a month are, by the number of their name: the kind of each is that of the name that links lead to, or
-- of the lines.
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
