-- One row per fund of the register of Resolution CVM 175, and one per fund that is only in the legacy register.
WITH register AS (
  SELECT
    *,
    min(Data_Registro) OVER (PARTITION BY CNPJ_Fundo) AS first_registration,
    (SELECT count(DISTINCT ID_Registro_Classe) FROM raw_class WHERE raw_class.ID_Registro_Fundo = raw_fund.ID_Registro_Fundo) AS class_count
  FROM raw_fund
  -- The register has the fund once for each of its managers.
  QUALIFY row_number() OVER (PARTITION BY ID_Registro_Fundo ORDER BY line) = 1
),
legacy AS (
  SELECT *, min(DT_REG) OVER (PARTITION BY CNPJ_FUNDO) AS first_registration
  FROM raw_legacy
  -- Re-registered funds are there several times: the one not cancelled counts, then the newest.
  QUALIFY row_number() OVER (PARTITION BY CNPJ_FUNDO ORDER BY DT_CANCEL IS NOT NULL, DT_INI_SIT DESC NULLS LAST, line) = 1
)
SELECT
  ID_Registro_Fundo                         AS fund_id,
  CNPJ_Fundo                                AS cnpj,
  'rcvm175'                                 AS register,
  Codigo_CVM                                AS cvm_code,
  coalesce(fund_type.type, 'other')         AS type,
  Tipo_Fundo                                AS type_filed,
  Denominacao_Social                        AS name,
  coalesce(fund_status.status, 'unknown')   AS status,
  Situacao                                  AS status_filed,
  Data_Inicio_Situacao                      AS status_date,
  first_registration                        AS registration_date,
  Data_Constituicao                         AS creation_date,
  Data_Cancelamento                         AS cancelation_date,
  Data_Adaptacao_RCVM175                    AS rcvm175_date,
  Data_Inicio_Exercicio_Social              AS exercise_date,
  Data_Fim_Exercicio_Social                 AS exercise_end_date,
  Patrimonio_Liquido                        AS nav_value,
  Data_Patrimonio_Liquido                   AS nav_date,
  class_count::INTEGER                      AS class_count,
  NULL::DATE                                AS activity_start_date,
  NULL::VARCHAR                             AS classification,
  NULL::DATE                                AS classification_date,
  NULL::VARCHAR                             AS benchmark,
  NULL::VARCHAR                             AS condominium,
  NULL::VARCHAR                             AS holds_quotas,
  NULL::VARCHAR                             AS exclusive,
  NULL::VARCHAR                             AS long_term_tax,
  NULL::VARCHAR                             AS audience,
  NULL::VARCHAR                             AS investment_entity,
  NULL::VARCHAR                             AS performance_fee,
  NULL::VARCHAR                             AS performance_fee_note,
  NULL::VARCHAR                             AS administration_fee,
  NULL::VARCHAR                             AS administration_fee_note,
  NULL::VARCHAR                             AS full_foreign_allowed,
  NULL::VARCHAR                             AS anbima_class,
  member_file                               AS source_member,
  line                                      AS source_line
FROM register
LEFT JOIN fund_type ON fund_type.token = fund_type_token(Tipo_Fundo)
LEFT JOIN fund_status ON fund_status.folded = fold_label(Situacao)
UNION ALL
SELECT
  NULL, CNPJ_FUNDO, 'legacy', CD_CVM, coalesce(fund_type.type, 'other'), TP_FUNDO, DENOM_SOCIAL,
  coalesce(fund_status.status, 'unknown'), SIT, DT_INI_SIT, first_registration, DT_CONST, DT_CANCEL, NULL,
  DT_INI_EXERC, DT_FIM_EXERC, VL_PATRIM_LIQ, DT_PATRIM_LIQ, 0, DT_INI_ATIV, CLASSE, DT_INI_CLASSE, RENTAB_FUNDO,
  CONDOM, FUNDO_COTAS, FUNDO_EXCLUSIVO, TRIB_LPRAZO, PUBLICO_ALVO, ENTID_INVEST, TAXA_PERFM, INF_TAXA_PERFM,
  TAXA_ADM, INF_TAXA_ADM, INVEST_CEMPR_EXTER, CLASSE_ANBIMA, member_file, line
FROM legacy
LEFT JOIN fund_type ON fund_type.token = fund_type_token(TP_FUNDO)
LEFT JOIN fund_status ON fund_status.folded = fold_label(SIT)
