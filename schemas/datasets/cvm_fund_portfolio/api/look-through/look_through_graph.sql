-- Every class with lines that can be reached from some by following quotas, with what a look-through needs of it.
WITH RECURSIVE
root AS (
  SELECT unnest($cnpjs::VARCHAR[]) AS cnpj
),
edge AS MATERIALIZED (
  SELECT cnpj, fund_cnpj, id, final_position_value, is_foreign, confidential FROM {cvm_fund_quota}
),
quota AS (
  SELECT edge.* FROM edge SEMI JOIN root USING (cnpj)
  -- Without ALL: a line reached twice is followed once, so that rings end.
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
    -- As text: a list of structs takes the server three times as long to read.
    string_agg(
      concat_ws(
        ' ',
        id, coalesce(fund_cnpj, '-'), coalesce(final_position_value, 0),
        coalesce(is_foreign, false), coalesce(confidential, false)
      ),
      ';'
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
  coalesce(quotas, '')                                                 AS quotas,
  (SELECT bool_or(completeness = 'partial') FROM {cvm_fund_month})       AS month_is_partial
FROM reached
JOIN {cvm_fund_month} USING (cnpj)
LEFT JOIN {cvm_fund_direct} USING (cnpj)
LEFT JOIN quotas USING (cnpj)
WHERE cvm_fund_month.line_count > 0
