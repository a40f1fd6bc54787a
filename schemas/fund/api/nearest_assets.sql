-- The tickers, ISINs and registration codes that are most like a code.
SELECT code, min(levenshtein(code, $code)) AS slips
FROM (
  SELECT ticker AS code FROM {asset}
  UNION
  SELECT isin FROM {asset}
  UNION
  SELECT asset_id[7:] FROM {asset} WHERE starts_with(asset_id, 'cetip:')
)
WHERE length($code) BETWEEN 3 AND 20 AND abs(length(code) - length($code)) <= 2 AND levenshtein(code, $code) <= 2
GROUP BY code
ORDER BY slips, NOT starts_with(code, left($code, 4)), code
LIMIT 5
