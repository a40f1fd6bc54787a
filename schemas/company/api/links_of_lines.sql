-- The tickers that lines of funds name beside an issuer, each with the ISINs that links lead from to it, and their days.
WITH named AS (
  SELECT unnest(string_split(tickers, ';')) AS ticker
  FROM {issuer}
  WHERE issuer_id = $root AND tickers <> ''
),
linked AS (
  SELECT to_id[4:] AS ticker, from_id[6:] AS isin, valid_from, valid_to, source
  FROM {asset_link}
  WHERE starts_with(to_id, 'b3:') AND starts_with(from_id, 'isin:')
)
SELECT
  ticker, isin,
  valid_from::VARCHAR                  AS first_day,
  valid_to::VARCHAR                    AS last_day,
  'lines'                              AS basis,
  coalesce(source, 'issuer')           AS source
FROM named LEFT JOIN linked USING (ticker)
WHERE ticker <> ''
ORDER BY ticker, first_day, isin
