-- One row per class that filed for the month, with its figures for sums over classes.
WITH
-- Without the members with quotas, classes with missing lines can hold a class.
month AS (
  SELECT
    *,
    bool_or(list_has_any(string_split(coalesce(missing_members, ''), ','), ['BLC_2', 'FIE'])) OVER () AS lacks_quotas,
    (SELECT count(*) FROM cvm_fund_look_through) = 0 AS lacks_look_through
  FROM cvm_fund_month
),
opened_quota AS (
  SELECT cvm_fund_quota.id
  FROM cvm_fund_quota
  LEFT JOIN class_number ON class_number.fund_cnpj = cvm_fund_quota.fund_cnpj
  JOIN cvm_fund_month AS held ON held.cnpj = coalesce(class_number.cnpj, cvm_fund_quota.fund_cnpj)
  WHERE NOT is_foreign AND NOT confidential AND held.line_count > 0
),
lines AS (
  SELECT
    cnpj,
    coalesce(sum(final_position_value) FILTER ({counting_line} AND opened_quota.id IS NULL), 0) AS direct_value,
    coalesce(sum(final_position_value) FILTER (confidential), 0) AS confidential_value,
    coalesce(sum(final_position_value) FILTER (confidential AND category = 'fund_quotas'), 0) AS unnetted_value
  FROM cvm_fund_portfolio
  LEFT JOIN opened_quota USING (id)
  GROUP BY cnpj
),
holding AS (
  SELECT holding.cnpj, sum(value) FILTER (holding.cnpj <> held_cnpj AND held.nav_value IS NOT NULL) AS internal_value
  FROM cvm_class_holding AS holding
  JOIN cvm_fund_month AS held ON held.cnpj = held_cnpj
  GROUP BY holding.cnpj
),
held AS (
  SELECT
    held_cnpj AS cnpj,
    sum(value) FILTER (cnpj <> held_cnpj)                      AS held_value,
    CASE WHEN count(opened_value) = count(*) THEN sum(opened_value) END AS opened_value,
    count(opened_value) = count(*)                             AS is_known
  FROM cvm_class_holding
  GROUP BY held_cnpj
),
last_report AS (SELECT max(date) AS last_date FROM cvm_fund_daily),
reported AS (
  SELECT
    cnpj,
    sum(inflow_value)                                          AS inflow_value,
    sum(outflow_value)                                         AS outflow_value,
    count(*)                                                   AS report_count,
    sum(holders) FILTER (date = last_date)                     AS holders
  FROM cvm_fund_daily CROSS JOIN last_report
  GROUP BY cnpj
),
judged AS (
  SELECT
    month.*,
    CASE
      WHEN lacks_look_through OR NOT coalesce(held.is_known, true) THEN NULL
      ELSE coalesce(held.opened_value, 0)
    END                                                        AS opened_value,
    coalesce(held.held_value, 0)                               AS held_value
  FROM month LEFT JOIN held USING (cnpj)
)
SELECT
  cnpj,
  type,
  filing_group,
  nav_value,
  total_portfolio_value,
  line_count,
  CASE WHEN line_count > 0 THEN direct_value END               AS direct_value,
  CASE WHEN line_count > 0 THEN coalesce(internal_value, 0) END AS internal_value,
  CASE WHEN line_count > 0 THEN unnetted_value END             AS unnetted_value,
  CASE WHEN line_count > 0 THEN confidential_value END         AS confidential_value,
  held_value,
  opened_value,
  CASE WHEN nav_value > 0 AND NOT lacks_quotas THEN
    1 - TRY_CAST(
      sign(opened_value)::HUGEINT * amount_quotient(abs(opened_value), nav_value)
    AS DECIMAL(28, 0)) * 0.0000000001::DECIMAL(10, 10)
  END                                                          AS outside_share,
  inflow_value,
  outflow_value,
  report_count,
  holders,
  completeness,
  missing_members
FROM judged
LEFT JOIN lines USING (cnpj)
LEFT JOIN holding USING (cnpj)
LEFT JOIN reported USING (cnpj)
