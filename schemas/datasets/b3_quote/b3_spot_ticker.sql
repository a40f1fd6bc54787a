-- One row per ticker and ISIN of the spot market. Derivatives and odd lots have the ISIN of the share.
SELECT
  ticker,
  isin,
  min(date)           AS first_day,
  max(date)           AS last_day,
  arg_max(name, (date, name)) AS name
FROM b3_quote
WHERE market = '010' AND isin IS NOT NULL
GROUP BY ticker, isin
