-- A page of the assets under the names that they go by in a month.
WITH RECURSIVE link AS (
  SELECT from_id, to_id FROM {asset_link}
  WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  QUALIFY row_number() OVER (PARTITION BY from_id ORDER BY valid_to DESC, to_id DESC) = 1
),
up AS (
  SELECT from_id AS id, to_id AS root, 1 AS steps FROM link
  UNION ALL
  SELECT up.id, link.to_id, steps + 1 FROM up JOIN link ON link.from_id = up.root WHERE steps < 10
),
linked AS MATERIALIZED (SELECT id, arg_max(root, steps) AS root FROM up GROUP BY id),
month AS (
  SELECT coalesce(root, cvm_asset_month.asset_id) AS asset_id, sum(holder_count)::BIGINT AS holders, sum(total_value) AS value, count(*) AS names
  FROM {cvm_asset_month} LEFT JOIN linked ON linked.id = cvm_asset_month.asset_id
  GROUP BY ALL
),
-- A class that holds an asset under two names is one holder.
counted AS (
  SELECT coalesce(root, cvm_fund_portfolio.asset_id) AS asset_id, count(DISTINCT cnpj) AS holders
  FROM {cvm_fund_portfolio}
  LEFT JOIN linked ON linked.id = cvm_fund_portfolio.asset_id
  WHERE coalesce(root, cvm_fund_portfolio.asset_id) IN (SELECT asset_id FROM month WHERE names > 1)
  GROUP BY ALL
),
question AS MATERIALIZED (SELECT folded_text($q::VARCHAR) AS folded, question_words(folded_text($q::VARCHAR)) AS words),
-- The ISIN and the ticker of another name find the asset too.
code AS (
  SELECT coalesce(root, asset.asset_id) AS asset_id FROM {asset} LEFT JOIN linked ON linked.id = asset.asset_id
  WHERE $code IN (upper(asset.asset_id), ticker, isin, selic_code, split_part(asset.asset_id, ':', 2))
     OR ($code = issuer_cnpj AND starts_with(asset.asset_id, 'fund:'))
),
found AS (
  SELECT
    asset.asset_id, asset_kind AS kind, nullif(split_part(names, ';', 1), '') AS name, ticker, isin, issuer_cnpj AS cnpj,
    maturity_date, first_month, last_month, spaced_words(folded_text(concat_ws(' ', names, ticker, isin))) AS spaced
  FROM {asset} CROSS JOIN question
  WHERE ($kind::VARCHAR IS NULL OR asset_kind = $kind)
    AND asset.asset_id NOT IN (SELECT id FROM linked)
    AND (alias_of IS NULL OR asset.asset_id IN (SELECT asset_id FROM month))
    AND ($q::VARCHAR IS NULL
      OR has_words(folded, folded_text(concat_ws(' ', names, ticker, isin, asset.asset_id)))
      OR asset.asset_id IN (SELECT asset_id FROM code))
),
listed AS (
  SELECT
    found.* EXCLUDE (spaced),
    coalesce(counted.holders, month.holders, 0)::BIGINT        AS holders,
    coalesce(month.value, 0)::DECIMAL(24, 2)                   AS value,
    CASE
      WHEN $q::VARCHAR IS NULL                                 THEN 0
      WHEN found.asset_id IN (SELECT asset_id FROM code)       THEN 0
      ELSE match_rank(words, spaced)
    END                                                        AS match_rank
  FROM found
  CROSS JOIN question
  LEFT JOIN month USING (asset_id)
  LEFT JOIN counted USING (asset_id)
)
SELECT
  asset_id, kind, coalesce(name, '') AS name, coalesce(ticker, '') AS ticker, coalesce(isin, '') AS isin, coalesce(cnpj, '') AS cnpj, maturity_date,
  holders, value, first_month, last_month
FROM listed
ORDER BY
  {sorted},
  asset_id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
