-- One row per distinct code, of which a month has some ten thousand on half a million lines.
WITH filed AS MATERIALIZED (
  SELECT DISTINCT coalesce(CD_ATIVO, CD_ATIVO_BV_MERC) AS filed FROM raw_line
),
code AS (
  SELECT filed, plain_text(filed) AS code FROM filed WHERE filed IS NOT NULL
),
part AS (
  SELECT
    *,
    -- WINZ25, DI1F28, WDOFZ25: an F can be between contract and series.
    regexp_extract(code, '^([A-Z][A-Z0-9]{2})F?([FGHJKMNQUVXZ][0-9]{2})$', ['contract', 'series']) AS future,
    -- VGT, BRK/B, VUAA LN, APO US.
    regexp_extract(code, '^([A-Z]{1,5}(?:[./][A-Z])?)(?: ([A-Z]{2})[.]?)?$', ['ticker', 'market']) AS abroad
  FROM code
)
SELECT
  filed,
  CASE WHEN is_ticker(code) THEN code END                                                          AS ticker,
  -- BRKMA8, or 24L2329410 of receivables. A number alone is an in-house code, and letters alone are a word, such as
  -- OUTROS.
  CASE
    WHEN regexp_full_match(code, '[A-Z][A-Z0-9]{5,6}|[0-9]{2}[A-L][0-9]{7}') AND regexp_matches(code, '[0-9]') THEN code
  END                                                                                              AS paper,
  CASE WHEN is_isin(code) THEN code END                                                            AS isin,
  CASE WHEN future.series <> '' THEN 'b3f:' || future.contract || ':' || future.series END         AS future_id,
  -- PETRA139, IBOVA120W2 on the exchange, DOLF25C004500 on a future.
  CASE
    WHEN regexp_full_match(code, '[A-Z][A-Z0-9]{3}[A-X][0-9]{1,4}(W[1-5])?E?|[A-Z][A-Z0-9]{2}[FGHJKMNQUVXZ][0-9]{2}[CP][0-9]{6}') THEN code
  END                                                                                              AS option_code,
  CASE
    WHEN abroad.ticker <> '' AND abroad.ticker NOT IN (SELECT word FROM placeholder)
      THEN 'x:' || replace(abroad.ticker, '/', '.') || ':' || coalesce(nullif(abroad.market, ''), 'US')
  END                                                                                              AS abroad_id,
  -- SOL USD C20
  nullif(regexp_extract(code, '^([A-Z]{2,6}) USD [A-Z0-9]{2,3}$', 1), '')                          AS coin
FROM part
