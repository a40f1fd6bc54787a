-- Foreign assets that are filed by name, with their ticker according to other lines of the month. One row per name with
-- such a ticker. Administrators convert at rates of their own, so that a ticker has several prices in a month.
WITH line AS MATERIALIZED (
  SELECT
    asset_id,
    (unit_price(VL_MERC_POS_FINAL, QT_POS_FINAL) + 5000000000) // 10000000000 AS cents,
    [issuer.name_id, description.name_id]                                     AS names
  FROM line_identity
  JOIN raw_line USING (line_row)
  LEFT JOIN asset_text AS issuer ON issuer.filed = EMISSOR
  LEFT JOIN asset_text AS description ON description.filed = DS_ATIVO_EXTERIOR
  WHERE (starts_with(asset_id, 'x:') OR starts_with(asset_id, 'xn:')) AND VL_MERC_POS_FINAL > 0 AND QT_POS_FINAL > 0
),
-- Below 10.00 too many shares have the same price.
ticker AS (
  SELECT cents, min(asset_id) AS ticker_id FROM line
  WHERE starts_with(asset_id, 'x:') AND cents >= 1000
  GROUP BY cents HAVING count(DISTINCT asset_id) = 1
),
filed_next AS (SELECT DISTINCT asset_id AS ticker_id, unnest(names) AS name_id FROM line WHERE starts_with(asset_id, 'x:')),
found AS (
  SELECT DISTINCT asset_id, ticker_id
  FROM line JOIN ticker USING (cents)
  WHERE starts_with(asset_id, 'xn:')
    AND ((ticker_id, asset_id) IN (SELECT (ticker_id, name_id) FROM filed_next)
      OR has_letters(replace(asset_id[4:], '-', ' '), replace(split_part(ticker_id, ':', 2), '.', '')))
)
SELECT asset_id, min(ticker_id) AS same_as, 'ticker_of_name' AS rule
FROM found GROUP BY asset_id HAVING count(*) = 1
