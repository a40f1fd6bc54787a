-- Combines the rows of the months of each class or subclass for each period.
WITH own AS (
  SELECT 0 AS age, coalesce(subclass_id, '') AS part, * FROM cvm_class_month
  UNION ALL BY NAME
  SELECT
    datediff('month', (competence_month || '-01')::DATE, (getvariable('month') || '-01')::DATE) AS age,
    coalesce(subclass_id, '') AS part, *
  FROM earlier_cvm_class_month
),
asked AS ({asked_period}),
-- A period has whole months if the newest report of the class is for the last day, or the last business day, of the
-- month.
live AS MATERIALIZED (
  SELECT
    row_number() OVER ()                                                           AS number,
    cnpj, part, last_date, last_quota_value, last_conflicting_date, business_days_after, net_assets_value, holders,
    coalesce(
      (class_last = last_day((getvariable('month') || '-01')::DATE) OR class_last = (SELECT max(date) FROM figure_taken))
      AND last_date >= class_last - 10,
      false
    ) AS is_whole
  FROM (SELECT *, max(last_date) OVER (PARTITION BY cnpj) AS class_last FROM own WHERE age = 0)
),
-- Numbers in place of the texts of a class make grouping three years of rows faster.
live_own AS MATERIALIZED (
  SELECT number, own.* EXCLUDE (cnpj, part) FROM own JOIN (SELECT number, cnpj, part FROM live WHERE is_whole) USING (cnpj, part)
),
-- A fall that begins in a month ends in it, or at the lowest quota of a later month. A quotient of binary floats only
-- finds the deeper fall; the figure is computed from its two quotas.
later AS (
  SELECT
    number, age, highest_quota_value, fall_from_quota_value, fall_to_quota_value,
    min(lowest_quota_value) OVER (PARTITION BY number ORDER BY age ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later_low
  FROM live_own
),
fallen AS (
  SELECT
    number, age,
    CASE WHEN coalesce(later_low::DOUBLE / highest_quota_value::DOUBLE < fall_to_quota_value::DOUBLE / fall_from_quota_value::DOUBLE, false)
      THEN {'low': later_low, 'high': highest_quota_value}
      ELSE {'low': fall_to_quota_value, 'high': fall_from_quota_value}
    END AS worst
  FROM later
),
deepest AS (
  SELECT number, period, arg_min(worst, worst.low::DOUBLE / worst.high::DOUBLE) AS worst
  FROM fallen JOIN asked ON age < months
  GROUP BY ALL
),
folded AS (
  SELECT
    number, period, months,
    count(*)                                                                       AS month_rows,
    sum(business_days - business_reports - conflicting_business_days)              AS missing_reports,
    count(business_days) = count(*)                                                AS has_calendar,
    sum(conflicting_days)                                                          AS conflicting_days,
    sum(unpriced_reports)                                                          AS unpriced_reports,
    sum(flowless_reports)                                                          AS flowless_reports,
    sum(returns)                                                                   AS returns,
    sum(implausible_returns)                                                       AS implausible_returns,
    sum(return_sum)::HUGEINT                                                       AS return_sum,
    sum(return_squares)::HUGEINT                                                   AS return_squares,
    sum(cdi_days)                                                                  AS cdi_days,
    sum(cdi_sum)::HUGEINT                                                          AS cdi_sum,
    sum(cdi_squares)::HUGEINT                                                      AS cdi_squares,
    sum(return_cdi_products)::HUGEINT                                              AS products,
    arg_max_null(first_return, age)::HUGEINT                                       AS first_return,
    arg_max_null(first_cdi, age)::HUGEINT                                          AS first_cdi,
    max(abs(largest_return))                                                       AS largest_return,
    sum(inflow_value)                                                              AS inflow_value,
    sum(outflow_value)                                                             AS outflow_value,
    min(lowest_quota_value)                                                        AS lowest_quota_value,
    -- Counts whole months with two known ends.
    count_if(is_whole_month)                                                       AS whole_months,
    count_if(is_whole_month AND last_quota_value > base_quota_value)               AS positive_months,
    count(cdi_return) FILTER (is_whole_month)                                      AS cdi_months,
    count_if(is_whole_month AND last_quota_value::DOUBLE / base_quota_value::DOUBLE - 1 > cdi_return / 1000000000000) AS months_above_cdi
  FROM (SELECT *, business_days_after = 0 AND base_quota_value > 0 AND last_quota_value > 0 AS is_whole_month FROM live_own)
  JOIN asked ON age < months
  GROUP BY ALL
),
-- Base reports, at the end of whose day a period begins.
based AS (
  SELECT
    cnpj, part, period,
    last_date                                                                      AS base_date,
    last_quota_value                                                               AS base_quota_value,
    last_conflicting_date                                                          AS base_conflicting_date,
    business_days_after                                                            AS base_days_after,
    last_date IS NOT NULL AND last_date NOT IN (SELECT date FROM figure_taken WHERE date IS NOT NULL) AS is_odd_day
  FROM own JOIN asked ON age = months
),
known AS (SELECT list(DISTINCT age) AS ages FROM own),
-- If the base report is not of a business day, the first return counts from the business day before it and is taken
-- out.
corrected AS (
  SELECT
    *,
    CASE WHEN is_odd_day THEN first_return END                                     AS odd,
    CASE WHEN odd IS NOT NULL THEN first_cdi END                                   AS odd_cdi,
    returns - (odd IS NOT NULL)::INTEGER                                           AS n,
    cdi_days - (odd_cdi IS NOT NULL)::INTEGER                                      AS cdi_n,
    return_sum - coalesce(odd, 0)                                                  AS r,
    return_squares - coalesce(odd * odd, 0)                                        AS rr,
    cdi_sum - coalesce(odd_cdi, 0)                                                 AS b,
    cdi_squares - coalesce(odd_cdi * odd_cdi, 0)                                   AS bb,
    products - coalesce(odd * odd_cdi, 0)                                          AS rb
  FROM live CROSS JOIN asked CROSS JOIN known
  LEFT JOIN folded USING (number, period, months)
  LEFT JOIN deepest USING (number, period)
  LEFT JOIN based USING (cnpj, part, period)
),
-- Each reason comes after those that it includes, in a step of its own, because DuckDB would repeat an alias of the
-- same SELECT at each use.
begun AS (
  SELECT
    *,
    CASE
      WHEN NOT is_whole THEN 'month_not_ended'
      WHEN NOT list_contains(ages, months) THEN 'month_not_covered'
      WHEN coalesce(base_conflicting_date >= greatest(coalesce(base_date, oldest), oldest), false) THEN 'conflicting_reports'
      WHEN coalesce(last_conflicting_date > last_date, false) THEN 'conflicting_reports'
      WHEN NOT coalesce(base_date >= oldest, false) THEN 'no_report'
    END                                                                            AS unknown,
    NOT coalesce(base_quota_value > 0, false)                                      AS is_base_unpriced
  FROM (
    -- Finds the day ten days before the day at whose end the period begins.
    SELECT *, ((getvariable('month') || '-01')::DATE - to_months(months - 1) - INTERVAL 11 DAY)::DATE AS oldest FROM corrected
  )
),
covered AS (
  SELECT *, coalesce(unknown, CASE WHEN NOT list_has_all(ages, range(months::BIGINT)) THEN 'month_not_covered' END) AS uncovered FROM begun
),
agreed AS (
  SELECT *, coalesce(uncovered, CASE WHEN conflicting_days > 0 THEN 'conflicting_reports' END) AS conflicted FROM covered
),
reported AS (
  SELECT
    *,
    coalesce(
      conflicted,
      CASE
        WHEN NOT has_calendar THEN 'calendar_unknown'
        WHEN base_days_after > 0 OR month_rows < months OR missing_reports > business_days_after THEN 'report_missing'
        WHEN unpriced_reports > 0 OR is_base_unpriced THEN 'quota_not_positive'
        WHEN implausible_returns > 0 THEN 'return_implausible'
      END
    )                                                                              AS gap,
    -- Sums of squares about the mean, times n.
    n * rr - r * r                                                                 AS spread,
    n * bb - b * b                                                                 AS cdi_spread,
    n * (rr - 2 * rb + bb) - (r - b) * (r - b)                                     AS excess_spread,
    n * rb - r * b                                                                 AS common_spread
  FROM agreed
),
judged AS (
  SELECT
    *,
    coalesce(unknown, CASE WHEN is_base_unpriced OR NOT coalesce(last_quota_value > 0, false) THEN 'quota_not_positive' END) AS return_reason,
    coalesce(gap, CASE WHEN n < 18 THEN 'too_few_returns' END)                     AS volatility_reason,
    coalesce(gap, CASE WHEN n < 60 THEN 'too_few_returns' WHEN cdi_n < n THEN 'cdi_missing' WHEN excess_spread = 0 THEN 'no_variation' END)
      AS sharpe_reason,
    coalesce(gap, CASE
      WHEN n < 60 THEN 'too_few_returns' WHEN cdi_n < n THEN 'cdi_missing' WHEN spread = 0 OR cdi_spread = 0 THEN 'no_variation'
    END)                                                                           AS beta_reason,
    coalesce(uncovered, CASE WHEN unpriced_reports > 0 OR is_base_unpriced THEN 'quota_not_positive' END) AS drawdown_reason,
    coalesce(conflicted, CASE WHEN flowless_reports > 0 THEN 'value_missing' END)  AS flow_reason
  FROM reported
)
SELECT
  cnpj, part, period,
  base_date                                                                        AS quota_base_date,
  last_date                                                                        AS quota_last_date,
  return_reason                                                                    AS quota_reason,
  CASE WHEN return_reason IS NULL THEN change_percent(base_quota_value, last_quota_value) END AS quota_return,
  largest_return > 300000000000                                                    AS quota_break,
  volatility_reason,
  CASE WHEN volatility_reason IS NULL THEN sqrt(252 * spread::DOUBLE / (n * (n - 1))) / 10000000000 END AS volatility_percent,
  sharpe_reason,
  CASE WHEN sharpe_reason IS NULL THEN sqrt(252) * ((r - b)::DOUBLE / n) / sqrt(excess_spread::DOUBLE / (n * (n - 1))) END AS sharpe,
  beta_reason,
  CASE WHEN beta_reason IS NULL THEN common_spread::DOUBLE / cdi_spread::DOUBLE END AS beta,
  CASE WHEN beta_reason IS NULL THEN common_spread::DOUBLE / (sqrt(spread::DOUBLE) * sqrt(cdi_spread::DOUBLE)) END AS correlation,
  drawdown_reason,
  CASE
    WHEN drawdown_reason IS NOT NULL THEN NULL
    WHEN lowest_quota_value::DOUBLE / base_quota_value::DOUBLE < worst.low::DOUBLE / worst.high::DOUBLE
      THEN least(change_percent(base_quota_value, lowest_quota_value), 0)
    ELSE change_percent(worst.high, worst.low)
  END                                                                              AS max_drawdown_percent,
  flow_reason,
  CASE WHEN flow_reason IS NULL THEN inflow_value END                              AS inflow_value,
  CASE WHEN flow_reason IS NULL THEN outflow_value END                             AS outflow_value,
  CASE WHEN uncovered IS NULL THEN whole_months END                                AS quota_months,
  CASE WHEN uncovered IS NULL THEN positive_months END                             AS quota_positive_months,
  CASE WHEN uncovered IS NULL AND cdi_months = whole_months THEN months_above_cdi END AS months_above_cdi,
  net_assets_value,
  holders                                                                          AS daily_holders
FROM judged
