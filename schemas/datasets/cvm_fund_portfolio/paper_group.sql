-- Joins papers of the month that are one paper although their filed terms give several ids: filers write the yield of
-- their marking into the spread. One row per joined paper, with the paper of its group that has most value.
WITH RECURSIVE
line AS MATERIALIZED (
  SELECT
    asset_id,
    regexp_extract(asset_id, '^(paper:[^:]*:[^:]*:[^:]*):(.*)$', ['paper', 'terms'])  AS named,
    CNPJ_FUNDO_CLASSE                                                               AS cnpj,
    VL_MERC_POS_FINAL                                                               AS value,
    unit_price(VL_MERC_POS_FINAL, QT_POS_FINAL)                                     AS price,
    price_in_cents(VL_MERC_POS_FINAL, QT_POS_FINAL) IS NOT NULL                     AS is_round
  FROM line_identity
  JOIN raw_line USING (line_row)
  WHERE starts_with(asset_id, 'paper:') AND VL_MERC_POS_FINAL > 0 AND QT_POS_FINAL > 0
),
-- An id whose prices differ by more than half a percent may mean several papers, and would join different ones.
priced AS MATERIALIZED (
  SELECT asset_id, min(named.paper) AS paper, min(named.terms) AS terms, sum(value) AS value, min(price) AS least, max(price) AS most
  FROM line GROUP BY asset_id HAVING NOT prices_differ(min(price), max(price), 1005)
),
-- Eight equal digits may be chance only for a round price or the price of issue.
telling AS (
  SELECT asset_id, named.paper AS paper, cnpj, eight_digits(price) AS digits
  FROM line SEMI JOIN priced USING (asset_id)
  WHERE price > 0 AND NOT is_round AND NOT is_par(price)
),
-- Lines of one fund with one price do not show how others write the terms.
at_price AS MATERIALIZED (
  SELECT paper, digits, min(asset_id) AS first_id, list(DISTINCT asset_id) AS ids
  FROM telling GROUP BY paper, digits
  HAVING count(DISTINCT cnpj) > 1 AND count(DISTINCT asset_id) > 1
),
spelt AS (
  SELECT *, paper || ':' || array_to_string([respelt_rate(part) FOR part IN string_split(terms, '|')], '|') AS spelling FROM priced
),
joined AS MATERIALIZED (
  SELECT unnest(ids) AS asset_id, first_id AS other_id, 'paper_price' AS rule FROM at_price
  UNION ALL
  SELECT one.asset_id, other.asset_id, 'paper_terms'
  FROM spelt AS one JOIN spelt AS other USING (spelling)
  WHERE one.asset_id > other.asset_id AND NOT prices_differ(least(one.least, other.least), greatest(one.most, other.most), 1005)
),
-- Joins papers with different spellings too, or by price alone.
way AS (SELECT unnest([['paper_price', 'paper_terms'], ['paper_price']]) AS rules),
step AS MATERIALIZED (
  SELECT rules, asset_id, other_id FROM way JOIN joined ON list_contains(rules, rule)
  UNION
  SELECT rules, other_id, asset_id FROM way JOIN joined ON list_contains(rules, rule)
),
reached AS (
  SELECT rules, asset_id, asset_id AS other_id FROM step
  UNION
  SELECT reached.rules, reached.asset_id, step.other_id
  FROM reached JOIN step ON step.asset_id = reached.other_id AND step.rules = reached.rules
),
grouped AS (SELECT rules, asset_id, min(other_id) AS first_id FROM reached GROUP BY rules, asset_id),
one_group AS (
  SELECT
    rules, first_id,
    arg_max(asset_id, (value, asset_id))  AS same_as,
    CASE WHEN bool_or(asset_id IN (SELECT asset_id FROM joined WHERE rule = 'paper_price')) THEN 'paper_price' ELSE 'paper_terms' END AS rule
  FROM grouped JOIN priced USING (asset_id)
  GROUP BY rules, first_id
  -- Prices that are near each other pairwise, but too far apart from one end to the other.
  HAVING NOT prices_differ(min(least), max(most), 1005)
)
SELECT asset_id, same_as, rule
FROM grouped JOIN one_group USING (rules, first_id)
QUALIFY row_number() OVER (PARTITION BY asset_id ORDER BY len(rules) DESC) = 1 AND asset_id <> same_as
