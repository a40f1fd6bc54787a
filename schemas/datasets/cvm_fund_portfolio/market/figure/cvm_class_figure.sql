-- One row per class or subclass, and period that ends with the month, with each figure or the reason why it is not
-- known.
WITH daily AS MATERIALIZED ({daily_figures}),
portfolio AS MATERIALIZED ({portfolio_figures}),
hidden AS MATERIALIZED ({hidden_figures}),
opened AS MATERIALIZED ({look_through_figures}),
asked AS ({asked_period}),
business_day AS (SELECT date, rate FROM figure_taken WHERE date IS NOT NULL),
-- Monthly returns of real-estate funds are compounded if every month has one.
fii AS (
  SELECT 0 AS age, cnpj, nav, holders, return_effective FROM cvm_fii_month
  UNION ALL
  SELECT datediff('month', (competence_month || '-01')::DATE, (getvariable('month') || '-01')::DATE), cnpj, nav, holders, return_effective
  FROM earlier_cvm_fii_month
),
fii_known AS (SELECT list(DISTINCT age) AS ages FROM fii),
fii_figure AS (
  SELECT
    cnpj, period, months,
    CASE
      WHEN NOT list_has_all(any_value(ages), range(months::BIGINT)) THEN 'month_not_covered'
      WHEN count(*) < months OR count(return_effective) < count(*) THEN 'no_report'
    END                                                                            AS fii_reason,
    TRY_CAST(100 * (product(1 + return_effective::DOUBLE) - 1) AS DECIMAL(38, 6))  AS fii_return,
    coalesce(max(abs(return_effective)) > 0.5, false)                              AS fii_break,
    count(return_effective)                                                        AS fii_months,
    count_if(return_effective > 0)                                                 AS fii_positive_months
  FROM fii JOIN asked ON age < months CROSS JOIN fii_known
  GROUP BY cnpj, period, months
  HAVING min(age) = 0
),
-- A report of a month is for its last business day.
month_end AS (
  SELECT period, max(date) AS last_date,
    max(date) FILTER (date < (getvariable('month') || '-01')::DATE - to_months(months) + INTERVAL 1 MONTH) AS base_date
  FROM business_day CROSS JOIN asked
  GROUP BY period, months
),
listed AS (
  SELECT cnpj, part FROM daily
  UNION
  SELECT cnpj, '' FROM (
    SELECT cnpj FROM cvm_fund_month UNION SELECT cnpj FROM cvm_fii_month UNION SELECT cnpj FROM cvm_fidc_month
  )
  -- A class with subclasses has no row of its own.
  WHERE cnpj NOT IN (SELECT cnpj FROM daily)
),
joined AS (
  SELECT
    listed.cnpj, listed.part, asked.period,
    daily.* EXCLUDE (cnpj, part, period),
    fii_figure.* EXCLUDE (cnpj, period, months),
    month_end.base_date                                                            AS month_base_date,
    month_end.last_date                                                            AS month_last_date,
    daily.cnpj IS NOT NULL                                                         AS is_daily,
    daily.cnpj IS NULL AND fii_figure.cnpj IS NOT NULL                             AS is_fii,
    fidc.cnpj IS NOT NULL                                                          AS is_fidc,
    portfolio.cnpj IS NOT NULL                                                     AS has_portfolio,
    coalesce(daily_holders, fii_now.holders)                                       AS holders,
    coalesce(portfolio.type, CASE WHEN fii_now.cnpj IS NOT NULL THEN 'fii' WHEN fidc.cnpj IS NOT NULL THEN 'fidc' END, class.type) AS type,
    -- The NAV of a class is not the NAV of a subclass.
    CASE WHEN listed.part = '' THEN coalesce(portfolio.nav_value, fii_now.nav, fidc.nav, net_assets_value)
      ELSE net_assets_value END AS nav_value,
    CASE
      WHEN listed.part = '' AND portfolio.nav_value IS NOT NULL THEN 'portfolio'
      WHEN listed.part = '' AND coalesce(fii_now.nav, fidc.nav) IS NOT NULL THEN 'monthly_report'
      WHEN net_assets_value IS NOT NULL THEN 'daily_report'
    END                                                                            AS nav_source,
    coalesce(class.name, portfolio.fund_name_filed, fii_now.name, fidc.fund_name_filed) AS name,
    class.classification, class.anbima_class, class.start_date, class.administration_fee,
    statement_date, statement_fee, statement_conversion_days, statement_payment_days, statement_day_type, is_closed,
    coalesce(has_statements, false)                                                AS has_statements,
    fidc.conversion_term, fidc.conversion_term_unit, fidc.payment_term, fidc.payment_term_unit
  FROM listed
  CROSS JOIN asked
  LEFT JOIN daily USING (cnpj, part, period)
  LEFT JOIN fii_figure USING (cnpj, period)
  LEFT JOIN (SELECT cnpj, name, nav, holders FROM cvm_fii_month) AS fii_now USING (cnpj)
  LEFT JOIN (SELECT cnpj, fund_name_filed, nav, conversion_term, conversion_term_unit, payment_term, payment_term_unit
    FROM cvm_fidc_month) AS fidc USING (cnpj)
  LEFT JOIN (SELECT cnpj, type, nav_value, fund_name_filed FROM portfolio) AS portfolio USING (cnpj)
  LEFT JOIN (SELECT * FROM figure_taken WHERE cnpj IS NOT NULL) AS class USING (cnpj)
  LEFT JOIN month_end USING (period)
),
-- Real-estate funds report returns by month; funds of credit rights have one for each series.
returned AS MATERIALIZED (
  SELECT
    *,
    CASE WHEN is_daily THEN 'quota' WHEN is_fii THEN 'monthly_report' END          AS return_basis,
    CASE
      WHEN is_daily THEN quota_reason
      WHEN is_fii THEN fii_reason
      WHEN is_fidc THEN 'series_differ'
      WHEN NOT EXISTS (FROM cvm_class_month) THEN 'source_not_compiled'
      ELSE 'no_report'
    END                                                                            AS return_reason,
    CASE WHEN is_daily THEN quota_return WHEN is_fii AND fii_reason IS NULL THEN fii_return END AS return_percent,
    CASE WHEN is_daily THEN quota_break ELSE fii_break END                         AS has_break,
    CASE WHEN is_daily THEN quota_base_date ELSE month_base_date END               AS base_date,
    CASE WHEN is_daily THEN quota_last_date ELSE month_last_date END               AS last_date,
    CASE WHEN is_daily THEN quota_months ELSE fii_months END                       AS months,
    CASE WHEN is_daily THEN quota_positive_months ELSE fii_positive_months END     AS positive_months
  FROM joined
),
-- CDI is earned on each business day from the first day of a return to its last.
spanned AS (
  SELECT
    base_date, last_date,
    count(rate) = count(*)                                                         AS has_all_rates,
    count(rate) > 0                                                                AS has_some,
    TRY_CAST(100 * (exp(sum(ln(1 + rate / 1000000000000))) - 1) AS DECIMAL(38, 6)) AS cdi_percent
  FROM (SELECT DISTINCT base_date, last_date FROM returned WHERE return_reason IS NULL)
  JOIN business_day ON date >= base_date AND date < last_date
  GROUP BY ALL
),
compared AS (
  SELECT
    returned.*,
    CASE WHEN is_fii THEN 'monthly_only' ELSE return_reason END                    AS daily_reason,
    coalesce(return_reason, CASE
      WHEN NOT EXISTS (FROM business_day) THEN 'calendar_unknown'
      WHEN NOT EXISTS (FROM business_day WHERE rate IS NOT NULL) THEN 'source_not_compiled'
      WHEN NOT coalesce(has_all_rates, false) THEN 'cdi_missing'
    END)                                                                           AS cdi_reason,
    spanned.cdi_percent                                                            AS span_percent,
    CASE WHEN statement_fee IS NOT NULL THEN statement_fee ELSE TRY_CAST(administration_fee AS DECIMAL(18, 6)) END AS fee
  FROM returned LEFT JOIN spanned USING (base_date, last_date)
),
-- Reasons come before the figures that depend on them.
judged AS (
  SELECT
    *,
    CASE WHEN cdi_reason IS NULL THEN span_percent END                             AS cdi_percent,
    coalesce(cdi_reason, CASE WHEN return_percent <= 0 OR span_percent <= 0 THEN 'not_positive' END) AS percent_of_cdi_reason
  FROM compared
)
SELECT
  cnpj,
  nullif(part, '')                                                                 AS subclass_id,
  period,
  name,
  type,
  classification,
  anbima_class,
  CASE WHEN return_reason IS NULL THEN base_date END                               AS first_date,
  CASE WHEN return_reason IS NULL THEN last_date END                               AS last_date,
  return_basis,
  return_percent,
  return_reason,
  coalesce(return_reason IS NULL AND has_break, false)                             AS has_break,
  cdi_percent,
  return_percent - cdi_percent                                                     AS excess_percent,
  cdi_reason                                                                       AS excess_reason,
  CASE WHEN percent_of_cdi_reason IS NULL THEN
    ((200000000 * (return_percent * 1000000)::HUGEINT + (cdi_percent * 1000000)::HUGEINT)
      // (2 * (cdi_percent * 1000000)::HUGEINT))::DECIMAL(38, 0) * 0.000001
  END                                                                              AS percent_of_cdi,
  percent_of_cdi_reason,
  volatility_percent,
  CASE WHEN is_daily THEN volatility_reason ELSE daily_reason END                  AS volatility_reason,
  sharpe,
  CASE WHEN is_daily THEN sharpe_reason ELSE daily_reason END                      AS sharpe_reason,
  beta,
  correlation,
  CASE WHEN is_daily THEN beta_reason ELSE daily_reason END                        AS beta_reason,
  max_drawdown_percent,
  CASE WHEN is_daily THEN drawdown_reason ELSE daily_reason END                    AS drawdown_reason,
  inflow_value,
  outflow_value,
  inflow_value - outflow_value                                                     AS net_flow_value,
  CASE WHEN is_daily THEN flow_reason ELSE daily_reason END                        AS flow_reason,
  months,
  positive_months,
  months_above_cdi,
  nav_value,
  nav_source,
  holders,
  CASE WHEN start_date <= last_day((getvariable('month') || '-01')::DATE) THEN
    datesub('month', start_date, last_day((getvariable('month') || '-01')::DATE))
  END                                                                              AS age_months,
  CASE WHEN fee BETWEEN 0 AND 20 THEN fee END                                      AS administration_fee_percent,
  CASE WHEN statement_fee IS NOT NULL THEN 'statement' WHEN administration_fee IS NOT NULL THEN 'legacy_register' END AS fee_source,
  CASE WHEN statement_fee IS NOT NULL THEN statement_date END                      AS fee_date,
  CASE WHEN statement_fee IS NULL AND administration_fee IS NULL THEN 'fee_not_registered' WHEN fee BETWEEN 0 AND 20 THEN NULL ELSE 'fee_implausible' END AS fee_reason,
  CASE WHEN is_fidc THEN conversion_term ELSE statement_conversion_days END        AS redemption_days,
  CASE WHEN is_fidc THEN conversion_term_unit END                                  AS redemption_days_unit,
  CASE WHEN is_fidc THEN payment_term ELSE statement_payment_days END              AS payment_days,
  CASE WHEN is_fidc THEN payment_term_unit WHEN statement_payment_days IS NOT NULL THEN statement_day_type END AS payment_days_unit,
  CASE
    WHEN is_fidc                               THEN CASE WHEN conversion_term IS NULL THEN 'not_filed' END
    WHEN statement_conversion_days IS NOT NULL THEN NULL
    WHEN NOT has_statements                    THEN 'source_not_compiled'
    WHEN statement_date IS NULL                THEN 'no_statement_of_month'
    WHEN is_closed                             THEN 'closed_fund'
    ELSE 'not_filed'
  END                                                                              AS redemption_reason,
  reconciliation_grade,
  {category_names}
  confidential_percent,
  residual_percent,
  coalesce(portfolio_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS portfolio_reason,
  held_percent,
  identified_percent,
  issuer_known_percent,
  abroad_percent,
  hhi,
  top10_percent,
  top_issuer_percent,
  coalesce(issuer_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS issuer_reason,
  fixed_income_percent,
  coalesce(composition_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS composition_reason,
  indexer_cdi_percent, indexer_selic_percent, indexer_ipca_percent, indexer_igpm_percent, indexer_fixed_percent, indexer_fx_percent,
  indexer_other_percent, indexer_unknown_percent,
  maturity_30_percent, maturity_180_percent, maturity_360_percent, maturity_720_percent, maturity_1800_percent, maturity_over_percent,
  maturity_unknown_percent,
  average_maturity_days,
  bond_average_maturity_days,
  coalesce(fixed_income_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS fixed_income_reason,
  opens,
  released_value,
  CASE WHEN released_value IS NULL THEN coalesce(released_reason, 'portfolio_not_filed') END AS released_reason,
  lt_unopened_percent,
  coalesce(lt_unopened_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS lt_unopened_reason,
  lt_held_percent,
  lt_identified_percent,
  lt_issuer_known_percent,
  lt_abroad_percent,
  lt_hhi,
  lt_top10_percent,
  coalesce(lt_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END)  AS lt_reason,
  lt_top_issuer_percent,
  coalesce(lt_issuer_reason, CASE WHEN NOT has_portfolio THEN 'portfolio_not_filed' END) AS lt_issuer_reason
FROM judged
-- A portfolio's figures are equal in every period, and wide: no step before this needs them.
LEFT JOIN (SELECT * EXCLUDE (type, nav_value, fund_name_filed) FROM portfolio) AS filed USING (cnpj)
LEFT JOIN hidden USING (cnpj)
LEFT JOIN opened USING (cnpj)
