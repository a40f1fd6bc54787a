-- Texts for an index in memory, in the order of equal matches in asset_list.sql: assets with more holders in the month
-- come first. Tabs and line ends separate texts; `is_plain` is false for a text that would break the index.
WITH followed AS (SELECT asset_id FROM {asset} UNION SELECT asset_id FROM {cvm_asset_month}),
linked AS MATERIALIZED ({linked_name}),
month AS MATERIALIZED ({held_asset}),
-- Names that asset_list.sql compares with a code; codes of another name of the asset find it too.
code AS (
  SELECT
    coalesce(root, asset_id) AS asset_id,
    string_agg(
      concat_ws(
        chr(9), '',
        CASE WHEN contains(asset_id, split_part(upper(asset_id), ':', -1)) THEN upper(asset_id) END,
        split_part(asset_id, ':', 2), isin, selic_code, issuer_cnpj,
        CASE WHEN regexp_full_match(asset_id, 'b3:[A-Z][A-Z0-9][A-Z0-9][A-Z0-9][0-9][0-9]?B?') THEN asset_id[4:7] END, ''
      ),
      ''
    ) AS codes
  FROM {asset} LEFT JOIN linked ON linked.id = asset_id
  GROUP BY ALL
),
bond AS (
  SELECT asset_id, short[8:] || ' ' || asset_id[14:20] AS bond_name, folded_text(concat_ws(' ', bond_name, words)) AS bond_words
  FROM {asset} JOIN (SELECT unnest($bonds::VARCHAR[]) AS short, unnest($bond_words::VARCHAR[]) AS words) ON asset_id[7:12] = short[:6]
  WHERE starts_with(asset_id, 'selic:') AND length(asset_id) >= 20
),
listed AS (
  SELECT
    folded_text(concat_ws(' ', names, asset.ticker, isin, asset_id)) AS folded,
    concat_ws(
      chr(9), asset_id, coalesce(bond_name, split_part(names, ';', 1), ''), coalesce(ticker, ''), coalesce(isin, ''),
      coalesce(issuer_cnpj, '')
    )                                                          AS shown,
    coalesce(codes, '')                                        AS codes,
    coalesce(bond_words, '')                                   AS bond,
    row_number() OVER (ORDER BY coalesce(month.holders, 0) DESC, asset_id) AS place,
    -- The search looks for words of a name, and the id is not one of them.
    NOT regexp_matches(concat(names, ticker, isin, asset_id, issuer_cnpj, selic_code), '[[:cntrl:]]')
      AND NOT contains(asset_id, ' ')
      AND strip_accents(asset_id) = asset_id
      AND search_text IS NOT DISTINCT FROM searchable_text(names, ticker, isin, asset_id) AS is_plain
  FROM {asset} LEFT JOIN month USING (asset_id) LEFT JOIN code USING (asset_id) LEFT JOIN bond USING (asset_id)
  WHERE asset_id NOT IN (
      SELECT from_id FROM {asset_link}
      WHERE rule = 'renamed_ticker' AND valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
    )
    AND (alias_of IS NULL OR month.asset_id IS NOT NULL)
)
SELECT
  string_agg(folded, chr(10) ORDER BY place)                   AS folded,
  string_agg(shown, chr(10) ORDER BY place)                    AS shown,
  string_agg(codes, chr(10) ORDER BY place)                    AS codes,
  string_agg(bond, chr(10) ORDER BY place)                     AS bonds,
  bool_and(is_plain)                                           AS is_plain
FROM listed
HAVING count(*) > 0
