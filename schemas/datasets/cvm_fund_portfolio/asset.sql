-- One row per asset over all months, with the facts of its lines and the days of its ticker.
WITH RECURSIVE
filed AS (
  SELECT
    asset_id,
    min(first_month)                                     AS first_month,
    max(last_month)                                      AS last_month,
    arg_max(asset_kind, (last_month, isin, issuer_cnpj)) AS asset_kind,
    arg_max(isin, (last_month, isin, issuer_cnpj))       AS isin,
    arg_max(selic_code, (last_month, isin, issuer_cnpj)) AS selic_code,
    arg_max(issuer_cnpj, (last_month, isin, issuer_cnpj)) AS issuer_cnpj,
    arg_max(maturity_date, (last_month, isin, issuer_cnpj)) AS maturity_date
  FROM asset_filed
  GROUP BY asset_id
),
-- A ticker has the days of its ISINs from links, because quotes themselves are restricted, and this table is not.
quoted AS (
  SELECT
    to_id                                     AS asset_id,
    min(valid_from)                           AS first_quoted,
    max(valid_to)                             AS last_quoted,
    arg_max(from_id[6:], (valid_to, from_id)) AS isin
  FROM asset_link WHERE rule = 'isin_of_ticker'
  GROUP BY to_id
),
-- Names that no line has alone: the ISIN of a ticker, or a fund that is filed by its ticker.
linked AS (
  SELECT from_id AS asset_id FROM asset_link
  UNION
  SELECT to_id FROM asset_link
),
fund AS (SELECT DISTINCT to_id AS asset_id, to_id[6:19] AS cnpj FROM asset_link WHERE rule IN ('ticker_of_fund', 'number_of_fund')),
filed_names AS (
  SELECT asset_id, names AS name, last_month AS newest FROM asset_filed WHERE names IS NOT NULL
  UNION ALL
  SELECT to_id, names, last_month FROM asset_filed JOIN asset_link ON from_id = asset_id
  WHERE rule IN ('ticker_of_fund', 'number_of_fund') AND names IS NOT NULL
),
name AS (
  SELECT asset_id, name, max(newest) AS newest
  FROM (
    SELECT asset_id, name, newest FROM filed_names WHERE NOT contains(name, ';')
    UNION ALL
    SELECT asset_id, unnest(string_split(name, ';')), newest FROM filed_names WHERE contains(name, ';')
  )
  GROUP BY asset_id, name
),
names AS (
  SELECT asset_id, array_to_string(list(name ORDER BY newest DESC, name)[:10], ';') AS names FROM name GROUP BY asset_id
),
-- A ticker that leads to another one or to a fund has the days of the link, or those of its quotes if lines have the
-- ticker.
ticker_link AS (
  SELECT to_id, from_id, coalesce(first_quoted, valid_from) AS first_day, coalesce(last_quoted, valid_to) AS last_day
  FROM asset_link LEFT JOIN quoted ON quoted.asset_id = from_id WHERE rule = 'ticker_of_fund'
  UNION ALL
  SELECT to_id, from_id, valid_from, valid_to FROM asset_link WHERE rule = 'renamed_ticker'
),
ticker_day AS (
  SELECT asset_id, asset_id[4:] AS ticker, first_quoted AS first_day, last_quoted AS last_day FROM quoted
  UNION ALL
  SELECT to_id, from_id[4:], first_day, last_day FROM ticker_link
  UNION ALL
  -- Earlier tickers of a fund.
  SELECT later.to_id, ticker_link.from_id[4:], ticker_link.first_day, ticker_link.last_day
  FROM ticker_link JOIN ticker_link AS later ON later.from_id = ticker_link.to_id WHERE starts_with(later.to_id, 'fund:')
  UNION ALL
  SELECT from_id, to_id[4:], valid_from, valid_to FROM asset_link WHERE rule IN ('isin_of_ticker', 'isin_of_share')
),
tickers AS (
  SELECT
    asset_id,
    string_agg(concat(ticker, ' ', first_day, '..', last_day), ';' ORDER BY last_day DESC, first_day DESC, ticker) AS tickers
  FROM ticker_day GROUP BY asset_id
),
-- Takes the newest link of a name, unless lines have had the name alone since: a reused ticker is an asset of its own.
newest_link AS (
  SELECT from_id, arg_max(to_id, (valid_to, rule = 'ticker_of_fund', to_id)) AS to_id
  FROM asset_link LEFT JOIN quoted ON quoted.asset_id = from_id
  WHERE rule <> 'renamed_ticker' OR valid_to >= last_quoted
  GROUP BY from_id
),
followed AS (
  SELECT from_id, to_id, 1 AS steps FROM newest_link
  UNION ALL
  SELECT followed.from_id, newest_link.to_id, steps + 1
  FROM followed JOIN newest_link ON newest_link.from_id = followed.to_id
  WHERE steps < 10
),
alias AS (SELECT from_id AS asset_id, arg_max(to_id, steps) AS alias_of FROM followed GROUP BY from_id),
listed AS (
  SELECT
    asset_id,
    coalesce(filed.asset_kind, CASE WHEN fund.cnpj IS NOT NULL THEN 'fund_quota' ELSE 'unknown' END) AS asset_kind,
    names,
    CASE
      WHEN starts_with(asset_id, 'b3:') THEN asset_id[4:]
      WHEN starts_with(asset_id, 'x:')  THEN split_part(asset_id, ':', 2)
    END                                                              AS ticker,
    tickers,
    CASE WHEN starts_with(asset_id, 'isin:') THEN asset_id[6:] ELSE coalesce(quoted.isin, filed.isin) END AS isin,
    selic_code, coalesce(issuer_cnpj, fund.cnpj) AS issuer_cnpj, maturity_date, first_month, last_month, first_quoted, last_quoted,
    nullif(alias_of, asset_id)                                       AS alias_of
  FROM filed
  FULL JOIN quoted USING (asset_id)
  FULL JOIN linked USING (asset_id)
  LEFT JOIN fund USING (asset_id)
  LEFT JOIN names USING (asset_id)
  LEFT JOIN tickers USING (asset_id)
  LEFT JOIN alias USING (asset_id)
)
SELECT
  *,
  -- Names are folded here, so that a request folds only its question. No space separates the id, so that no word finds
  -- it.
  ' ' || trim(regexp_replace(lower(strip_accents(concat_ws(' ', names, ticker, isin))), '[^\p{L}\p{N}]+', ' ', 'g')) || ' |' || lower(asset_id) AS search_text
FROM listed
