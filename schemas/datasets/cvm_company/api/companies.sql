-- Reads a page of the registrations.
WITH question AS MATERIALIZED (
  SELECT folded_text($q::VARCHAR) AS folded_question, question_words(folded_text($q::VARCHAR)) AS words
),
market AS (
  SELECT cvm_code, string_agg(market, '; ' ORDER BY market) AS markets FROM {cvm_company_market} GROUP BY cvm_code
),
found AS (
  SELECT
    cvm_company.*,
    coalesce(markets, '')                                                            AS markets,
    -- A link can have the first eight characters of a CNPJ instead of all.
    list_contains($issuers::VARCHAR[], cnpj) OR list_contains($issuers::VARCHAR[], cnpj[:8])    AS is_linked,
    folded_text(concat_ws(' ', name, trade_name))                                    AS folded_name,
    CASE
      WHEN is_linked THEN 0
      WHEN $code IN (cnpj, cvm_code::VARCHAR) THEN 0
      WHEN $q IS NOT NULL THEN least(
        match_rank(words, spaced_words(folded_text(concat_ws(' ', name, trade_name)))),
        CASE WHEN starts_with(cnpj, $number) THEN 2 END
      )
    END                                                                              AS match_rank
  FROM {cvm_company}
  CROSS JOIN question
  LEFT JOIN market USING (cvm_code)
  WHERE ($status::VARCHAR IS NULL OR starts_with(status, CASE $status WHEN 'active' THEN 'ATIV' WHEN 'cancelled' THEN 'CANCEL' ELSE 'SUSP' END))
    AND (
      $q::VARCHAR IS NULL
      OR is_linked
      OR $by_register::BOOLEAN AND (
        has_words(folded_question, folded_text(concat_ws(' ', name, trade_name)))
        OR $code IN (cnpj, cvm_code::VARCHAR)
        OR starts_with(cnpj, $number)
      )
    )
)
SELECT {ListedCompany}, markets, source_member, source_line
FROM found
WHERE {in_ranges}
ORDER BY
  {sorted},
  CASE WHEN $sort_by = 'match_rank' THEN status <> 'ATIVO' END,
  cvm_code
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
