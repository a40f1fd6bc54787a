-- Texts for an index in memory, in the order of equal matches in funds.sql: active funds come first, then larger ones.
-- `is_plain` is false for a text that would break the index.
WITH fund AS (
  SELECT
    coalesce(folded_name, '')                                  AS folded,
    coalesce(name, '')                                         AS name,
    concat(chr(9), cnpj, chr(9), cvm_code, chr(9), cvm_id, chr(9)) AS codes,
    status IN ('merged', 'cancelled')                          AS is_gone,
    row_number() OVER (ORDER BY status IN ('merged', 'cancelled'), nav_value DESC NULLS LAST, cnpj) AS place,
    -- Tabs and line ends separate the texts.
    folded_name IS DISTINCT FROM ''
      AND NOT regexp_matches(concat(name, cnpj, cvm_code, cvm_id), '[[:cntrl:]]') AS is_plain
  FROM {listed_fund}
)
SELECT
  string_agg(folded, chr(10) ORDER BY place)                   AS folded,
  string_agg(name, chr(10) ORDER BY place)                     AS names,
  string_agg(codes, chr(10) ORDER BY place)                    AS codes,
  count_if(NOT is_gone)::INTEGER                               AS there,
  bool_and(is_plain)                                           AS is_plain
FROM fund
HAVING count(*) > 0
