-- An exchange code, if it was ever quoted.
SELECT ticker FROM b3_quote_ticker WHERE ticker = $code LIMIT 1
