-- Lists the texts for the search of each traded federal bond.
SELECT
  'selic:' || selic_code || ':' || maturity_date  AS asset_id,
  bond, isin, selic_code,
  maturity_date::VARCHAR                          AS maturity_date
FROM {bcb_bond}
ORDER BY last_day DESC, trade_days DESC, isin, selic_code
