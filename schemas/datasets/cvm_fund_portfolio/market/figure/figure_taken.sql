-- Inputs of the figures of a month from registers, calendars and series: one row per class of the month, and one per
-- business day.
WITH class AS (
  SELECT cnpj FROM cvm_fund_month UNION SELECT cnpj FROM cvm_class_month
  UNION SELECT cnpj FROM cvm_fii_month UNION SELECT cnpj FROM cvm_fidc_month
),
-- Only the legacy register has fees, and a fund can be in both registers.
fee AS (
  SELECT cnpj, max(administration_fee) AS filed FROM cvm_fund WHERE administration_fee IS NOT NULL GROUP BY cnpj
),
-- Statements of other months can have other terms, so only the newest one of this month counts.
statement AS (
  SELECT
    cnpj, reference_date, admin_fee_percent, conversion_days, redemption_payment_days, redemption_day_type,
    condominium = 'FECHADO' AS is_closed
  FROM cvm_fund_statement
  WHERE strftime(reference_date, '%Y-%m') = getvariable('month')
  QUALIFY row_number() OVER (PARTITION BY cnpj ORDER BY reference_date DESC) = 1
)
SELECT
  class.cnpj,
  name,
  type,
  {folded_classification}                                                        AS classification,
  anbima_class,
  -- The earliest day counts, because the day of a class can be that of its adaptation to Resolution CVM 175.
  least(class_start_date, activity_start_date, registration_date, creation_date) AS start_date,
  fee.filed                                                                      AS administration_fee,
  statement.reference_date                                                       AS statement_date,
  statement.admin_fee_percent                                                    AS statement_fee,
  -- A closed fund has no redemptions, so that its 0 means nothing.
  CASE WHEN NOT coalesce(is_closed AND conversion_days = 0, false) THEN conversion_days END AS statement_conversion_days,
  CASE WHEN NOT coalesce(is_closed AND redemption_payment_days = 0, false) THEN redemption_payment_days END AS statement_payment_days,
  redemption_day_type                                                            AS statement_day_type,
  coalesce(is_closed, false)                                                     AS is_closed,
  (SELECT count(*) > 0 FROM statement)                                           AS has_statements,
  NULL::DATE                                                                     AS date,
  NULL::BIGINT                                                                   AS rate
FROM class
LEFT JOIN (
  -- If a number is registered twice, the class that is not cancelled counts, then the newest.
  SELECT *
  FROM cvm_fund_class
  QUALIFY row_number() OVER (
    PARTITION BY cnpj
    ORDER BY status = 'cancelled', coalesce(status_date::VARCHAR, '') DESC, coalesce(class_id, '') DESC, coalesce(fund_id, '') DESC
  ) = 1
) AS registered USING (cnpj)
LEFT JOIN (SELECT cnpj AS fund_cnpj, max(activity_start_date) AS activity_start_date FROM cvm_fund GROUP BY cnpj) USING (fund_cnpj)
LEFT JOIN fee ON fee.cnpj = fund_cnpj
LEFT JOIN statement ON statement.cnpj = class.cnpj
UNION ALL BY NAME
SELECT day::DATE AS date, (value * 10000000000)::BIGINT AS rate
FROM (
  SELECT unnest(generate_series(
    (getvariable('month') || '-01')::DATE - INTERVAL 36 MONTH - INTERVAL 21 DAY,
    last_day((getvariable('month') || '-01')::DATE),
    INTERVAL 1 DAY
  )) AS day
)
JOIN business_calendar ON id = 'br-banks' AND day >= first_date AND day <= last_date
LEFT JOIN statistic_value ON series = 'bcb-12' AND period = strftime(day, '%Y-%m-%d')
WHERE isodow(day) <= 5 AND day::DATE NOT IN (SELECT date FROM calendar_holiday WHERE calendar = 'br-banks')
