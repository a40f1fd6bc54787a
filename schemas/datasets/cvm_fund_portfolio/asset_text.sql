-- One row per distinct text. A ? stands for a lost letter and is part of its word, so that no code or name is made from
-- a piece of a word.
WITH filed AS MATERIALIZED (
  SELECT DISTINCT unnest([DS_ATIVO, DS_ATIVO_EXTERIOR, CASE WHEN category IN ('foreign', 'equities') THEN EMISSOR END]) AS filed
  FROM labelled_line
  WHERE category IN ('public_bonds', 'equities', 'private_credit', 'bank_paper', 'foreign', 'derivatives', 'other') AND NOT confidential
),
plain AS (
  SELECT filed, plain_text(filed) AS text FROM filed WHERE filed IS NOT NULL
),
part AS (
  SELECT
    *,
    list_distinct(string_split_regex(text, '[^A-Z0-9?]+'))                                       AS words,
    -- NVIDIA CORP - 135621: the quantity comes after the name.
    trim(regexp_replace(text, '(^| )- *[0-9][0-9.,]*$', ''))                                     AS name,
    -- BCO SANTANDE UNT N2, PETRORECSA ON ED NM: after the class come the market segment and the right that the price is
    -- without.
    regexp_extract(text, '^(.*[A-Z0-9.]) (ON|PN[AB]?|UNT|UNIT)(?: (?:N[12M]|M[AB]|E[A-Z]{1,2}))*$', ['name', 'class']) AS share,
    -- FUT WIN/Z25, FUT-IND-Z25, WDOFZ25
    regexp_extract(text, 'FUT[ -]([A-Z][A-Z0-9]{2})[/-]([FGHJKMNQUVXZ][0-9]{2})$', ['contract', 'series']) AS marked,
    regexp_extract(text, '(?:^|[^A-Z0-9?])([A-Z][A-Z0-9]{2})F?([FGHJKMNQUVXZ][0-9]{2})$', ['contract', 'series']) AS bare,
    -- DOL FUTURO BMF - 01/12/2025
    regexp_extract(text, '([0-9]{2})/([0-9]{2})/[0-9]{2}([0-9]{2})$', ['day', 'month', 'year'])  AS expiry,
    CASE
      WHEN starts_with(text, 'MINI IBOV')  THEN 'WIN'
      WHEN starts_with(text, 'CUPOM IPCA') THEN 'DAP'
      WHEN starts_with(text, 'DI FUTURO')  THEN 'DI1'
      ELSE regexp_extract(text, '^([A-Z][A-Z0-9]{2}) FUTURO ', 1)
    END                                                                                          AS dated_contract
  FROM plain
),
found AS (
  SELECT
    *,
    [word FOR word IN words IF is_ticker(word)]                                                  AS tickers,
    [word FOR word IN words IF is_isin(word)]                                                    AS isins,
    [word FOR word IN words IF regexp_full_match(word, '[0-9]{2}[A-L][0-9]{7}')]                 AS papers,
    -- AMAZON.COM, INC and WALT DISNEY CO/THE without the words for the form of company.
    array_to_string([word FOR word IN string_split_regex(replace(name, '.', ''), '[^A-Z0-9?]+')
      IF word <> '' AND word NOT IN ('INC', 'CORP', 'CORPORATION', 'CO', 'COMPANY', 'LTD', 'LIMITED', 'PLC', 'SA', 'NV', 'AG', 'LLC', 'LP', 'THE')], '-') AS short_name
  FROM part
)
SELECT
  filed,
  CASE WHEN len(tickers) = 1 THEN tickers[1] END                                                 AS ticker,
  CASE WHEN len(isins) = 1 THEN isins[1] END                                                     AS isin,
  CASE WHEN len(papers) = 1 THEN papers[1] END                                                   AS paper,
  nullif(share.name, '')                                                                         AS share_name,
  nullif(share.class, '')                                                                        AS share_class,
  CASE
    WHEN marked.series <> ''                                  THEN 'b3f:' || marked.contract || ':' || marked.series
    WHEN bare.series <> ''                                    THEN 'b3f:' || bare.contract || ':' || bare.series
    WHEN dated_contract <> '' AND expiry.month BETWEEN '01' AND '12'
      THEN 'b3f:' || dated_contract || ':' || 'FGHJKMNQUVXZ'[TRY_CAST(expiry.month AS INTEGER)] || expiry.year
  END                                                                                            AS future_id,
  CASE
    WHEN contains(name, '?') OR NOT regexp_matches(short_name, '[A-Z].*[A-Z].*[A-Z]') OR short_name IN (SELECT word FROM placeholder) THEN NULL
    ELSE 'xn:' || short_name
  END                                                                                            AS name_id,
  -- MATIC USD C20
  nullif(regexp_extract(text, '^([A-Z]{2,10}) USD(?: [A-Z0-9]{2,3})?$', 1), '')                  AS coin,
  -- LF / ISIN: BRBCOCLFI0R8, for an application of another kind.
  regexp_matches(text, '^(LFS?[CNG]?|[CR]DB|DPGE|LC[AI]|CR[AI]|DEB|DEBENTURES?|N[CP]|CC[BI]) ')  AS says_paper,
  starts_with(text, 'COTA ')                                                                     AS says_quota,
  -- FDO INV IMOB - FII, ETF
  regexp_matches(text, '(^|[^A-Z])(FDO|FUNDO|FII|FIAGRO|ETF)([^A-Z]|$)')                          AS says_fund
FROM found
