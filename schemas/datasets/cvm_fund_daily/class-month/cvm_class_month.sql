-- One row per class or subclass that reported in the month, with the sums of its daily reports, so that the rows of
-- several months give a longer period. Returns are whole numbers of units of the twelfth decimal.
WITH report AS (
  SELECT
    cnpj, subclass_id, coalesce(subclass_id, '') AS part, date, quota_value, net_assets_value, inflow_value, outflow_value, holders,
    -- Quota in trillionths of a real: a decimal times a trillion would have too many digits.
    CASE WHEN quota_value > 0 THEN replace(quota_value::VARCHAR, '.', '')::HUGEINT END AS quota
  FROM (
    SELECT * FROM cvm_fund_daily
    UNION ALL BY NAME
    SELECT * FROM previous_cvm_fund_daily WHERE date >= (getvariable('month') || '-01')::DATE - INTERVAL 11 DAY
  )
),
-- Returns from each business day to the next.
followed AS (
  SELECT
    cnpj, part, date,
    quota - lag(quota) OVER before                            AS change,
    lag(quota) OVER before                                    AS quota_before,
    nth = lag(nth) OVER before + 1                            AS is_next,
    lag(rate) OVER before                                     AS rate
  FROM report JOIN month_day USING (date)
  WINDOW before AS (PARTITION BY cnpj, part ORDER BY date)
),
daily_return AS (
  SELECT
    cnpj, part, date, rate,
    -- Rounds halves away from zero. A quota of a thousand times the quota of the day before is left out.
    CASE WHEN is_next AND abs(change) < 1000 * quota_before AND quota_before < 10000000000000000000000 THEN
      sign(change) * ((2 * abs(change) * 1000000000000 + quota_before) // (2 * quota_before))
    END                                                       AS earned,
    is_next AND change IS NOT NULL AND earned IS NULL         AS is_implausible
  FROM followed
  WHERE date >= (getvariable('month') || '-01')::DATE
),
returned AS (
  SELECT
    cnpj, part,
    count(*)                                                  AS business_reports,
    count(earned)                                             AS returns,
    count_if(is_implausible)                                  AS implausible_returns,
    count_if(earned > 0)                                      AS days_up,
    sum(earned)                                               AS return_sum,
    sum(earned * earned)                                      AS return_squares,
    arg_max(earned, abs(earned))                              AS largest_return,
    arg_min_null(earned, date)                                AS first_return,
    count(rate) FILTER (earned IS NOT NULL)                   AS cdi_days,
    sum(rate::HUGEINT) FILTER (earned IS NOT NULL)            AS cdi_sum,
    sum(rate::HUGEINT * rate) FILTER (earned IS NOT NULL)     AS cdi_squares,
    sum(earned * rate)                                        AS return_cdi_products,
    arg_min_null(rate, date)                                  AS first_cdi
  FROM daily_return
  GROUP BY ALL
),
peaked AS (
  SELECT
    cnpj, part, quota_value,
    max(quota_value) OVER (PARTITION BY cnpj, part ORDER BY date) AS peak
  FROM report
  WHERE date >= (getvariable('month') || '-01')::DATE AND quota IS NOT NULL
),
fallen AS (
  -- A quotient of binary floats only finds the deepest fall, which is then computed from its two quotas.
  SELECT cnpj, part, arg_min({'quota': quota_value, 'peak': peak}, quota_value::DOUBLE / peak::DOUBLE) AS worst
  FROM peaked
  GROUP BY ALL
),
counted AS (
  SELECT
    cnpj, any_value(subclass_id) AS subclass_id, part,
    min(date)                                                 AS first_date,
    max(date)                                                 AS last_date,
    count(*)                                                  AS reports,
    count_if(quota IS NULL)                                   AS unpriced_reports,
    arg_max_null(quota_value, date)                           AS last_quota_value,
    max(quota_value) FILTER (quota IS NOT NULL)               AS highest_quota_value,
    min(quota_value) FILTER (quota IS NOT NULL)               AS lowest_quota_value,
    arg_max_null(net_assets_value, date)                      AS net_assets_value,
    arg_max_null(holders, date)                               AS holders,
    sum(inflow_value)                                         AS inflow_value,
    sum(outflow_value)                                        AS outflow_value,
    count_if(inflow_value IS NULL OR outflow_value IS NULL)   AS flowless_reports
  FROM report
  WHERE date >= (getvariable('month') || '-01')::DATE
  GROUP BY cnpj, part
),
-- A month's first return counts from the last report before the month.
based AS (
  SELECT cnpj, part, max(date) AS base_date, arg_max_null(quota_value, date) AS base_quota_value
  FROM report
  WHERE date < (getvariable('month') || '-01')::DATE
  GROUP BY ALL
),
conflict AS (
  SELECT DISTINCT cnpj, coalesce(subclass_id, '') AS part, date
  FROM (
    SELECT
      max(filed) FILTER (column_name = 'CNPJ_FUNDO_CLASSE')         AS cnpj,
      max(filed) FILTER (column_name = 'ID_SUBCLASSE')              AS subclass_id,
      max(filed) FILTER (column_name = 'DT_COMPTC')::DATE           AS date
    FROM cvm_fund_daily_cleaned
    WHERE reason = 'conflicting_report'
    GROUP BY source_member, source_line
  )
),
conflicted AS (
  SELECT
    cnpj, part,
    count(*)                                                                       AS conflicting_days,
    count_if(date IN (SELECT date FROM month_day))                                 AS conflicting_business_days,
    max(date)                                                                      AS last_conflicting_date
  FROM conflict
  GROUP BY ALL
),
calendar AS (
  SELECT nullif(count(*), 0) AS business_days
  FROM month_day WHERE date >= (getvariable('month') || '-01')::DATE
),
-- Growth of the CDI between two reports, if it has a rate for each business day.
compounded AS (
  SELECT
    base_date, last_date,
    CASE WHEN count(rate) = count(*) THEN round((exp(sum(ln(1 + rate / 1000000000000))) - 1) * 1000000000000)::BIGINT END AS cdi_return
  FROM (SELECT DISTINCT base_date, last_date FROM counted JOIN based USING (cnpj, part))
  JOIN month_day ON date >= base_date AND date < last_date
  GROUP BY ALL
)
SELECT
  cnpj,
  nullif(part, '')                                            AS subclass_id,
  first_date,
  last_date,
  base_date,
  base_quota_value,
  last_quota_value,
  highest_quota_value,
  lowest_quota_value,
  -- Both quotas are the same if the quota never fell.
  worst.peak                                                  AS fall_from_quota_value,
  worst.quota                                                 AS fall_to_quota_value,
  -- CDI is earned from the base report to the last one.
  cdi_return,
  coalesce(reports, 0)                                        AS reports,
  coalesce(business_reports, 0)                               AS business_reports,
  business_days,
  (SELECT count(*) FROM month_day WHERE date > last_date)     AS business_days_after,
  coalesce(conflicting_days, 0)                               AS conflicting_days,
  coalesce(conflicting_business_days, 0)                      AS conflicting_business_days,
  last_conflicting_date,
  coalesce(unpriced_reports, 0)                               AS unpriced_reports,
  coalesce(returns, 0)                                        AS returns,
  coalesce(implausible_returns, 0)                            AS implausible_returns,
  coalesce(days_up, 0)                                        AS days_up,
  coalesce(return_sum, 0)                                     AS return_sum,
  coalesce(return_squares, 0)                                 AS return_squares,
  coalesce(cdi_days, 0)                                       AS cdi_days,
  coalesce(cdi_sum, 0)                                        AS cdi_sum,
  coalesce(cdi_squares, 0)                                    AS cdi_squares,
  coalesce(return_cdi_products, 0)                            AS return_cdi_products,
  first_return,
  first_cdi,
  largest_return,
  net_assets_value,
  holders,
  inflow_value,
  outflow_value,
  coalesce(flowless_reports, 0)                               AS flowless_reports
FROM counted
FULL JOIN conflicted USING (cnpj, part)
LEFT JOIN returned USING (cnpj, part)
LEFT JOIN fallen USING (cnpj, part)
LEFT JOIN based USING (cnpj, part)
LEFT JOIN compounded USING (base_date, last_date)
CROSS JOIN calendar
