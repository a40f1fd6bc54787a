-- Each branch drops codes that are too long or too short before it looks for distinct ones.
WITH code AS (
  SELECT ticker AS code FROM {asset} WHERE abs(length(ticker) - length($code)) <= 2 AND levenshtein(ticker, $code) <= 2
  UNION
  SELECT isin FROM {asset} WHERE abs(length(isin) - length($code)) <= 2 AND levenshtein(isin, $code) <= 2
  UNION
  SELECT asset_id[7:] FROM {asset}
  WHERE starts_with(asset_id, 'cetip:') AND abs(length(asset_id) - 6 - length($code)) <= 2 AND levenshtein(asset_id[7:], $code) <= 2
)
SELECT code, levenshtein(code, $code) AS slips
FROM code
WHERE length($code) BETWEEN 3 AND 20
ORDER BY slips, NOT starts_with(code, left($code, 4)), code
LIMIT 5
