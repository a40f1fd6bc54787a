-- Reads a page of the funds. $months and $instants have the months of the holdings and their times of retrieval in the
-- same order.
WITH retrieved AS (
  SELECT unnest(string_split($months, ' ')) AS filed_month, unnest(string_split($instants, ' ')) AS retrieved_at
),
question AS MATERIALIZED (
  SELECT folded_text($q::VARCHAR) AS folded_question, question_words(folded_text($q::VARCHAR)) AS words
),
found AS (
  SELECT
    id, cvm_id, cvm_code, cnpj, type, status, status_date, name, folded_name, nav_value, nav_date, source_member, source_line,
    -- An exact number or name comes first, then the rank of the name or of the beginning of the number.
    CASE
      WHEN $code IN (cnpj, cvm_code, cvm_id) OR folded_name = folded_question THEN 0
      -- The beginning of a number is as good as the beginning of a word; `least` ignores NULL.
      WHEN $q IS NOT NULL THEN least(match_rank(words, spaced_name), CASE WHEN starts_with(cnpj, $number) THEN 2 END)
    END AS match_rank,
    folded_question,
    -- Takes the later of the two, or the only one.
    greatest(CASE WHEN is_registered THEN $register_retrieved_at::VARCHAR END, retrieved_at) AS updated_at
  FROM {listed_fund}
  CROSS JOIN question
  LEFT JOIN retrieved USING (filed_month)
  WHERE ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
    AND ($statuses::VARCHAR[] IS NULL OR list_contains($statuses::VARCHAR[], status))
    AND ($classification::VARCHAR[] IS NULL
      OR list_contains(list_transform($classification::VARCHAR[], text -> folded_text(text)), folded_text(classification)))
    AND ($anbima_class::VARCHAR[] IS NULL
      OR list_contains(list_transform($anbima_class::VARCHAR[], text -> folded_text(text)), folded_text(anbima_class)))
    AND ($benchmark::VARCHAR[] IS NULL
      OR list_contains(list_transform($benchmark::VARCHAR[], text -> folded_text(text)), folded_text(benchmark)))
    AND ($condominium::VARCHAR[] IS NULL
      OR list_contains(list_transform($condominium::VARCHAR[], text -> folded_text(text)), folded_text(condominium)))
    AND ($audience::VARCHAR[] IS NULL
      OR list_contains(list_transform($audience::VARCHAR[], text -> folded_text(text)), folded_text(audience)))
    AND ($exclusive::BOOLEAN IS NULL OR exclusive = CASE WHEN $exclusive THEN 'S' ELSE 'N' END)
    AND ($holds_quotas::BOOLEAN IS NULL OR holds_quotas = CASE WHEN $holds_quotas THEN 'S' ELSE 'N' END)
    AND ($cnpjs::VARCHAR IS NULL OR cnpj IN (SELECT unnest(string_split($cnpjs::VARCHAR, ' '))))
    AND ($has_portfolio::BOOLEAN IS NULL OR has_portfolio = $has_portfolio)
    AND ($q::VARCHAR IS NULL OR has_words(folded_text($q), folded_name) OR $code IN (cnpj, cvm_code, cvm_id) OR starts_with(cnpj, $number))
    AND ($administrators::VARCHAR[] IS NULL OR registration IN (
      SELECT concat(cnpj, ' ', class_id, ' ', fund_id) FROM {cvm_fund_integrant} WHERE type = 'administrator'
        AND list_contains($administrators::VARCHAR[], document)
    ) OR (
      list_contains($administrators::VARCHAR[], reported_administrator) AND registration NOT IN (
        SELECT concat(cnpj, ' ', class_id, ' ', fund_id) FROM {cvm_fund_integrant} WHERE type = 'administrator'
      )
    ))
    AND ($managers::VARCHAR[] IS NULL OR registration IN (
      SELECT concat(cnpj, ' ', class_id, ' ', fund_id) FROM {cvm_fund_integrant} WHERE type = 'manager'
        AND list_contains($managers::VARCHAR[], document)
    ))
)
SELECT
  coalesce(id, '') AS id, coalesce(cvm_id, '') AS cvm_id, coalesce(cvm_code, '') AS cvm_code,
  cnpj, type, status, status_date, coalesce(name, '') AS name, updated_at, nav_value, nav_date,
  source_member, source_line
FROM found
WHERE {in_ranges}
ORDER BY
  {sorted},
  -- Among equal matches, funds that still exist come first, then names that begin with the question, then larger funds.
  CASE WHEN $sort_by = 'match_rank' THEN status IN ('merged', 'cancelled') END,
  CASE WHEN $sort_by = 'match_rank' THEN NOT starts_with(folded_name, folded_question) END,
  CASE WHEN $sort_by = 'match_rank' THEN nav_value END DESC NULLS LAST,
  cnpj
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
