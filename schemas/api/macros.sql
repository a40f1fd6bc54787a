-- Macros for the SQL of answers. The server creates them when it opens a snapshot, and the build when it looks through
-- a month.

-- Quantities are filed without a sign. A line of a liability is short, unless it says that it is long.
CREATE MACRO netted_quantity(side, position_value, quantity) AS
  CASE WHEN side = 'short' OR (side IS NULL AND position_value < 0) THEN -1 ELSE 1 END * coalesce(quantity, 0);

-- A text without accents and case, which do not count in a search.
CREATE MACRO folded_text(content) AS lower(strip_accents(content));

-- Folded text with a space on both sides of each word; signs between words do not count.
CREATE MACRO spaced_words(folded) AS ' ' || trim(regexp_replace(folded, '[^\p{L}\p{N}]+', ' ', 'g')) || ' ';

-- True if a folded text has anything but letters, digits and spaces.
CREATE MACRO has_signs(folded) AS regexp_matches(folded, '[^\p{L}\p{N} ]');

-- True if every word of a folded question, split at spaces, is anywhere in a folded text; `contains` knows no wildcards.
CREATE MACRO has_words(question, folded) AS
  list_bool_and(list_transform(string_split(question, ' '), word -> contains(folded, word)));

-- Splits a folded question at spaces and makes each word as spaced_words does. Call it once for a query.
CREATE MACRO question_words(question) AS list_transform(string_split(question, ' '), word -> spaced_words(word));

-- Makes an asset's words as in the column search_text, which the table of an older snapshot lacks.
CREATE MACRO searchable_text(names, ticker, isin, id) AS
  spaced_words(folded_text(concat_ws(' ', names, ticker, isin))) || '|' || lower(id);

-- Ranks how well a text with all words of a question matches them, by the worst match: 1 all are whole words, 2 all
-- begin words, 3 some are inside words. `spaced` is the text by spaced_words, `words` are question_words.
CREATE MACRO match_rank(words, spaced) AS CASE
  WHEN list_contains(words, '  ') THEN 3
  WHEN list_bool_and(list_transform(words, word -> contains(spaced, word))) THEN 1
  WHEN list_bool_and(list_transform(words, word -> contains(spaced, rtrim(word)))) THEN 2
  ELSE 3
END;

-- Names the key under which a look-through adds up a line: its asset, the paper behind a repo, its kind if nothing else
-- is known, or the line itself.
CREATE MACRO leaf_key_of_line(asset_id, collateral_asset_id, asset_kind, competence_month, cnpj, id) AS
  CASE
    WHEN asset_id IS NOT NULL                            THEN asset_id
    WHEN collateral_asset_id IS NOT NULL                 THEN 'repo ' || collateral_asset_id
    WHEN asset_kind IN ('cash', 'payable', 'receivable') THEN asset_kind
    ELSE concat_ws(' ', 'line', competence_month, cnpj, id)
  END;

-- Rounds half away from zero. Both numbers are whole, and the divisor is positive.
CREATE MACRO rounded_quotient(dividend, divisor) AS
  sign(dividend)::HUGEINT * ((abs(dividend) * 2 + divisor) // (divisor * 2));

-- Money as a whole number of cents.
CREATE MACRO in_cents(amount) AS (amount * 100)::HUGEINT;

-- Faster than in_cents, for money below ten trillion.
CREATE MACRO small_cents(amount) AS (amount::DECIMAL(15, 2) * 100::DECIMAL(3, 0))::BIGINT;

-- 100 × value ÷ divisor with six decimals, half away from zero; NULL if the divisor is not positive. Amounts that fit
-- into 64 bits are divided in these, which takes a thirtieth of the time.
CREATE MACRO exact_share_percent(amount, divisor) AS
  CASE
    WHEN amount BETWEEN -400000000 AND 400000000 AND divisor BETWEEN 100000 AND 9000000000000
      THEN ((sign(amount) * ((small_cents(abs(amount)) * 200000000 + small_cents(divisor)) // (small_cents(divisor) * 2)))
        ::DECIMAL(12, 0) * 0.000001::DECIMAL(6, 6))::DECIMAL(28, 6)
    WHEN divisor > 0
      THEN (rounded_quotient(in_cents(amount) * 100000000, in_cents(divisor))::DECIMAL(28, 0) * 0.000001::DECIMAL(6, 6))::DECIMAL(28, 6)
  END;
