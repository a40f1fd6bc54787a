-- Ranks how well texts match the words of a question: 0 if a code of the thing is the question, otherwise by
-- match_rank, and no row if the text lacks a word. $texts and $codes are in the same order of things; line ends
-- separate the codes of a thing.
WITH question AS MATERIALIZED (SELECT folded_text($q::VARCHAR) AS folded, question_words(folded_text($q::VARCHAR)) AS words),
thing AS (
  SELECT unnest($texts::VARCHAR[]) AS text, unnest($codes::VARCHAR[]) AS codes, generate_subscripts($texts::VARCHAR[], 1) AS place
)
SELECT
  place::INTEGER AS place,
  CASE
    WHEN list_contains(string_split(folded_text(codes), chr(10)), folded) THEN 0
    WHEN has_words(folded, folded_text(text)) THEN match_rank(words, spaced_words(folded_text(text)))
  END::INTEGER AS rank
FROM thing CROSS JOIN question
ORDER BY place
