CASE WHEN share_reason = '' THEN exact_share_percent(long_value + short_value, market_value) END AS share_of_market_percent,
CASE
  WHEN outstanding_reason <> '' THEN NULL
  WHEN quotas_issued IS NOT NULL THEN (
    rounded_quotient((long_quantity * 100000000)::HUGEINT * 100000000, (quotas_issued * 100000000)::HUGEINT)::DECIMAL(28, 0)
    * 0.000001::DECIMAL(6, 6)
  )::DECIMAL(28, 6)
  ELSE exact_share_percent(long_value, fund_nav_value)
END AS outstanding_percent
