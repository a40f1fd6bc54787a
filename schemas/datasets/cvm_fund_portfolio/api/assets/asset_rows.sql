-- Reads the facts of lines and quotes about each of these names.
SELECT
  asset_id, asset_kind AS kind, coalesce(split_part(names, ';', 1), '') AS name, coalesce(ticker, '') AS ticker,
  coalesce(isin, '') AS isin, coalesce(issuer_cnpj, '') AS cnpj, maturity_date, selic_code, first_month, last_month,
  first_quoted, last_quoted,
  CASE WHEN names IS NULL THEN [] ELSE string_split(names, ';') END AS names,
  [
    {'ticker': split_part(each, ' ', 1), 'first_day': each[-22:-13], 'last_day': each[-10:]}
    FOR each IN string_split(tickers, ';') IF each <> ''
  ] AS tickers
FROM {asset}
SEMI JOIN (SELECT unnest($ids::VARCHAR[]) AS asset_id) USING (asset_id)
ORDER BY asset_id
