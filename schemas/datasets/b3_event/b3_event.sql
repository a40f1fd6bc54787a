-- One row per event as filed: repeated events of the lists count once. A point separates thousands, a comma decimals.
WITH read AS (
  SELECT
    issuer_code, list, isin, share_class,
    CASE
      WHEN list IN ('cash', 'cash_history') THEN 'cash'
      WHEN list = 'subscription' THEN 'subscription'
      WHEN strip_accents(upper(label)) = 'DESDOBRAMENTO' THEN 'split'
      WHEN strip_accents(upper(label)) = 'BONIFICACAO' THEN 'bonus'
      WHEN strip_accents(upper(label)) = 'GRUPAMENTO' THEN 'grouping'
      ELSE 'other'
    END                                      AS kind,
    coalesce(label, '')                      AS label,
    try_strptime(last_day_filed, '%d/%m/%Y')::DATE AS last_day_with,
    try_strptime(approved_filed, '%d/%m/%Y')::DATE AS approved_on,
    try_strptime(payment_filed, '%d/%m/%Y')::DATE  AS payment_date,
    issued_isin,
    TRY_CAST(replace(replace(factor_filed, '.', ''), ',', '.') AS DECIMAL(28,11))        AS factor,
    TRY_CAST(replace(replace(value_filed, '.', ''), ',', '.') AS DECIMAL(28,11))         AS value,
    TRY_CAST(replace(quoted_per_shares_filed, '.', '') AS INTEGER)                       AS quoted_per_shares,
    TRY_CAST(replace(replace(percentage_filed, '.', ''), ',', '.') AS DECIMAL(28,11))    AS subscription_percent,
    TRY_CAST(replace(replace(price_filed, '.', ''), ',', '.') AS DECIMAL(28,11))         AS subscription_price,
    TRY_CAST(replace(replace(closing_price_filed, '.', ''), ',', '.') AS DECIMAL(24,8))  AS closing_price,
    try_strptime(closing_day_filed, '%d/%m/%Y')::DATE AS closing_date,
    member_file                              AS source_member,
    line                                     AS source_line
  FROM event_line
)
SELECT
  issuer_code, list, isin, share_class, kind, label, last_day_with, approved_on, payment_date, issued_isin, factor, value,
  quoted_per_shares, subscription_percent, subscription_price, closing_price, closing_date,
  count(*)::INTEGER AS repeats,
  source_member, source_line
FROM read
GROUP BY ALL
