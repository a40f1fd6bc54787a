-- One row per class and other class of the month whose quotas it holds, with their filed value.
WITH line AS (
  SELECT
    cvm_fund_quota.id, cvm_fund_quota.cnpj, coalesce(class_number.cnpj, cvm_fund_quota.fund_cnpj) AS held_cnpj,
    coalesce(final_position_value, 0) AS value
  FROM cvm_fund_quota
  LEFT JOIN class_number ON class_number.fund_cnpj = cvm_fund_quota.fund_cnpj
  WHERE NOT is_foreign AND NOT confidential AND cvm_fund_quota.fund_cnpj IS NOT NULL
),
-- A line that the look-through did not open is a leaf of the class.
leaf AS MATERIALIZED (
  SELECT cnpj, resolution, leaf_key, asset_id[6:19] AS held_cnpj
  FROM cvm_fund_look_through
  WHERE shortest_depth = 0 AND resolution NOT IN ('direct', 'reconciliation')
),
looked AS (SELECT DISTINCT cnpj FROM cvm_fund_look_through),
judged AS (
  SELECT
    line.*,
    CASE
      WHEN looked.cnpj IS NULL THEN NULL
      ELSE held.line_count > 0 AND line.cnpj <> line.held_cnpj AND NOT EXISTS (
        FROM leaf
        WHERE leaf.cnpj = line.cnpj
          AND (leaf.held_cnpj = line.held_cnpj OR leaf.leaf_key = concat_ws(' ', 'line', getvariable('month'), line.cnpj, line.id))
          -- Each of several lines of one held class is judged by its own value.
          AND (resolution <> 'ratio_anomaly' OR value < 0 OR 1000 * value > 1005 * held.nav_value)
      )
    END AS is_opened
  FROM line
  JOIN cvm_fund_month AS held ON held.cnpj = line.held_cnpj
  LEFT JOIN looked ON looked.cnpj = line.cnpj
)
SELECT
  cnpj,
  held_cnpj,
  count(*)                                                     AS line_count,
  sum(value)                                                   AS value,
  -- Without a look-through the opened part is not known.
  CASE WHEN count(is_opened) = count(*) THEN coalesce(sum(value) FILTER (is_opened), 0) END AS opened_value
FROM judged
GROUP BY cnpj, held_cnpj
