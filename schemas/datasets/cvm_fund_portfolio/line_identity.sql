-- Identity of each line, one row per row of `raw_line`, joined by `line_row`: the asset, and a hash of the holding,
-- which survives amendments of its figures (columns.ts declares the hashed columns). The rules for the asset are tried
-- in the order of identity-rules.ts, and the first that matches counts. Only the line itself is used.
WITH
-- A CPF in a column of CNPJs is hashed in its masked form, whatever the setting.
person AS MATERIALIZED (SELECT filed FROM filed_number WHERE person_type = 'PJ' AND is_person),
cnpj AS MATERIALIZED (SELECT DISTINCT number AS filed FROM filed_number WHERE is_cnpj),
-- Tests an aggregate, because DuckDB would otherwise test the code of each line before grouping.
isin AS MATERIALIZED (SELECT CD_ISIN AS filed FROM raw_line GROUP BY CD_ISIN HAVING is_isin(min(CD_ISIN))),
-- A CNPJ next to such a name is the one that the system puts into an empty field.
issuer_name AS MATERIALIZED (SELECT EMISSOR AS filed, plain_text(min(EMISSOR)) AS name FROM raw_line GROUP BY EMISSOR),
nobody AS MATERIALIZED (
  SELECT filed FROM issuer_name WHERE regexp_full_match(name, '[* ]*(A )?DEFINIR[* ]*|SEM DEFINI..O')
),
-- Lists its columns, because SELECT * would keep some eighty for each line of the month.
line AS NOT MATERIALIZED (
  SELECT
    line_row, block, confidential, issuer_is_person, DS_ATIVO, DS_ATIVO_EXTERIOR, EMISSOR, ID_SUBCLASSE, DT_VENC, DT_FIM_VIGENCIA,
    CD_INDEXADOR_POSFX, PR_INDEXADOR_POSFX, PR_CUPOM_POSFX, PR_TAXA_PREFX,
    application_kind, application_position, refined_kind,
    CASE WHEN block IN ('5', '6') THEN paper_type END          AS paper_type,
    substr(sha256(concat_ws('|',
    'v1',
    {parts_of_id}
    )), 1, 20)                                                AS key_hash,
    coalesce(CD_ATIVO, CD_ATIVO_BV_MERC)                      AS code,
    CASE
      WHEN category <> 'fund_quotas' THEN NULL
      WHEN member = 'FIE'            THEN document_for_id
      ELSE CNPJ_FUNDO_CLASSE_COTA
    END                                                       AS held_cnpj,
    CASE
      WHEN block IN ('5', '6') AND (EMISSOR IS NULL OR EMISSOR NOT IN (SELECT filed FROM nobody))
        THEN coalesce(CNPJ_EMISSOR, document_for_id)
    END                                                       AS issuer,
    isin.filed                                                AS isin,
    CASE WHEN regexp_full_match(CD_SELIC, '[0-9]{6}') THEN 'selic:' || CD_SELIC || ':' || DT_VENC END AS bond_id
  FROM labelled_line
  LEFT JOIN isin ON isin.filed = CD_ISIN
),
read AS NOT MATERIALIZED (
  SELECT
    line.* EXCLUDE (DS_ATIVO, DS_ATIVO_EXTERIOR, code, application_kind, refined_kind, held_cnpj, issuer),
    held.filed AS held_cnpj, issuer.filed AS issuer,
    code.ticker AS code_ticker, code.paper AS code_paper, code.isin AS code_isin, code.future_id AS code_future_id,
    code.option_code, code.abroad_id, code.coin AS code_coin,
    description.ticker AS text_ticker, description.paper AS text_paper, description.future_id AS text_future_id,
    coalesce(description.isin, abroad.isin, name.isin) AS text_isin,
    name.name_id, foreign_name.asset_id AS foreign_id, name.coin AS name_coin, coin_name.code AS coin_code, name.says_fund,
    CASE
      WHEN confidential                                               THEN 'confidential'
      WHEN application_kind = 'government_bond' AND description.says_quota THEN 'other'
      WHEN application_kind = 'other' AND description.says_paper      THEN 'private_paper'
      ELSE coalesce(refined_kind, application_kind)
    END AS kind
  FROM line
  LEFT JOIN cnpj AS held ON held.filed = held_cnpj
  LEFT JOIN cnpj AS issuer ON issuer.filed = line.issuer
  LEFT JOIN asset_code AS code ON code.filed = line.code
  -- A description counts only if the code names no share; a month has one on each line of block 4.
  LEFT JOIN asset_text AS description ON description.filed = CASE WHEN code.ticker IS NULL THEN DS_ATIVO END
  LEFT JOIN asset_text AS abroad ON abroad.filed = DS_ATIVO_EXTERIOR
  LEFT JOIN asset_text AS name ON name.filed = CASE WHEN application_kind IN ('foreign_share', 'listed_share') THEN EMISSOR END
  LEFT JOIN foreign_name ON foreign_name.name = name.name_id
  LEFT JOIN coin_name ON coin_name.coin = name.coin
),
hit AS NOT MATERIALIZED (
  SELECT
    line_row, key_hash, kind, confidential, application_position, says_fund, EMISSOR, bond_id,
    CASE
      WHEN kind = 'fund_quota' THEN
        CASE WHEN held_cnpj IS NOT NULL
          THEN {rule: 'quota_cnpj', id: 'fund:' || held_cnpj || coalesce(':' || ID_SUBCLASSE, '')} END
      WHEN kind = 'government_bond' THEN
        CASE
          WHEN bond_id IS NOT NULL THEN {rule: 'bond_selic_maturity', id: bond_id}
          WHEN isin IS NOT NULL    THEN {rule: 'bond_isin', id: 'isin:' || isin}
        END
      WHEN kind IN ('listed_share', 'unit', 'bdr', 'receipt') THEN
        CASE
          WHEN code_ticker IS NOT NULL THEN {rule: 'share_ticker', id: 'b3:' || code_ticker}
          WHEN isin IS NOT NULL        THEN {rule: 'share_isin', id: 'isin:' || isin}
          WHEN text_ticker IS NOT NULL THEN {rule: 'share_ticker_in_text', id: 'b3:' || text_ticker}
        END
      WHEN kind IN ('private_paper', 'other') THEN
        CASE
          WHEN kind = 'private_paper' AND code_paper IS NOT NULL THEN {rule: 'paper_code', id: 'cetip:' || code_paper}
          WHEN kind = 'private_paper' AND text_paper IS NOT NULL THEN {rule: 'paper_code_in_text', id: 'cetip:' || text_paper}
          WHEN text_isin IS NOT NULL                             THEN {rule: 'paper_isin_in_text', id: 'isin:' || text_isin}
          WHEN kind = 'private_paper' AND issuer IS NOT NULL
            AND NOT issuer_is_person AND paper_type IS NOT NULL AND DT_VENC IS NOT NULL
            AND coalesce(CD_INDEXADOR_POSFX, PR_TAXA_PREFX::VARCHAR) IS NOT NULL
            THEN {rule: 'paper_terms', id: concat_ws(':', 'paper', paper_type, issuer, DT_VENC::VARCHAR, concat(
              upper(CD_INDEXADOR_POSFX), '|', short_decimal(PR_INDEXADOR_POSFX), '|',
              short_decimal(PR_CUPOM_POSFX), '|', short_decimal(PR_TAXA_PREFX)))}
        END
      WHEN kind = 'future' THEN
        CASE
          WHEN code_future_id IS NOT NULL THEN {rule: 'future_code', id: code_future_id}
          WHEN text_future_id IS NOT NULL THEN {rule: 'future_in_text', id: text_future_id}
        END
      WHEN kind = 'option' THEN
        CASE WHEN option_code IS NOT NULL AND DT_FIM_VIGENCIA IS NOT NULL
          THEN {rule: 'option_code', id: 'b3o:' || option_code || ':' || DT_FIM_VIGENCIA} END
      WHEN kind IN ('foreign_share', 'foreign_bond', 'offshore_fund') THEN
        CASE
          WHEN code_isin IS NOT NULL THEN {rule: 'foreign_isin', id: 'isin:' || code_isin}
          WHEN text_isin IS NOT NULL THEN {rule: 'foreign_isin_in_text', id: 'isin:' || text_isin}
          WHEN kind = 'foreign_bond' THEN NULL
          -- A pair whose code and name disagree names no coin, and nothing else.
          WHEN code_coin IS NOT NULL THEN
            CASE WHEN starts_with(name_coin, code_coin) THEN {rule: 'crypto_pair', id: 'crypto:' || coalesce(coin_code, name_coin)} END
          WHEN abroad_id IS NOT NULL THEN {rule: 'foreign_ticker', id: abroad_id}
          WHEN foreign_id IS NOT NULL THEN {rule: 'foreign_name_in_table', id: foreign_id}
          WHEN name_id IS NOT NULL   THEN {rule: 'foreign_name', id: name_id}
        END
    END AS hit
  FROM read
)
SELECT
  line_row,
  key_hash,
  hit.id                                                      AS asset_id,
  -- The number of a ticker is more reliable than the label: one asset is filed as share, unit and receipt.
  CASE
    WHEN starts_with(hit.id, 'crypto:')                       THEN 'crypto'
    -- Same kind as for lines with the ticker.
    WHEN hit.rule = 'foreign_name_in_table'                   THEN 'foreign_share'
    WHEN NOT starts_with(hit.id, 'b3:') OR hit.id IS NULL     THEN kind
    WHEN ticker_number(hit.id[4:]) BETWEEN 31 AND 39          THEN 'bdr'
    WHEN ticker_number(hit.id[4:]) BETWEEN 3 AND 8            THEN 'listed_share'
    WHEN ticker_number(hit.id[4:]) <> 11                      THEN 'receipt'
    WHEN says_fund                                            THEN 'fund_quota'
    WHEN kind = 'listed_share' AND EMISSOR IS NULL            THEN 'listed_share'
    ELSE 'unit'
  END                                                         AS asset_kind,
  CASE
    WHEN hit.rule IS NOT NULL                                 THEN identity_rule.basis
    WHEN kind NOT IN (SELECT kind FROM kind_without_asset)    THEN 'unidentified'
  END                                                         AS asset_id_basis,
  identity_rule.word                                          AS asset_id_rule,
  CASE WHEN NOT confidential THEN application_position END    AS position,
  CASE WHEN kind = 'repo' THEN bond_id END        AS collateral_asset_id
FROM hit
LEFT JOIN identity_rule ON identity_rule.id = hit.rule
