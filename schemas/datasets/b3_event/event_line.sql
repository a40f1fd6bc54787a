-- Reads the answers about each company: three lists by ISIN, and the history of its cash events by class.
WITH company AS (
  SELECT member AS issuer_code, member_file, line, unnest(content::JSON -> '$[*]') AS company FROM raw_supplement
),
listed AS (
  SELECT issuer_code, member_file, line, 'cash' AS list, unnest(company -> '$.cashDividends[*]') AS event FROM company
  UNION ALL
  SELECT issuer_code, member_file, line, 'stock', unnest(company -> '$.stockDividends[*]') FROM company
  UNION ALL
  SELECT issuer_code, member_file, line, 'subscription', unnest(company -> '$.subscriptions[*]') FROM company
),
paid AS (
  SELECT left(member, 4) AS issuer_code, member_file, line, unnest(content::JSON -> '$.results[*]') AS event FROM raw_cash
)
SELECT
  issuer_code, member_file, line, list,
  nullif(trim(event ->> '$.isinCode'), '')    AS isin,
  NULL                                        AS share_class,
  nullif(trim(event ->> '$.label'), '')       AS label,
  event ->> '$.lastDatePrior'                 AS last_day_filed,
  event ->> '$.approvedOn'                    AS approved_filed,
  coalesce(event ->> '$.paymentDate', event ->> '$.subscriptionDate') AS payment_filed,
  nullif(trim(event ->> '$.assetIssued'), '') AS issued_isin,
  event ->> '$.factor'                        AS factor_filed,
  event ->> '$.rate'                          AS value_filed,
  CASE list WHEN 'cash' THEN '1' END          AS quoted_per_shares_filed,
  event ->> '$.percentage'                    AS percentage_filed,
  event ->> '$.priceUnit'                     AS price_filed,
  NULL                                        AS closing_price_filed,
  NULL                                        AS closing_day_filed
FROM listed
UNION ALL
SELECT
  issuer_code, member_file, line, 'cash_history',
  NULL,
  nullif(upper(trim(event ->> '$.typeStock')), ''),
  nullif(trim(event ->> '$.corporateAction'), ''),
  event ->> '$.lastDatePriorEx',
  event ->> '$.dateApproval',
  NULL,
  NULL,
  NULL,
  event ->> '$.valueCash',
  event ->> '$.quotedPerShares',
  NULL,
  NULL,
  event ->> '$.closingPricePriorExDate',
  event ->> '$.dateClosingPricePriorExDate'
FROM paid
