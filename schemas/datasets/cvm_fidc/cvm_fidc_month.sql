-- One row per class that files assets, liabilities or a NAV for the month.
WITH leaves AS (
  SELECT cnpj, sum(value) AS value FROM cvm_fidc_balance GROUP BY ALL
),
-- Leaves come from three tables: without a line in one of them, their sum means nothing.
whole AS (
  SELECT CNPJ_FUNDO_CLASSE, coalesce(leaves.value, 0) AS balance_value
  FROM raw_assets
  SEMI JOIN raw_segment USING (CNPJ_FUNDO_CLASSE)
  SEMI JOIN raw_liabilities USING (CNPJ_FUNDO_CLASSE)
  LEFT JOIN leaves ON leaves.cnpj = CNPJ_FUNDO_CLASSE
)
SELECT
  CNPJ_FUNDO_CLASSE                                                             AS cnpj,
  coalesce(raw_assets.DT_COMPTC, raw_nav.DT_COMPTC, raw_liabilities.DT_COMPTC)  AS reference_date,
  coalesce(raw_assets.TP_FUNDO_CLASSE, raw_nav.TP_FUNDO_CLASSE, raw_liabilities.TP_FUNDO_CLASSE) AS filed_as,
  coalesce(raw_assets.DENOM_SOCIAL, raw_nav.DENOM_SOCIAL, raw_liabilities.DENOM_SOCIAL)          AS fund_name_filed,
  {copied I},
  is_yes(CLASSE_UNICA)                                                          AS single_class,
  CASE CONDOM WHEN 'ABERTO' THEN true WHEN 'FECHADO' THEN false END             AS open_ended,
  is_yes(FUNDO_EXCLUSIVO)                                                       AS exclusive,
  is_yes(COTST_INTERESSE)                                                       AS related_holders,
  TAB_I2A_VL_DIRCRED_RISCO + TAB_I2B_VL_DIRCRED_SEM_RISCO + TAB_I2A11_VL_REDUCAO_RECUP + TAB_I2B11_VL_REDUCAO_RECUP
                                                                                AS credit_rights_gross,
  TAB_I2A21_VL_TOTAL_PARCELA_INAD + TAB_I2A3_VL_CRED_INAD + TAB_I2B21_VL_TOTAL_PARCELA_INAD + TAB_I2B3_VL_CRED_INAD
                                                                                AS overdue,
  TAB_I3A_VL_MERCADO_TERMO + TAB_I3B_VL_MERCADO_OPCAO + TAB_I3C_VL_MERCADO_FUTURO + TAB_I3D_VL_DIFER_SWAP
    + TAB_I3E_VL_COBERTURA + TAB_I3F_VL_DEPOSITO_MARGEM                         AS derivatives,
  {copied III},
  {copied IV},
  balance_value,
  balance_value - TAB_IV_A_VL_PL                                                AS residual_value,
  CASE WHEN coalesce(is_complete, true) THEN 'complete' ELSE 'partial' END      AS completeness,
  missing_members,
  raw_assets.member_file                                                        AS source_member,
  raw_assets.line                                                               AS source_line,
  raw_liabilities.member_file                                                   AS liabilities_source_member,
  raw_liabilities.line                                                          AS liabilities_source_line,
  raw_nav.member_file                                                           AS nav_source_member,
  raw_nav.line                                                                  AS nav_source_line
FROM raw_assets
FULL JOIN raw_liabilities USING (CNPJ_FUNDO_CLASSE)
FULL JOIN raw_nav USING (CNPJ_FUNDO_CLASSE)
LEFT JOIN whole USING (CNPJ_FUNDO_CLASSE)
LEFT JOIN group_completeness ON filing_group = 'fidc'
