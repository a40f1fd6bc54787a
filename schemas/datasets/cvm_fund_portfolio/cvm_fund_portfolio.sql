-- One row per line of the monthly holdings. `labelled_line` has the lines of all members, typed, empty fields as NULL,
-- with the member, its file and the line's number, and what each line means.
-- Few lines share a key; numbering only those avoids a sort of all lines.
WITH repeated AS (
  SELECT
    line_row,
    row_number() OVER (PARTITION BY key_hash ORDER BY VL_MERC_POS_FINAL DESC NULLS LAST, member, line) - 1 AS ordinal
  FROM raw_line
  JOIN line_key USING (line_row)
  WHERE key_hash IN (SELECT key_hash FROM line_key GROUP BY key_hash HAVING count(*) > 1)
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
  VL_MERC_POS_FINAL                       AS filed_value,
  VL_CUSTO_POS_FINAL                               AS final_position_cost,
  DT_CONFID_APLIC                                  AS confidentiality_deadline,
  TP_TITPUB                                        AS bond_type,
  CD_ISIN                                          AS isin,
  CD_SELIC                                         AS selic_code,
  DT_EMISSAO                                       AS issue_date,
  DT_VENC                                          AS maturity_date,
  -- The structured funds' file names the fund held in the issuer's columns.
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN document_for_id
    ELSE CNPJ_FUNDO_CLASSE_COTA
  END                                              AS fund_cnpj,
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN CASE WHEN hides_issuer THEN issuer_for_id ELSE EMISSOR END
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
  CASE WHEN issuer_is_person AND NOT hides_issuer THEN bare_cpf(CPF_CNPJ_EMISSOR) ELSE document_for_id END AS issuer_document,
  CASE WHEN hides_issuer THEN issuer_for_id ELSE EMISSOR END AS issuer_name,
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
  asset_id, asset_kind, asset_id_basis, asset_id_rule, position, collateral_asset_id,
  member_file                                      AS source_member,
  line                                    AS source_line
FROM labelled_line
JOIN line_key USING (line_row)
JOIN line_identity USING (line_row)
LEFT JOIN repeated USING (line_row)
