-- One row per class and segment of its credit rights, at the lowest level that is filed, so that a sum counts once.
WITH filed AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, source_column, value, member_file, line
  FROM raw_segment UNPIVOT (value FOR source_column IN (
    TAB_II_A_VL_INDUST, TAB_II_B_VL_IMOBIL, TAB_II_C_VL_COMERC, TAB_II_C1_VL_COMERC, TAB_II_C2_VL_VAREJO,
    TAB_II_C3_VL_ARREND, TAB_II_D_VL_SERV, TAB_II_D1_VL_SERV, TAB_II_D2_VL_SERV_PUBLICO, TAB_II_D3_VL_SERV_EDUC,
    TAB_II_D4_VL_ENTRET, TAB_II_E_VL_AGRONEG, TAB_II_F_VL_FINANC, TAB_II_F1_VL_CRED_PESSOA,
    TAB_II_F2_VL_CRED_PESSOA_CONSIG, TAB_II_F3_VL_CRED_CORP, TAB_II_F4_VL_MIDMARKET, TAB_II_F5_VL_VEICULO,
    TAB_II_F6_VL_IMOBIL_EMPRESA, TAB_II_F7_VL_IMOBIL_RESID, TAB_II_F8_VL_OUTRO, TAB_II_G_VL_CREDITO,
    TAB_II_H_VL_FACTOR, TAB_II_H1_VL_PESSOA, TAB_II_H2_VL_CORP, TAB_II_I_VL_SETOR_PUBLICO, TAB_II_I1_VL_PRECAT,
    TAB_II_I2_VL_TRIBUT, TAB_II_I3_VL_ROYALTIES, TAB_II_I4_VL_OUTRO, TAB_II_J_VL_JUDICIAL, TAB_II_K_VL_MARCA
  ))
),
levelled AS (
  SELECT
    *,
    -- Parts count if they add up to their group, otherwise the group counts.
    coalesce(sum(value) FILTER (level = 'part') OVER same_group, 0)
      = coalesce(sum(value) FILTER (level = 'whole') OVER same_group, 0) AS parts_add_up
  FROM filed
  JOIN fidc_segment USING (source_column)
  WINDOW same_group AS (PARTITION BY CNPJ_FUNDO_CLASSE, segment_group)
)
SELECT
  CNPJ_FUNDO_CLASSE  AS cnpj,
  DT_COMPTC          AS reference_date,
  segment,
  segment_group,
  value,
  source_column,
  member_file        AS source_member,
  line               AS source_line
FROM levelled
WHERE value <> 0 AND CASE level WHEN 'only' THEN true WHEN 'part' THEN parts_add_up ELSE NOT parts_add_up END
