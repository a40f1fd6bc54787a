-- The ISINs and exchange codes of some months that are most like one.
SELECT code, min(levenshtein(upper(code), upper($code))) AS slips
FROM (
  SELECT isin AS code FROM cvm_fund_portfolio
  UNION
  SELECT asset_code FROM cvm_fund_portfolio
)
WHERE abs(length(code) - length($code)) <= 2 AND levenshtein(upper(code), upper($code)) <= 2
GROUP BY code
ORDER BY slips, NOT starts_with(upper(code), left(upper($code), 4)), code
LIMIT 5
