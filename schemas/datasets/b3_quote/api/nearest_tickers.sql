SELECT ticker, min(levenshtein(ticker, $ticker)) AS slips
FROM {b3_quote_ticker}
WHERE abs(length(ticker) - length($ticker)) <= 2 AND levenshtein(ticker, $ticker) <= 2
GROUP BY ticker
ORDER BY slips, NOT starts_with(ticker, left($ticker, 4)), ticker
LIMIT 5
