-- One row per class and leaf of its balance sheet that is not zero. The signed leaves add up to the NAV.
WITH filed AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, source_column, value, member_file, line
  FROM raw_assets UNPIVOT (value FOR source_column IN (
    TAB_I1_VL_DISP, TAB_I2A11_VL_REDUCAO_RECUP, TAB_I2B11_VL_REDUCAO_RECUP, TAB_I2C1_VL_DEBENTURE,
    TAB_I2C2_VL_CRI, TAB_I2C3_VL_NP_COMERC, TAB_I2C4_VL_LETRA_FINANC, TAB_I2C5_VL_COTA_FUNDO_ICVM555,
    TAB_I2C5_VL_COTA_FIF, TAB_I2C6_VL_OUTRO, TAB_I2D_VL_TITPUB_FED, TAB_I2E_VL_CDB, TAB_I2F_VL_OPER_COMPROM,
    TAB_I2G_VL_OUTRO_RF, TAB_I2H_VL_COTA_FIDC, TAB_I2I_VL_COTA_FIDC_NP, TAB_I2J_VL_CONTRATO_FUTURO,
    TAB_I2_DEBENTURE_CRI, TAB_I2_COTA_FIDC, TAB_I2_VL_OUTRO_ATIVO, TAB_I3A_VL_MERCADO_TERMO,
    TAB_I3B_VL_MERCADO_OPCAO, TAB_I3C_VL_MERCADO_FUTURO, TAB_I3D_VL_DIFER_SWAP, TAB_I3E_VL_COBERTURA,
    TAB_I3F_VL_DEPOSITO_MARGEM, TAB_I4A_VL_CPRAZO, TAB_I4B_VL_LPRAZO
  ))
  UNION ALL
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, source_column, value, member_file, line
  FROM raw_liabilities UNPIVOT (value FOR source_column IN (
    TAB_III_A1_VL_CPRAZO, TAB_III_A2_VL_LPRAZO, TAB_III_B1_VL_TERMO, TAB_III_B2_VL_OPCAO, TAB_III_B3_VL_FUTURO,
    TAB_III_B4_VL_SWAP_PAGAR
  ))
)
SELECT
  CNPJ_FUNDO_CLASSE                            AS cnpj,
  DT_COMPTC                                    AS reference_date,
  item,
  NULL                                         AS segment,
  side,
  CASE WHEN is_negative THEN -value ELSE value END AS value,
  source_column,
  member_file                                  AS source_member,
  line                                         AS source_line
FROM filed
JOIN fidc_balance_item USING (source_column)
WHERE value <> 0
UNION ALL
SELECT cnpj, reference_date, 'credit_rights', segment, 'asset', value, source_column, source_member, source_line
FROM cvm_fidc_segment
