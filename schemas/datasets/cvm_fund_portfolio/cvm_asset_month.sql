-- One row per asset in lines of the month, with its filed facts, holders and prices.
WITH line AS (
  SELECT
    coalesce(asset_id, collateral_asset_id)                          AS asset_id,
    asset_id IS NOT NULL                                             AS is_held,
    CASE WHEN asset_id IS NULL THEN 'government_bond' ELSE asset_kind END AS asset_kind,
    asset_id_basis,
    cnpj,
    coalesce(fund_name, issuer_name, asset_description, bond_type)   AS name,
    isin,
    selic_code,
    maturity_date,
    -- Derivatives are filed with the exchange as their issuer.
    CASE WHEN position IN ('owned', 'lent', 'borrowed') THEN coalesce(fund_cnpj, issuer_cnpj, issuer_document) END AS issuer,
    final_position_value                                             AS value,
    final_position_quantity                                          AS quantity,
    CASE
      WHEN position IN ('owned', 'lent', 'borrowed') AND final_position_value <> 0 AND final_position_quantity > 0
        THEN abs(final_position_value)::DOUBLE / final_position_quantity::DOUBLE
    END                                                              AS rough_price
  FROM cvm_fund_portfolio
  WHERE asset_id IS NOT NULL OR collateral_asset_id IS NOT NULL
),
-- A number is not a name: after the name of a foreign share comes the quantity, which differs between funds.
named AS (
  SELECT asset_id, trim(regexp_replace(filed, '(^| )- *[0-9][0-9.,]*$', '')) AS name, sum(lines) AS lines
  FROM (
    SELECT asset_id, name AS filed, count(*) AS lines FROM line GROUP BY ALL HAVING regexp_matches(min(name), '[A-Za-z]')
  )
  GROUP BY ALL
),
-- An ordered list is sorted once for each asset; a window over all assets takes half the time.
names AS (
  SELECT
    asset_id,
    concat_ws(';', max(name) FILTER (place = 1), max(name) FILTER (place = 2), max(name) FILTER (place = 3)) AS names
  FROM (SELECT *, row_number() OVER (PARTITION BY asset_id ORDER BY lines DESC, name) AS place FROM named)
  GROUP BY asset_id
),
issued AS (
  SELECT asset_id, issuer, count(*) AS lines FROM line
  WHERE issuer IN (SELECT number FROM filed_number WHERE is_cnpj)
  GROUP BY ALL
),
issuers AS (
  SELECT asset_id, max(issuer) FILTER (place = 1) AS issuer, count(*) AS issuer_count
  FROM (SELECT *, row_number() OVER (PARTITION BY asset_id ORDER BY lines DESC, issuer) AS place FROM issued)
  GROUP BY asset_id
),
-- Binary floats choose the few lines of an asset that can have its smallest or largest price. A price has at most
-- fifteen digits before the point.
extreme AS (
  SELECT asset_id, min(rough_price) * 1.000000000001 AS least, max(rough_price) * 0.999999999999 AS most
  FROM line WHERE rough_price < 1e15 GROUP BY asset_id
),
prices AS (
  SELECT asset_id, min(price) AS min_price, max(price) AS max_price
  FROM (
    SELECT
      asset_id,
      coalesce(
        price_in_cents(value, quantity)::DECIMAL(27, 12),
        TRY_CAST(unit_price(abs(value), quantity) AS DECIMAL(27, 0)) * 0.000000000001::DECIMAL(12, 12)
      )                                                              AS price
    FROM line JOIN extreme USING (asset_id)
    WHERE rough_price < 1e15 AND (rough_price <= least OR rough_price >= most)
  )
  GROUP BY asset_id
),
asset AS (
  SELECT
    asset_id,
    min(asset_kind)                                                  AS asset_kind,
    -- One line with a filed code is enough: `filed` sorts after `derived`.
    coalesce(max(asset_id_basis), 'filed')                           AS asset_id_basis,
    CASE WHEN min(isin) = max(isin) THEN min(isin) END               AS isin,
    CASE WHEN min(selic_code) = max(selic_code) THEN min(selic_code) END AS selic_code,
    CASE WHEN min(maturity_date) = max(maturity_date) THEN min(maturity_date) END AS maturity_date,
    count(DISTINCT cnpj) FILTER (is_held)                            AS holder_count,
    count(*) FILTER (is_held)                                        AS line_count,
    count(*) FILTER (NOT is_held)                                    AS collateral_line_count,
    coalesce(sum(value) FILTER (is_held), 0)                         AS total_value,
    bool_or(asset_id_basis = 'derived')                              AS has_derived_name
  FROM line
  GROUP BY asset_id
)
SELECT
  asset.* EXCLUDE (has_derived_name),
  min_price,
  max_price,
  -- Prices of one paper differ only by the marking of each fund; prices of other assets also by day and rate of
  -- exchange.
  coalesce(
    has_derived_name
      AND prices_differ(min_price, max_price, CASE WHEN starts_with(asset_id, 'paper:') THEN 1005 ELSE 1050 END),
    false
  )                                                                  AS price_conflict,
  same_as,
  rule                                                               AS same_as_rule,
  names,
  CASE
    WHEN starts_with(asset_id, 'b3:') THEN asset_id[4:]
    WHEN starts_with(asset_id, 'x:')  THEN split_part(asset_id, ':', 2)
  END                                                                AS ticker,
  issuer                                                             AS issuer_cnpj,
  issuer[:8]                                                         AS issuer_root,
  coalesce(issuer_count, 0)                                          AS issuer_count
FROM asset
LEFT JOIN prices USING (asset_id)
LEFT JOIN names USING (asset_id)
LEFT JOIN issuers USING (asset_id)
LEFT JOIN (FROM paper_group UNION ALL FROM ticker_of_name) USING (asset_id)
