-- Reads a page of the assets under their names in a month.
WITH coded AS MATERIALIZED (
  SELECT asset_id FROM {asset}
  WHERE contains(asset_id, split_part($code::VARCHAR, ':', -1)) AND $code IN (upper(asset_id), split_part(asset_id, ':', 2))
  UNION
  SELECT asset_id FROM {asset} WHERE isin = $code
  UNION
  SELECT asset_id FROM {asset} WHERE selic_code = $code
  UNION
  SELECT asset_id FROM {asset} WHERE issuer_cnpj = $code
  UNION
  -- All tickers of an issuer begin with the same four letters.
  SELECT asset_id FROM {asset} WHERE length($code::VARCHAR) = 4 AND starts_with(asset_id, 'b3:' || $code) AND regexp_full_match(asset_id, 'b3:[A-Z][A-Z0-9][A-Z0-9][A-Z0-9][0-9][0-9]?B?')
),
-- Follows only the names of lines and the requested names.
followed AS (SELECT asset_id FROM {cvm_asset_month} UNION SELECT asset_id FROM coded),
linked AS MATERIALIZED ({linked_name}),
month AS MATERIALIZED ({held_asset}),
-- A question of letters and digits alone is matched with the words of an asset; a question with signs also with its
-- text.
question AS MATERIALIZED (
  SELECT
    folded_text($q::VARCHAR)                                 AS folded,
    question_words(folded)                                   AS words,
    has_signs(folded)                                        AS has_signs
),
-- An ISIN or ticker of another name of the asset finds it too.
code AS MATERIALIZED (SELECT DISTINCT coalesce(root, asset_id) AS asset_id FROM coded LEFT JOIN linked ON linked.id = asset_id),
-- A bond is named by its short name and the month of its maturity, whatever its name in lines; further words find it
-- too.
bond AS MATERIALIZED (
  SELECT asset_id, short[8:] || ' ' || asset_id[14:20] AS bond_name, folded_text(concat_ws(' ', bond_name, words)) AS bond_words
  FROM {asset} JOIN (SELECT unnest($bonds::VARCHAR[]) AS short, unnest($bond_words::VARCHAR[]) AS words) ON asset_id[7:12] = short[:6]
  WHERE starts_with(asset_id, 'selic:') AND length(asset_id) >= 20
),
found AS (
  SELECT
    asset.asset_id, asset_kind AS kind, coalesce(bond_name, nullif(split_part(names, ';', 1), '')) AS name,
    ticker, isin, issuer_cnpj AS cnpj, maturity_date, first_month, last_month,
    coalesce(search_text, searchable_text(names, ticker, isin, asset.asset_id)) AS spaced, bond_words
  FROM {asset} CROSS JOIN question LEFT JOIN bond USING (asset_id)
  WHERE ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
    -- A name without an alias leads to another name in the month only if its ticker was reused since.
    AND asset.asset_id NOT IN (
      SELECT from_id FROM {asset_link}
      WHERE rule = 'renamed_ticker' AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
    )
    AND (alias_of IS NULL OR asset.asset_id IN (SELECT asset_id FROM month))
    AND ($q::VARCHAR IS NULL
      OR CASE
        WHEN has_signs OR search_text IS NULL
          THEN has_words(folded, folded_text(concat_ws(' ', names, ticker, isin, asset.asset_id)))
        ELSE has_words(folded, search_text)
      END
      OR has_words(folded, bond_words)
      OR asset.asset_id IN (SELECT asset_id FROM code))
),
listed AS (
  SELECT
    found.* EXCLUDE (spaced, bond_words),
    coalesce(month.holders, 0)::BIGINT                         AS seen_holders,
    coalesce(month.value, 0)::DECIMAL(24, 2)                   AS seen_value,
    -- The held amount of a kind is not known if a missing member can have lines of it.
    CASE WHEN NOT coalesce(list_contains($hidden_kinds::VARCHAR[], found.kind), false) THEN seen_holders END AS holders,
    CASE WHEN NOT coalesce(list_contains($hidden_kinds::VARCHAR[], found.kind), false) THEN seen_value END   AS value,
    coalesce(list_extract($hidden_members::VARCHAR[], list_position($hidden_kinds::VARCHAR[], found.kind)), '') AS missing_members,
    CASE
      WHEN $q::VARCHAR IS NULL                                 THEN 0
      WHEN found.asset_id IN (SELECT asset_id FROM code)       THEN 0
      WHEN has_words(folded, bond_words)
        THEN least(match_rank(words, spaced), match_rank(words, spaced_words(bond_words)))
      ELSE match_rank(words, spaced)
    END                                                        AS match_rank
  FROM found
  CROSS JOIN question
  LEFT JOIN month USING (asset_id)
)
SELECT
  asset_id, kind, coalesce(name, '') AS name, coalesce(ticker, '') AS ticker, coalesce(isin, '') AS isin,
  coalesce(cnpj, '') AS cnpj, maturity_date,
  holders, value, first_month, last_month, seen_holders, seen_value,
  missing_members
FROM listed
WHERE {in_ranges}
ORDER BY
  {sorted},
  -- Among equal matches, assets with more holders come first.
  CASE WHEN $sort_by = 'match_rank' THEN seen_holders END DESC,
  asset_id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
