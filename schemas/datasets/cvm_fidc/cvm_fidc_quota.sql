-- One row per class and series or subclass in any of the four tables of series.
WITH quota AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, series, class, TAB_X_CLASSE_SERIE, TAB_X_QT_COTA, TAB_X_VL_COTA, member_file, line,
    -- A product of more than 22 digits is an error of the report, so it becomes null.
    TRY((TAB_X_QT_COTA * TAB_X_VL_COTA)::DECIMAL(24, 2)) AS value
  FROM raw_quotas JOIN series_label ON label = TAB_X_CLASSE_SERIE
),
holders AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, series, class, ID_SUBCLASSE, TAB_X_NR_COTST, member_file, line
  FROM raw_holders JOIN series_label ON label = TAB_X_CLASSE_SERIE
),
returned AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, series, class, TAB_X_VL_RENTAB_MES, member_file, line
  FROM raw_returns JOIN series_label ON label = TAB_X_CLASSE_SERIE
),
performed AS (
  SELECT CNPJ_FUNDO_CLASSE, DT_COMPTC, series, class, TAB_X_PR_DESEMP_ESPERADO, TAB_X_PR_DESEMP_REAL, member_file, line
  FROM raw_performance JOIN series_label ON label = TAB_X_CLASSE_SERIE
),
of_class AS (
  SELECT
    CNPJ_FUNDO_CLASSE,
    CASE WHEN count(*) = count(value) THEN abs(sum(value) - any_value(nav)) * 50 <= abs(any_value(nav)) END AS adds_up
  FROM quota LEFT JOIN cvm_fidc_month ON cnpj = CNPJ_FUNDO_CLASSE
  GROUP BY ALL
)
SELECT
  CNPJ_FUNDO_CLASSE                                                                            AS cnpj,
  coalesce(quota.DT_COMPTC, holders.DT_COMPTC, returned.DT_COMPTC, performed.DT_COMPTC)        AS reference_date,
  series,
  coalesce(quota.class, holders.class, returned.class, performed.class)                        AS class,
  {copied X_1},
  {copied X_2},
  {copied X_3},
  {copied X_6},
  value,
  -- Unknown if a series without quotas may be the missing part.
  CASE WHEN adds_up OR bool_and(quota.line IS NOT NULL) OVER (PARTITION BY CNPJ_FUNDO_CLASSE) THEN adds_up END AS nav_match,
  quota.member_file      AS source_member,
  quota.line             AS source_line,
  holders.member_file    AS holders_source_member,
  holders.line           AS holders_source_line,
  returned.member_file   AS return_source_member,
  returned.line          AS return_source_line,
  performed.member_file  AS performance_source_member,
  performed.line         AS performance_source_line
FROM quota
FULL JOIN holders USING (CNPJ_FUNDO_CLASSE, series)
FULL JOIN returned USING (CNPJ_FUNDO_CLASSE, series)
FULL JOIN performed USING (CNPJ_FUNDO_CLASSE, series)
LEFT JOIN of_class USING (CNPJ_FUNDO_CLASSE)
