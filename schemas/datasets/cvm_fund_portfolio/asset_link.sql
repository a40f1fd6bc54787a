-- Links the names of one asset, which no single line does. A link holds from its first to its last known day; with two
-- candidates there is no link.
WITH RECURSIVE
-- Tests an aggregate, because DuckDB would otherwise test each row before grouping.
ticker AS MATERIALIZED (SELECT ticker FROM b3_spot_ticker GROUP BY ticker HAVING is_ticker(min(ticker))),
isin AS MATERIALIZED (
  SELECT isin FROM (SELECT isin FROM b3_spot_ticker UNION ALL SELECT isin FROM asset_filed WHERE asset_kind IN ('government_bond', 'private_paper', 'listed_share', 'unit', 'receipt', 'bdr'))
  GROUP BY isin HAVING is_isin(min(isin))
),
quoted AS MATERIALIZED (
  SELECT isin, ticker, competence_month, first_day, last_day
  FROM b3_spot_ticker SEMI JOIN ticker USING (ticker) SEMI JOIN isin USING (isin)
),
-- If an ISIN has two tickers on the same days of a month, neither is its name in that month.
contested AS (
  SELECT DISTINCT one.isin, one.competence_month
  FROM quoted AS one
  JOIN quoted AS other USING (isin, competence_month)
  WHERE one.ticker < other.ticker AND one.first_day <= other.last_day AND other.first_day <= one.last_day
),
named AS (
  SELECT isin, first_day, last_day, CASE WHEN contested.isin IS NULL THEN ticker END AS ticker
  FROM quoted LEFT JOIN contested USING (isin, competence_month)
),
-- A link ends when its ISIN changes its ticker or has two for a while.
turn AS (
  SELECT *, coalesce(ticker IS DISTINCT FROM lag(ticker) OVER by_day, true) AS is_turn
  FROM named WINDOW by_day AS (PARTITION BY isin ORDER BY first_day, last_day, ticker)
),
run AS (
  SELECT *, count(*) FILTER (is_turn) OVER (PARTITION BY isin ORDER BY first_day, last_day, ticker) AS number FROM turn
),
-- Days of each ISIN under one ticker.
span AS MATERIALIZED (
  SELECT isin, ticker, min(first_day) AS valid_from, max(last_day) AS valid_to
  FROM run WHERE ticker IS NOT NULL GROUP BY isin, number, ticker
),
newest AS (SELECT isin, arg_max(ticker, valid_to) AS ticker FROM span GROUP BY isin),
renamed AS MATERIALIZED (
  SELECT span.ticker AS from_ticker, newest.ticker AS to_ticker, span.valid_from, span.valid_to
  FROM span JOIN newest USING (isin)
  WHERE span.ticker <> newest.ticker
),
-- A ticker that was renamed several times leads to the last one.
followed AS (
  SELECT *, valid_to AS seen FROM renamed
  UNION ALL
  SELECT followed.from_ticker, renamed.to_ticker, followed.valid_from, followed.valid_to, renamed.valid_to
  FROM followed JOIN renamed ON renamed.from_ticker = followed.to_ticker AND renamed.valid_to > followed.seen
),
last_name AS (
  SELECT from_ticker, valid_from, valid_to, arg_max(to_ticker, (seen, to_ticker)) AS to_ticker
  FROM followed GROUP BY from_ticker, valid_from, valid_to
),
-- Lines describe the last day of their month.
filed AS (
  SELECT
    * EXCLUDE (first_month, last_month),
    last_day((first_month || '-01')::DATE) AS valid_from,
    last_day((last_month || '-01')::DATE)  AS valid_to
  FROM asset_filed
),
paper AS (
  SELECT isin, asset_id, asset_kind, min(valid_from) AS valid_from, max(valid_to) AS valid_to
  FROM filed SEMI JOIN isin USING (isin)
  WHERE asset_kind IN ('government_bond', 'private_paper') AND NOT starts_with(asset_id, 'isin:')
  GROUP BY ALL
),
-- Lines with ticker and ISIN together, for days without a quote of that ISIN.
share AS (
  SELECT isin, asset_id, valid_from, valid_to
  FROM filed SEMI JOIN isin USING (isin)
  WHERE asset_kind IN ('listed_share', 'unit', 'receipt', 'bdr') AND starts_with(asset_id, 'b3:')
    AND NOT EXISTS (
      FROM span
      WHERE span.isin = filed.isin AND span.valid_from <= filed.valid_to AND filed.valid_from <= span.valid_to
    )
),
-- A CNPJ means its own class, or the only class of its fund.
class AS (
  SELECT number, min(class) AS class
  FROM (
    SELECT cnpj AS number, cnpj AS class FROM cvm_fund_class
    UNION ALL
    SELECT fund_cnpj, cnpj FROM cvm_fund_class ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
  )
  GROUP BY number HAVING count(DISTINCT class) = 1
),
fund AS (
  SELECT
    asset_id,
    min(valid_from) AS valid_from, max(valid_to) AS valid_to,
    min(coalesce(class, issuer_cnpj)) AS class,
    count(DISTINCT coalesce(class, issuer_cnpj)) = 1 AND max(issuer_count) = 1 AS is_certain,
    bool_or(asset_kind = 'fund_quota' OR class IS NOT NULL) AS is_fund
  FROM filed LEFT JOIN class ON class.number = issuer_cnpj
  WHERE starts_with(asset_id, 'b3:') AND ends_with(asset_id, '11') AND issuer_cnpj IS NOT NULL
  GROUP BY asset_id
),
-- Takes only funds with one ticker, because two tickers can be two series, which are two assets.
fund_of_one_ticker AS (
  SELECT * FROM fund WHERE is_fund QUALIFY count(*) OVER (PARTITION BY class) = 1
),
-- The number of a fund means its only class in months in which nobody files under it.
number AS (
  SELECT asset_id, number, 'fund:' || class || asset_id[20:] AS to_id, min(valid_from) AS valid_from, max(valid_to) AS valid_to
  FROM filed JOIN class ON class.number = asset_id[6:19]
  WHERE starts_with(asset_id, 'fund:') AND class <> number
  GROUP BY ALL
),
number_month AS (
  SELECT asset_id, number, to_id, unnest(generate_series(date_trunc('month', valid_from), valid_to, INTERVAL 1 MONTH))::DATE AS month
  FROM number
),
number_span AS (
  SELECT asset_id, to_id, min(month) AS valid_from, max(month) AS valid_to
  FROM (
    SELECT
      asset_id, to_id, last_day(month) AS month,
      12 * year(month) + month(month) - row_number() OVER (PARTITION BY asset_id ORDER BY month) AS run
    FROM number_month
    ANTI JOIN cvm_fund_month ON cvm_fund_month.cnpj = number AND cvm_fund_month.competence_month = strftime(month, '%Y-%m')
  )
  GROUP BY asset_id, to_id, run
),
link AS (
  SELECT 'isin:' || isin AS from_id, 'b3:' || ticker AS to_id, valid_from, valid_to, 'isin_of_ticker' AS rule, 'b3_spot_ticker' AS source
  FROM span
  UNION ALL
  SELECT 'b3:' || from_ticker, 'b3:' || to_ticker, valid_from, valid_to, 'renamed_ticker', 'b3_spot_ticker'
  FROM last_name WHERE from_ticker <> to_ticker
  UNION ALL
  SELECT 'isin:' || isin, asset_id, min(valid_from), max(valid_to), 'isin_of_share', 'asset_filed'
  FROM share GROUP BY isin, asset_id
  UNION ALL
  SELECT
    'isin:' || isin, asset_id, valid_from, valid_to,
    CASE asset_kind WHEN 'government_bond' THEN 'isin_of_bond' ELSE 'isin_of_paper' END, 'asset_filed'
  FROM paper
  UNION ALL
  SELECT asset_id, 'fund:' || class, valid_from, valid_to, 'ticker_of_fund', 'asset_filed'
  FROM fund_of_one_ticker WHERE is_certain
  UNION ALL
  SELECT asset_id, to_id, valid_from, valid_to, 'number_of_fund', 'cvm_fund_class'
  FROM number_span
  UNION ALL
  SELECT asset_id, asset_group_id, last_day((first_month || '-01')::DATE), last_day((last_month || '-01')::DATE), rule, 'asset_group'
  FROM asset_group WHERE asset_id <> asset_group_id
  UNION ALL
  SELECT
    asset_id, same_as,
    last_day((min(competence_month) || '-01')::DATE), last_day((max(competence_month) || '-01')::DATE),
    same_as_rule, 'cvm_asset_month'
  FROM cvm_asset_month WHERE same_as_rule = 'ticker_of_name'
  GROUP BY asset_id, same_as, same_as_rule
)
SELECT link.* FROM link
-- A name with two links on the same days is certain in neither.
WHERE NOT EXISTS (
  FROM link AS other
  WHERE other.from_id = link.from_id AND other.to_id <> link.to_id
    AND other.valid_from <= link.valid_to AND link.valid_from <= other.valid_to
    -- A link from a ticker to its fund does not contradict a link to its newer ticker.
    AND (other.rule = link.rule OR 'renamed_ticker' NOT IN (other.rule, link.rule))
)
