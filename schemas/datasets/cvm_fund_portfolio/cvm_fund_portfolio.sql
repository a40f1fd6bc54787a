-- One row a line of the monthly holdings. `raw_line` holds the lines of all members, typed, empty fields as NULL,
-- with the member, its file and the line's number.
WITH labelled AS (
  SELECT
    raw_line.*,
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
  LEFT JOIN application_label   AS application   ON application.folded   = fold_label(TP_APLIC)
  LEFT JOIN asset_type_label    AS asset_type    ON asset_type.folded    = fold_label(TP_ATIVO)
  LEFT JOIN business_type_label AS business_type ON business_type.folded = fold_label(TP_NEGOC)
),
private AS (
  SELECT
    *,
    -- The id hashes the masked number whatever the setting: a hash of a CPF can be undone by trying them all.
    CASE WHEN issuer_is_person THEN masked_cpf(CPF_CNPJ_EMISSOR) ELSE CPF_CNPJ_EMISSOR END AS document_for_id,
    CASE WHEN issuer_is_person THEN '***' ELSE EMISSOR END                                  AS issuer_for_id,
    issuer_is_person AND masks_personal_data()                                              AS hides_issuer
  FROM labelled
),
keyed AS (
  SELECT
    *,
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
      coalesce(CD_PAIS, PAIS, ''), coalesce(CD_BV_MERC, BV_MERC, '')
    )), 1, 24) AS key_hash
  FROM private
),
-- Few lines share a key; numbering them alone spares a sort of all lines.
repeated AS (
  SELECT
    member, line,
    row_number() OVER (PARTITION BY key_hash ORDER BY VL_MERC_POS_FINAL DESC NULLS LAST, member, line) - 1 AS ordinal
  FROM keyed
  WHERE key_hash IN (SELECT key_hash FROM keyed GROUP BY key_hash HAVING count(*) > 1)
)
SELECT
  key_hash || '-' || coalesce(ordinal, 0)          AS id,
  CNPJ_FUNDO_CLASSE                                AS cnpj,
  DT_COMPTC                                        AS reference_date,
  TP_FUNDO_CLASSE                                  AS fund_type_filed,
  DENOM_SOCIAL                                     AS fund_name_filed,
  ID_DOC                                           AS document_id,
  block,
  confidential,
  application_type,
  TP_APLIC                                         AS application_type_filed,
  category,
  is_investment,
  side,
  asset_type,
  TP_ATIVO                                         AS asset_type_filed,
  is_yes(EMISSOR_LIGADO)                           AS related_issuer,
  business_type,
  TP_NEGOC                                         AS business_type_filed,
  QT_VENDA_NEGOC                                   AS sales_quantity,
  VL_VENDA_NEGOC                                   AS sales_value,
  QT_AQUIS_NEGOC                                   AS purchases_quantity,
  VL_AQUIS_NEGOC                                   AS purchases_value,
  QT_POS_FINAL                                     AS final_position_quantity,
  CASE WHEN is_liability THEN -abs(VL_MERC_POS_FINAL) ELSE VL_MERC_POS_FINAL END AS final_position_value,
  VL_MERC_POS_FINAL                                AS filed_value,
  VL_CUSTO_POS_FINAL                               AS final_position_cost,
  DT_CONFID_APLIC                                  AS confidentiality_deadline,
  TP_TITPUB                                        AS bond_type,
  CD_ISIN                                          AS isin,
  CD_SELIC                                         AS selic_code,
  DT_EMISSAO                                       AS issue_date,
  DT_VENC                                          AS maturity_date,
  -- The structured funds' file names the fund held in the issuer's columns.
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN padded_cnpj(CPF_CNPJ_EMISSOR)
    ELSE CNPJ_FUNDO_CLASSE_COTA
  END                                              AS fund_cnpj,
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN EMISSOR
    ELSE NM_FUNDO_CLASSE_SUBCLASSE_COTA
  END                                              AS fund_name,
  ID_SUBCLASSE                                     AS subclass_id,
  CD_SWAP                                          AS swap_code,
  DS_SWAP                                          AS swap_description,
  coalesce(CD_ATIVO, CD_ATIVO_BV_MERC)             AS asset_code,
  DS_ATIVO                                         AS asset_description,
  DT_INI_VIGENCIA                                  AS start_date,
  DT_FIM_VIGENCIA                                  AS end_date,
  CNPJ_EMISSOR                                     AS issuer_cnpj,
  PF_PJ_EMISSOR                                    AS issuer_person_type,
  CASE WHEN hides_issuer THEN document_for_id ELSE CPF_CNPJ_EMISSOR END AS issuer_document,
  CASE WHEN hides_issuer THEN issuer_for_id ELSE EMISSOR END            AS issuer_name,
  is_yes(TITULO_POSFX)                             AS floating,
  CD_INDEXADOR_POSFX                               AS indexer_code,
  DS_INDEXADOR_POSFX                               AS indexer_description,
  PR_INDEXADOR_POSFX                               AS indexer_percent,
  PR_CUPOM_POSFX                                   AS spread_percent,
  PR_TAXA_PREFX                                    AS fixed_rate_percent,
  is_yes(RISCO_EMISSOR)                            AS rated,
  AG_RISCO                                         AS rating_agency,
  DT_RISCO                                         AS rating_date,
  GRAU_RISCO                                       AS rating,
  is_yes(TITULO_CETIP)                             AS cetip_registered,
  is_yes(TITULO_GARANTIA)                          AS guaranteed,
  CNPJ_INSTITUICAO_FINANC_COOBR                    AS coobligor_cnpj,
  is_yes(INVEST_COLETIVO)                          AS collective,
  is_yes(INVEST_COLETIVO_GESTOR)                   AS collective_managed,
  CD_PAIS                                          AS country_code,
  PAIS                                             AS country,
  CD_BV_MERC                                       AS market_code,
  BV_MERC                                          AS market,
  DS_ATIVO_EXTERIOR                                AS foreign_description,
  QT_ATIVO_EXTERIOR                                AS foreign_quantity,
  VL_ATIVO_EXTERIOR                                AS foreign_value,
  VL_PATRIM_LIQ                                    AS inline_nav_value,
  member_file                                      AS source_member,
  line                                             AS source_line
FROM keyed
LEFT JOIN repeated USING (member, line)
