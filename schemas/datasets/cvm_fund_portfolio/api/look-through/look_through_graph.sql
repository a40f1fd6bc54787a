-- Finds every class with lines that some classes lead to by quotas, with its data for a look-through; without $cnpjs
-- every class with lines.
WITH RECURSIVE
root AS (
  SELECT unnest($cnpjs::VARCHAR[]) AS cnpj
  UNION ALL
  SELECT cnpj FROM {cvm_fund_month} WHERE $cnpjs::VARCHAR[] IS NULL
),
-- A number that filed in the month keeps its meaning, even if the register has renumbered it since.
renumbered AS (
  SELECT fund_cnpj, cnpj FROM {only_class} ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
),
edge AS MATERIALIZED (
  SELECT
    cvm_fund_quota.cnpj,
    coalesce(renumbered.cnpj, cvm_fund_quota.fund_cnpj) AS fund_cnpj,
    id, final_position_value, final_position_quantity, is_foreign, confidential
  FROM {cvm_fund_quota}
  LEFT JOIN renumbered ON renumbered.fund_cnpj = cvm_fund_quota.fund_cnpj
),
quota AS (
  SELECT edge.* FROM edge SEMI JOIN root USING (cnpj)
  -- Without ALL, a line reached twice is followed once, so that rings end.
  UNION
  SELECT edge.* FROM (SELECT DISTINCT fund_cnpj AS cnpj FROM quota) JOIN edge USING (cnpj)
),
reached AS (
  SELECT cnpj FROM root
  UNION
  SELECT fund_cnpj FROM quota
),
quotas AS (
  SELECT
    cnpj,
    -- As text, because a list of structs takes the server three times as long to read. The held class can be any words,
    -- so that control characters, which no value has, separate the fields.
    string_agg(
      concat_ws(
        chr(31),
        id, coalesce(fund_cnpj, '-'), coalesce(final_position_value, 0),
        coalesce(is_foreign, false), coalesce(confidential, false), coalesce(final_position_quantity, 0)
      ),
      chr(30)
    ) AS quotas
  FROM quota
  GROUP BY cnpj
)
SELECT
  cnpj,
  nav_value,
  total_portfolio_value,
  cvm_fund_month.line_count = confidential_line_count                  AS is_confidential,
  coalesce(line_values, '')                                            AS direct_values,
  coalesce(quotas, '')                                                 AS quotas
FROM reached
JOIN {cvm_fund_month} USING (cnpj)
LEFT JOIN {cvm_fund_direct} USING (cnpj)
LEFT JOIN quotas USING (cnpj)
WHERE cvm_fund_month.line_count > 0
