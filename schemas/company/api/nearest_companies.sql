SELECT code
FROM (
  SELECT cnpj AS code FROM {cvm_company}
  UNION SELECT left(cnpj, 8) FROM {cvm_company}
  UNION SELECT cvm_code::VARCHAR FROM {cvm_company}
)
WHERE length(code) = length($code) AND levenshtein(code, $code) <= 2
ORDER BY levenshtein(code, $code), code
LIMIT 3
