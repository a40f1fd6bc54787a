-- One row per fund, day and limited item.
WITH filed AS (
  SELECT CNPJ_FUNDO AS cnpj, DT_COMPTC AS reference_date, member_file, line, unnest([
    {'kind': 'INSTITUICAO_FINANC', 'least': PR_INSTITUICAO_FINANC_MIN, 'most': PR_INSTITUICAO_FINANC_MAX},
    {'kind': 'CIA', 'least': PR_CIA_MIN, 'most': PR_CIA_MAX},
    {'kind': 'FI', 'least': PR_FI_MIN, 'most': PR_FI_MAX},
    {'kind': 'UNIAO', 'least': PR_UNIAO_MIN, 'most': PR_UNIAO_MAX},
    {'kind': 'ADMIN_GESTOR', 'least': PR_ADMIN_GESTOR_MIN, 'most': PR_ADMIN_GESTOR_MAX},
    {'kind': 'EMISSOR_OUTRO', 'least': PR_EMISSOR_OUTRO_MIN, 'most': PR_EMISSOR_OUTRO_MAX},
    {'kind': 'COTA_FI', 'least': PR_COTA_FI_MIN, 'most': PR_COTA_FI_MAX},
    {'kind': 'COTA_FIC', 'least': PR_COTA_FIC_MIN, 'most': PR_COTA_FIC_MAX},
    {'kind': 'COTA_FI_QUALIF', 'least': PR_COTA_FI_QUALIF_MIN, 'most': PR_COTA_FI_QUALIF_MAX},
    {'kind': 'COTA_FIC_QUALIF', 'least': PR_COTA_FIC_QUALIF_MIN, 'most': PR_COTA_FIC_QUALIF_MAX},
    {'kind': 'COTA_FI_PROF', 'least': PR_COTA_FI_PROF_MIN, 'most': PR_COTA_FI_PROF_MAX},
    {'kind': 'COTA_FIC_PROF', 'least': PR_COTA_FIC_PROF_MIN, 'most': PR_COTA_FIC_PROF_MAX},
    {'kind': 'COTA_FII', 'least': PR_COTA_FII_MIN, 'most': PR_COTA_FII_MAX},
    {'kind': 'COTA_FIDC', 'least': PR_COTA_FIDC_MIN, 'most': PR_COTA_FIDC_MAX},
    {'kind': 'COTA_FICFIDC', 'least': PR_COTA_FICFIDC_MIN, 'most': PR_COTA_FICFIDC_MAX},
    {'kind': 'COTA_FIDC_NP', 'least': PR_COTA_FIDC_NP_MIN, 'most': PR_COTA_FIDC_NP_MAX},
    {'kind': 'COTA_FICFIDC_NP', 'least': PR_COTA_FICFIDC_NP_MIN, 'most': PR_COTA_FICFIDC_NP_MAX},
    {'kind': 'COTA_ETF', 'least': PR_COTA_ETF_MIN, 'most': PR_COTA_ETF_MAX},
    {'kind': 'CRI', 'least': PR_CRI_MIN, 'most': PR_CRI_MAX},
    {'kind': 'TITPUB', 'least': PR_TITPUB_MIN, 'most': PR_TITPUB_MAX},
    {'kind': 'OURO', 'least': PR_OURO_MIN, 'most': PR_OURO_MAX},
    {'kind': 'TIT_INSTITUICAO_FINANC_BACEN', 'least': PR_TIT_INSTITUICAO_FINANC_BACEN_MIN, 'most': PR_TIT_INSTITUICAO_FINANC_BACEN_MAX},
    {'kind': 'VLMOB', 'least': PR_VLMOB_MIN, 'most': PR_VLMOB_MAX},
    {'kind': 'ACAO', 'least': PR_ACAO_MIN, 'most': PR_ACAO_MAX},
    {'kind': 'DEBENTURE', 'least': PR_DEBENTURE_MIN, 'most': PR_DEBENTURE_MAX},
    {'kind': 'NP', 'least': PR_NP_MIN, 'most': PR_NP_MAX},
    {'kind': 'COMPROM', 'least': PR_COMPROM_MIN, 'most': PR_COMPROM_MAX},
    {'kind': 'DERIV', 'least': PR_DERIV_MIN, 'most': PR_DERIV_MAX},
    {'kind': 'ATIVO_OUTRO', 'least': PR_ATIVO_OUTRO_MIN, 'most': PR_ATIVO_OUTRO_MAX},
    {'kind': 'COTA_FMIEE', 'least': PR_COTA_FMIEE_MIN, 'most': PR_COTA_FMIEE_MAX},
    {'kind': 'COTA_FIP', 'least': PR_COTA_FIP_MIN, 'most': PR_COTA_FIP_MAX},
    {'kind': 'COTA_FICFIP', 'least': PR_COTA_FICFIP_MIN, 'most': PR_COTA_FICFIP_MAX}
  ]) AS bound FROM raw_statement
)
SELECT
  cnpj, reference_date,
  bound.kind  AS limit_kind,
  bound.least AS min_percent,
  bound.most  AS max_percent,
  coalesce(bound.most < bound.least, false) AS is_implausible,
  member_file AS source_member,
  line        AS source_line
FROM filed
WHERE bound.least IS NOT NULL OR bound.most IS NOT NULL
