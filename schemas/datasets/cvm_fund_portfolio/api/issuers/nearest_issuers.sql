WITH code AS (
  SELECT issuer_id AS code FROM {issuer} WHERE levenshtein(issuer_id, $code) <= 2
  UNION
  SELECT ticker FROM (SELECT unnest(string_split(tickers, ';')) AS ticker FROM {issuer})
  WHERE abs(length(ticker) - length($code)) <= 2 AND levenshtein(ticker, $code) <= 2
)
SELECT code FROM code
WHERE length($code) BETWEEN 3 AND 20
ORDER BY levenshtein(code, $code), NOT starts_with(code, left($code, 4)), code
LIMIT 5
