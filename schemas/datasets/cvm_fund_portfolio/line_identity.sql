-- What every line means before it is laid out: its labels in one spelling, what they say of it, whether its issuer is
-- a natural person, and the hash of what names the holding. One row a row of `raw_line`, joined by `line_row`.
WITH
-- A month has some sixty labels: each is folded once, not once a line.
application AS (
  SELECT filed, application_label.* FROM (SELECT DISTINCT TP_APLIC AS filed FROM raw_line)
  JOIN application_label ON folded = fold_label(filed)
),
asset_type AS (
  SELECT filed, label FROM (SELECT DISTINCT TP_ATIVO AS filed FROM raw_line)
  JOIN asset_type_label ON folded = fold_label(filed)
),
business_type AS (
  SELECT filed, label FROM (SELECT DISTINCT TP_NEGOC AS filed FROM raw_line)
  JOIN business_type_label ON folded = fold_label(filed)
),
labelled AS (
  SELECT
    raw_line.*,
    raw_line.rowid                                           AS line_row,
    CASE
      WHEN member LIKE 'BLC_%'      THEN substr(member, 5)
      WHEN member = 'CONFID'        THEN 'confid'
      WHEN member = 'FIE'           THEN 'fie'
      ELSE 'fie_confid'
    END                                                      AS block,
    member IN ('CONFID', 'FIE_CONFID')                       AS confidential,
    coalesce(application.label, TP_APLIC)                    AS application_type,
    coalesce(application.category, 'other')                  AS category,
    coalesce(application.is_liability, false)                AS is_liability,
    coalesce(application.is_investment, true)                AS is_investment,
    application.side                                         AS side,
    coalesce(asset_type.label, TP_ATIVO)                     AS asset_type,
    coalesce(business_type.label, TP_NEGOC)                  AS business_type,
    is_person(PF_PJ_EMISSOR, CPF_CNPJ_EMISSOR)               AS issuer_is_person
  FROM raw_line
  LEFT JOIN application ON application.filed = TP_APLIC
  LEFT JOIN asset_type ON asset_type.filed = TP_ATIVO
  LEFT JOIN business_type ON business_type.filed = TP_NEGOC
),
private AS (
  SELECT
    *,
    -- The id hashes the masked number whatever the setting: a hash of a CPF can be undone by trying them all.
    CASE WHEN issuer_is_person THEN masked_cpf(CPF_CNPJ_EMISSOR) ELSE padded_cnpj(CPF_CNPJ_EMISSOR) END AS document_for_id,
    CASE WHEN issuer_is_person THEN '***' ELSE EMISSOR END                                  AS issuer_for_id,
    issuer_is_person AND masks_personal_data()                                              AS hides_issuer
  FROM labelled
)
SELECT
  line_row, member, line, VL_MERC_POS_FINAL, block, confidential, application_type, category, is_liability,
  is_investment, side, asset_type, business_type, issuer_is_person, hides_issuer, document_for_id, issuer_for_id,
  -- What names a holding and outlives amendments of its figures. Free text counts only where no code is filed.
  substr(sha256(concat_ws('|',
    'v1', block, CNPJ_FUNDO_CLASSE, strftime(DT_COMPTC, '%Y%m'),
    coalesce(application_type, ''), coalesce(asset_type, ''), coalesce(business_type, ''),
    coalesce(CD_ISIN, ''), coalesce(CD_SELIC, ''),
    CASE WHEN CD_ISIN IS NULL AND CD_SELIC IS NULL THEN coalesce(TP_TITPUB, '') ELSE '' END,
    coalesce(DT_EMISSAO::VARCHAR, ''), coalesce(DT_VENC::VARCHAR, ''),
    coalesce(CNPJ_FUNDO_CLASSE_COTA, NM_FUNDO_CLASSE_SUBCLASSE_COTA, ''), coalesce(ID_SUBCLASSE, ''),
    coalesce(CD_SWAP, ''), coalesce(DS_SWAP, ''),
    coalesce(CD_ATIVO, CD_ATIVO_BV_MERC, ''),
    CASE WHEN CD_ATIVO IS NULL THEN coalesce(DS_ATIVO, '') ELSE '' END,
    CASE WHEN CD_ATIVO_BV_MERC IS NULL THEN coalesce(DS_ATIVO_EXTERIOR, '') ELSE '' END,
    coalesce(DT_FIM_VIGENCIA::VARCHAR, ''),
    coalesce(CNPJ_EMISSOR, document_for_id, issuer_for_id, ''),
    coalesce(CD_INDEXADOR_POSFX, DS_INDEXADOR_POSFX, ''), coalesce(TITULO_POSFX, ''),
    coalesce(PR_INDEXADOR_POSFX::VARCHAR, ''), coalesce(PR_CUPOM_POSFX::VARCHAR, ''),
    coalesce(PR_TAXA_PREFX::VARCHAR, ''), coalesce(CNPJ_INSTITUICAO_FINANC_COOBR, ''),
    coalesce(CD_PAIS, PAIS, ''), coalesce(CD_BV_MERC, BV_MERC, ''), coalesce(DT_INI_VIGENCIA::VARCHAR, ''),
    coalesce(EMISSOR_LIGADO, ''), coalesce(PF_PJ_EMISSOR, ''), coalesce(RISCO_EMISSOR, ''), coalesce(TITULO_CETIP, ''),
    coalesce(TITULO_GARANTIA, ''), coalesce(INVEST_COLETIVO, ''), coalesce(INVEST_COLETIVO_GESTOR, '')
  )), 1, 20) AS key_hash
FROM private
