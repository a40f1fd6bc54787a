-- One row per class and state of its credit rights with an amount other than zero.
SELECT
  CNPJ_FUNDO_CLASSE                            AS cnpj,
  DT_COMPTC                                    AS reference_date,
  risk_acquired,
  item,
  adds_up,
  CASE WHEN is_negative THEN -filed ELSE filed END AS value,
  source_column,
  member_file                                  AS source_member,
  line                                         AS source_line
FROM raw_assets UNPIVOT (filed FOR source_column IN (
  TAB_I2A1_VL_CRED_VENC_AD, TAB_I2A2_VL_CRED_VENC_INAD, TAB_I2A21_VL_TOTAL_PARCELA_INAD, TAB_I2A3_VL_CRED_INAD,
  TAB_I2A4_VL_CRED_DIRCRED_PERFM, TAB_I2A5_VL_CRED_VENCIDO_PENDENTE, TAB_I2A6_VL_CRED_EMP_RECUP,
  TAB_I2A7_VL_CRED_RECEITA_PUBLICA, TAB_I2A8_VL_CRED_ACAO_JUDIC, TAB_I2A9_VL_CRED_FATOR_RISCO,
  TAB_I2A10_VL_CRED_DIVERSO, TAB_I2A11_VL_REDUCAO_RECUP, TAB_I2B1_VL_CRED_VENC_AD, TAB_I2B2_VL_CRED_VENC_INAD,
  TAB_I2B21_VL_TOTAL_PARCELA_INAD, TAB_I2B3_VL_CRED_INAD, TAB_I2B4_VL_CRED_DIRCRED_PERFM,
  TAB_I2B5_VL_CRED_VENCIDO_PENDENTE, TAB_I2B6_VL_CRED_EMP_RECUP, TAB_I2B7_VL_CRED_RECEITA_PUBLICA,
  TAB_I2B8_VL_CRED_ACAO_JUDIC, TAB_I2B9_VL_CRED_FATOR_RISCO, TAB_I2B10_VL_CRED_DIVERSO,
  TAB_I2B11_VL_REDUCAO_RECUP
))
JOIN fidc_credit_state USING (source_column)
WHERE filed <> 0
