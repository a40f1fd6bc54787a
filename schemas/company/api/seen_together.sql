-- Lists the pairs of ticker and ISIN in rows of quotes or in lines of funds.
SELECT
  to_id[4:]            AS ticker,
  from_id[6:]          AS isin,
  valid_from::VARCHAR  AS first_day,
  valid_to::VARCHAR    AS last_day,
  source
FROM {asset_link}
WHERE starts_with(from_id, 'isin:') AND starts_with(to_id, 'b3:')
  AND (list_contains($tickers::VARCHAR[], to_id[4:]) OR list_contains($isins::VARCHAR[], from_id[6:]))
ORDER BY ticker, first_day, isin
