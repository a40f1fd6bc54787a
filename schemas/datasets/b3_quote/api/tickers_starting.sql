-- A range is fast here, because the file is sorted by ticker.
SELECT DISTINCT ticker
FROM {b3_quote_ticker}
WHERE ticker >= $start::VARCHAR AND ticker < $start::VARCHAR || chr(127)
ORDER BY ticker
LIMIT $limit::BIGINT
