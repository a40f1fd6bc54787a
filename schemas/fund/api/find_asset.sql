-- The assets that a code can name in some months: by their own name, ticker, ISIN or Selic code.
SELECT
  asset_id,
  max_by(asset_kind, competence_month)                                 AS asset_kind,
  max_by(names, competence_month)                                      AS names,
  max(ticker)                                                          AS ticker,
  CASE WHEN min(isin) = max(isin) THEN min(isin) END                   AS isin,
  max_by(maturity_date, competence_month)                              AS maturity_date
FROM {cvm_asset_month}
WHERE asset_id IN $ids
  OR ticker = $code
  -- Options and futures are filed with the ISIN of their share.
  OR (isin = $code AND asset_kind NOT IN ('option', 'future'))
  OR selic_code = $code
GROUP BY asset_id
ORDER BY asset_id
