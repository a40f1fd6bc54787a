-- One row per day and class, or per day and subclass if the class has any.
SELECT
  CNPJ_FUNDO_CLASSE      AS cnpj,
  ID_SUBCLASSE           AS subclass_id,
  DT_COMPTC              AS date,
  TP_FUNDO_CLASSE        AS fund_type_filed,
  VL_QUOTA               AS quota_value,
  VL_PATRIM_LIQ          AS net_assets_value,
  VL_TOTAL               AS portfolio_value,
  CAPTC_DIA              AS inflow_value,
  RESG_DIA               AS outflow_value,
  NR_COTST               AS holders,
  member_file            AS source_member,
  line                   AS source_line
FROM raw_report
