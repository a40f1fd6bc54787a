-- One row per name of an asset, whose lines all have one issuer, and one row per line that names no asset.
WITH name AS (SELECT taken_for AS asset_id, taken AS name FROM issuer_taken WHERE what = 'name'),
letters AS (SELECT what, taken_for AS letters, taken AS issuer_id FROM issuer_taken WHERE what <> 'name'),
line AS MATERIALIZED (
  SELECT
    {leaf_key_of_held_line} AS leaf_key,
    coalesce(name.name, {leaf_key_of_held_line}) AS asset,
    cvm_fund_portfolio.asset_kind,
    {filed_issuer_number}[:8]                                            AS filed,
    issuer_person_type = 'PF' OR starts_with(coalesce(issuer_document, issuer_cnpj), '***') AS hides_issuer,
    asset_kind = 'private_paper' AND (
      asset_type IN ('CRA', 'CCI', 'Certificado de recebíveis imobiliários')
      OR coalesce(regexp_matches(upper(asset_description), '(^|[^A-Z0-9])(CRI|CRA|CCI)([^A-Z0-9]|$)'), false)
    )                                                                    AS is_vehicle,
    CASE
      WHEN starts_with(cvm_fund_portfolio.asset_id, 'b3:') AND asset_kind IN ('listed_share', 'unit', 'receipt')
        THEN cvm_fund_portfolio.asset_id[4:7]
      WHEN starts_with(asset_type, 'Debênture') AND starts_with(isin, 'BR')
        THEN isin[3:6]
      WHEN starts_with(asset_type, 'Debênture') AND starts_with(cvm_fund_portfolio.asset_id, 'isin:BR')
        THEN cvm_fund_portfolio.asset_id[8:11]
    END                                                                  AS letters,
    CASE
      WHEN starts_with(asset_type, 'Debênture') AND regexp_full_match(cvm_fund_portfolio.asset_id, 'cetip:[A-Z]{4}[A-Z0-9]*[0-9][A-Z0-9]*')
        THEN cvm_fund_portfolio.asset_id[7:10]
    END                                                                  AS code_letters
  FROM cvm_fund_portfolio
  LEFT JOIN name ON name.asset_id = cvm_fund_portfolio.asset_id
  WHERE {counting_line}
),
asset AS (
  SELECT
    asset,
    CASE WHEN starts_with(asset, 'fund:') THEN 'fund_quota' ELSE min(line.asset_kind) END AS asset_kind,
    bool_or(is_vehicle)                                                  AS is_vehicle,
    bool_or(hides_issuer)                                                AS hides_issuer,
    bool_and(filed IS NOT NULL)                                          AS files_always,
    min(filed)                                                           AS filed,
    count(DISTINCT filed)                                                AS filed_count,
    -- Two ways to the letters of a debenture, of which one can be empty.
    min(coalesce(of_letters.issuer_id, of_code.issuer_id))               AS of_letters,
    count(DISTINCT of_letters.issuer_id)                                 AS letters_count,
    count(DISTINCT of_code.issuer_id)                                    AS code_count,
    min(of_letters.issuer_id) <> min(of_code.issuer_id)                  AS ways_differ,
    bool_or(coalesce(of_letters.what, of_code.what) = 'letters_near')    AS is_near,
    bool_or('letters_of_several' IN (of_letters.what, of_code.what))     AS is_of_several
  FROM line
  LEFT JOIN letters AS of_letters ON of_letters.letters = line.letters
  LEFT JOIN letters AS of_code ON of_code.letters = line.code_letters
  GROUP BY asset
),
judged AS (
  SELECT
    asset,
    asset_kind,
    is_vehicle,
    CASE
      WHEN asset_kind = 'government_bond'                                THEN {rule: 'treasury', id: 'treasury', reason: NULL}
      WHEN asset_kind = 'fund_quota'                                     THEN {rule: NULL, id: NULL, reason: 'fund'}
      WHEN asset_kind = 'bdr'                                            THEN {rule: NULL, id: NULL, reason: 'depositary'}
      WHEN asset_kind IN ('foreign_share', 'foreign_bond', 'offshore_fund', 'crypto')
        THEN {rule: NULL, id: NULL, reason: 'foreign'}
      WHEN asset_kind NOT IN ('listed_share', 'unit', 'receipt', 'private_paper')
        THEN {rule: NULL, id: NULL, reason: 'other'}
      WHEN filed_count > 1                                               THEN {rule: NULL, id: NULL, reason: 'ambiguous'}
      WHEN filed_count = 1 AND files_always                              THEN {rule: 'filed', id: filed, reason: NULL}
      WHEN filed_count = 1 AND letters_count = 1 AND of_letters = filed AND code_count <= 1 AND ways_differ IS NOT TRUE
        THEN {rule: 'letters', id: filed, reason: NULL}
      WHEN filed_count = 1                                               THEN {rule: 'asset', id: filed, reason: NULL}
      WHEN ways_differ OR letters_count > 1 OR code_count > 1            THEN {rule: NULL, id: NULL, reason: 'ambiguous'}
      WHEN of_letters IS NOT NULL
        THEN {rule: CASE WHEN is_near THEN 'letters_near' ELSE 'letters' END, id: of_letters, reason: NULL}
      WHEN is_of_several                                                 THEN {rule: NULL, id: NULL, reason: 'ambiguous'}
      WHEN hides_issuer                                                  THEN {rule: NULL, id: NULL, reason: 'person'}
      ELSE {rule: NULL, id: NULL, reason: 'not_filed'}
    END AS found
  FROM asset
),
leaf AS (SELECT leaf_key, asset FROM line UNION SELECT asset, asset FROM line)
SELECT
  leaf_key,
  found.id                                                               AS issuer_id,
  CASE WHEN found.id IS NOT NULL THEN CASE WHEN is_vehicle THEN 'vehicle' ELSE 'issuer' END END AS role,
  asset_kind,
  CASE WHEN found.rule IN ('filed', 'treasury') THEN 'filed' WHEN found.rule IS NOT NULL THEN 'derived' END AS basis,
  found.rule                                                             AS rule,
  found.reason                                                           AS reason
FROM leaf JOIN judged USING (asset)
