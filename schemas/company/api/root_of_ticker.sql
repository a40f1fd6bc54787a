-- The issuers of whose tickers one is.
SELECT issuer_id FROM {issuer} WHERE list_contains(string_split(tickers, ';'), $ticker) ORDER BY issuer_id LIMIT 2
