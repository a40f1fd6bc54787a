-- Finds some classes and every class that leads to one of them by its quotas, with its data for a look-through. In its
-- own report, a fund in $listing lists the class at the same place in $listed.
WITH RECURSIVE
start AS (
  SELECT unnest($cnpjs::VARCHAR[]) AS cnpj
),
reported AS (
  SELECT unnest($listing::VARCHAR[]) AS cnpj, unnest($listed::VARCHAR[]) AS fund_cnpj
),
-- A number that filed in the month keeps its meaning, even if the register has renumbered it since.
renumbered AS (
  SELECT fund_cnpj, cnpj FROM {only_class} ANTI JOIN {cvm_fund_month} ON cvm_fund_month.cnpj = only_class.fund_cnpj
),
edge AS MATERIALIZED (
  SELECT
    cvm_fund_quota.cnpj,
    coalesce(renumbered.cnpj, cvm_fund_quota.fund_cnpj) AS fund_cnpj,
    final_position_value, final_position_quantity, is_foreign, confidential
  FROM {cvm_fund_quota}
  LEFT JOIN renumbered ON renumbered.fund_cnpj = cvm_fund_quota.fund_cnpj
  WHERE cvm_fund_quota.fund_cnpj IS NOT NULL
),
holder AS (
  SELECT cnpj FROM start
  -- Without ALL, a class reached twice is followed once, so that rings end.
  UNION
  SELECT above.cnpj
  FROM holder
  JOIN (SELECT cnpj, fund_cnpj FROM edge UNION ALL SELECT cnpj, fund_cnpj FROM reported) AS above
    ON above.fund_cnpj = holder.cnpj
),
-- As text, because a popular asset has tens of thousands of such lines above it, and lists of structs took several
-- times as long.
quotas AS (
  SELECT
    edge.cnpj,
    string_agg(concat_ws(' ',
      fund_cnpj, coalesce(final_position_value, 0), is_foreign::INTEGER, confidential::INTEGER,
      coalesce(final_position_quantity, 0)), ';') AS quotas
  FROM edge
  SEMI JOIN holder ON holder.cnpj = edge.fund_cnpj
  GROUP BY edge.cnpj
)
SELECT
  cnpj,
  nav_value,
  total_portfolio_value,
  cvm_fund_month.line_count = confidential_line_count                  AS is_confidential,
  coalesce(quotas, '')                                                 AS quotas
FROM holder
JOIN {cvm_fund_month} USING (cnpj)
LEFT JOIN quotas USING (cnpj)
WHERE cvm_fund_month.line_count > 0
