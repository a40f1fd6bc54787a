-- Lines that name a share only in words, such as ENERGISA UNT, with their ticker according to other lines of the month.
-- One row per line with such a ticker.
WITH
worded AS MATERIALIZED (
  SELECT
    line_row,
    share_name,
    share_class,
    price_in_cents(VL_MERC_POS_FINAL, QT_POS_FINAL)                                   AS price,
    CASE WHEN document_for_id IN (SELECT number FROM filed_number WHERE is_cnpj) THEN document_for_id[:8] END AS issuer,
    -- Drops S.A., which would give every name two more initials.
    regexp_replace(plain_text(EMISSOR), '(^| )(S[./ ]{0,2}A[.]?|CIA)( |$)', ' ', 'g') AS issuer_name
  FROM line_identity
  JOIN labelled_line USING (line_row)
  JOIN asset_text ON filed = DS_ATIVO
  WHERE asset_id IS NULL AND asset_kind IN ('listed_share', 'unit', 'receipt') AND share_class IS NOT NULL
),
named AS (
  SELECT line_row, asset_id[4:] AS ticker, asset_id[4:7] AS root FROM line_identity WHERE starts_with(asset_id, 'b3:')
),
-- Most lines of a ticker have the right price; single ones have a wrong price, or one of another day.
usual_price AS (
  SELECT ticker, price
  FROM (
    SELECT ticker, price_in_cents(VL_MERC_POS_FINAL, QT_POS_FINAL) AS price, count(*) AS lines
    FROM named
    JOIN raw_line USING (line_row)
    WHERE VL_MERC_POS_FINAL <> 0 AND QT_POS_FINAL > 0
    GROUP BY ticker, price
  )
  QUALIFY 2 * lines > sum(lines) OVER (PARTITION BY ticker)
),
candidate AS (
  SELECT worded.*, ticker
  FROM worded
  JOIN usual_price USING (price)
  JOIN share_class_numbers ON word = share_class AND list_contains(string_split(numbers, ','), ticker[5:])
  QUALIFY count(*) OVER (PARTITION BY line_row) = 1
),
-- Roots of tickers that other lines have next to the same issuer or the same name.
known AS (
  SELECT issuer, NULL AS share_name, root
  FROM named
  JOIN labelled_line USING (line_row)
  JOIN (SELECT DISTINCT issuer FROM candidate) ON issuer = document_for_id[:8]
  UNION
  SELECT NULL, share_name, root
  FROM named
  JOIN raw_line USING (line_row)
  JOIN asset_text ON filed = DS_ATIVO
  SEMI JOIN candidate USING (share_name)
),
known_root AS (
  SELECT line_row, list(root) AS roots
  FROM candidate
  JOIN known ON known.issuer = candidate.issuer OR known.share_name = candidate.share_name
  GROUP BY line_row
)
SELECT
  line_row,
  'b3:' || ticker                                               AS asset_id,
  CASE WHEN ticker[5:] = '11' THEN 'unit' ELSE 'listed_share' END AS asset_kind,
  identity_rule.basis                                           AS asset_id_basis,
  identity_rule.word                                            AS asset_id_rule
FROM candidate
LEFT JOIN known_root USING (line_row)
JOIN identity_rule ON identity_rule.id = 'share_name_and_price'
-- Without such lines, the name must have the letters of the root.
WHERE coalesce(list_contains(roots, ticker[:4]), has_letters(share_name, ticker[:4]) OR has_letters(issuer_name, ticker[:4]))
