-- Closes to compute factors with: for each cash event, the close on or before its last day with the right, of every
-- security of the company on the spot market.
WITH spot AS (
  SELECT
    isin,
    substr(isin, 3, 4)                              AS issuer_code,
    date,
    arg_max(close, (quantity, ticker))              AS close,
    arg_max(quotation_factor, (quantity, ticker))   AS quotation_factor,
    arg_max(split_part(specification, ' ', 1), (quantity, ticker)) AS share_class
  FROM b3_quote
  WHERE market = '010'
    -- Before this day the field of the ISIN holds another code.
    AND date >= DATE '1995-05-15'
    AND substr(isin, 3, 4) IN (SELECT issuer_code FROM b3_event_issuer)
  GROUP BY isin, date
),
day_with AS (
  SELECT DISTINCT issuer_code, last_day_with FROM b3_event WHERE kind = 'cash' AND last_day_with IS NOT NULL
),
asked AS (
  SELECT DISTINCT isin, issuer_code, last_day_with FROM day_with JOIN (SELECT DISTINCT isin, issuer_code FROM spot) USING (issuer_code)
)
SELECT
  asked.isin,
  last_day_with,
  nullif(share_class, '') AS share_class,
  date                    AS close_date,
  close,
  quotation_factor,
  last_day_with IN (SELECT DISTINCT date FROM b3_quote WHERE market = '010') AS is_session
FROM asked
ASOF JOIN spot ON asked.isin = spot.isin AND asked.last_day_with >= spot.date
