SELECT code
FROM {debenture}
WHERE abs(length(code) - length($code)) <= 1 AND levenshtein(code, $code) <= 2
ORDER BY levenshtein(code, $code), code
LIMIT 3
