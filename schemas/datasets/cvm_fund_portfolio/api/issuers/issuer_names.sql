-- Without a question, all issuers match.
WITH question AS MATERIALIZED (
  SELECT folded_text($q::VARCHAR) AS folded, question_words(folded) AS words
)
SELECT
  issuer_id, coalesce(name, '') AS name, coalesce(cnpj, '') AS cnpj, is_securitiser,
  CASE
    WHEN $q::VARCHAR IS NULL                                                THEN 0
    WHEN $code IN (issuer_id, cnpj, cnpj[:8]) OR list_contains(string_split(tickers, ';'), $code) THEN 0
    ELSE match_rank(words, search_text)
  END                                                                      AS match_rank
FROM {issuer} CROSS JOIN question
WHERE $q::VARCHAR IS NULL
  OR $code IN (issuer_id, cnpj, cnpj[:8])
  OR list_contains(string_split(tickers, ';'), $code)
  OR has_words(folded, search_text)
ORDER BY issuer_id
