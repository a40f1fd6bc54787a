-- One row per possible key of a portfolio: every class, and every fund of either register without one. Missing values
-- of a class come from its fund, then from the legacy register.
WITH class AS (
  SELECT * FROM raw_class
  -- A class is registered once for each custodian and controller.
  QUALIFY row_number() OVER (PARTITION BY ID_Registro_Classe ORDER BY line) = 1
),
register AS (SELECT * FROM cvm_fund WHERE register = 'rcvm175'),
legacy AS (
  SELECT
    CNPJ_FUNDO AS cnpj, min(DT_REG) AS registration_date, min(DT_CONST) AS creation_date,
    arg_min(CD_CVM, line) FILTER (is_newest) AS cvm_code, arg_min(DT_INI_EXERC, line) FILTER (is_newest) AS exercise_date,
    arg_min(DT_FIM_EXERC, line) FILTER (is_newest) AS exercise_end_date,
    arg_min(SIT, line) FILTER (is_newest) AS status_filed, arg_min(DT_INI_SIT, line) FILTER (is_newest) AS status_date,
    arg_min(TP_FUNDO, line) FILTER (is_newest) AS type_filed, arg_min(DENOM_SOCIAL, line) FILTER (is_newest) AS name
  FROM (
    SELECT
      *,
      rank() OVER (PARTITION BY CNPJ_FUNDO ORDER BY DT_CANCEL IS NOT NULL, DT_REG DESC NULLS LAST) = 1 AS is_newest
    FROM raw_legacy
  )
  GROUP BY ALL
),
classes AS (
  SELECT
    class.CNPJ_Classe                                               AS cnpj,
    {copied CLASSE},
    register.fund_id,
    coalesce(register.cnpj, class.CNPJ_Classe)                      AS fund_cnpj,
    'rcvm175'                                                       AS register,
    coalesce(class.Codigo_CVM, register.cvm_code, legacy.cvm_code)  AS cvm_code,
    coalesce(class.Tipo_Classe, register.type_filed, legacy.type_filed)                 AS type_filed,
    coalesce(class.Denominacao_Social, register.name, legacy.name)  AS name,
    coalesce(class.Situacao, register.status_filed, legacy.status_filed)                AS status_filed,
    CASE WHEN class.Situacao IS NOT NULL THEN class.Data_Inicio_Situacao
         ELSE coalesce(register.status_date, legacy.status_date) END                    AS status_date,
    coalesce(register.registration_date, legacy.registration_date)  AS registration_date,
    -- Not the date of the class, which is the day of its adaptation to Resolution CVM 175.
    coalesce(register.creation_date, legacy.creation_date)          AS creation_date,
    coalesce(register.exercise_date, legacy.exercise_date)          AS exercise_date,
    coalesce(register.exercise_end_date, legacy.exercise_end_date)  AS exercise_end_date,
    register.cancelation_date,
    register.rcvm175_date,
    member_file                                                     AS source_member,
    line                                                            AS source_line
  FROM class
  LEFT JOIN register ON register.fund_id = class.ID_Registro_Fundo
  LEFT JOIN legacy ON legacy.cnpj = coalesce(register.cnpj, class.CNPJ_Classe)
),
-- `ANTI JOIN classes` twice: a fund is its own class if no class is registered under it or under its number.
fund_without_class AS (
  SELECT
    cvm_fund.cnpj, cvm_fund.fund_id, cvm_fund.cnpj AS fund_cnpj, cvm_fund.register,
    coalesce(cvm_fund.cvm_code, legacy.cvm_code) AS cvm_code, cvm_fund.type_filed, cvm_fund.name, cvm_fund.status_filed,
    cvm_fund.status_date, coalesce(cvm_fund.registration_date, legacy.registration_date) AS registration_date,
    coalesce(cvm_fund.creation_date, legacy.creation_date) AS creation_date,
    coalesce(cvm_fund.exercise_date, legacy.exercise_date) AS exercise_date,
    coalesce(cvm_fund.exercise_end_date, legacy.exercise_end_date) AS exercise_end_date,
    cvm_fund.cancelation_date, cvm_fund.rcvm175_date, cvm_fund.nav_value, cvm_fund.nav_date,
    cvm_fund.classification, cvm_fund.benchmark, cvm_fund.holds_quotas, cvm_fund.anbima_class, cvm_fund.long_term_tax,
    cvm_fund.investment_entity, cvm_fund.full_foreign_allowed, cvm_fund.condominium, cvm_fund.exclusive,
    cvm_fund.audience, cvm_fund.source_member, cvm_fund.source_line
  FROM cvm_fund
  LEFT JOIN legacy USING (cnpj)
  WHERE cvm_fund.cnpj NOT IN (SELECT cnpj FROM classes)
    AND coalesce(cvm_fund.fund_id, '') NOT IN (SELECT fund_id FROM classes WHERE fund_id IS NOT NULL)
    AND NOT (cvm_fund.register = 'legacy' AND cvm_fund.cnpj IN (SELECT cnpj FROM register))
)
SELECT
  class_uuid(cnpj)                        AS id,
  coalesce(class_id, fund_id)             AS cvm_id,
  coalesce(fund_type.type, 'other')       AS type,
  coalesce(fund_status.status, 'unknown') AS status,
  registered.* REPLACE (
    -- Classes have no column for the day of cancellation, which is the day on which the status began.
    coalesce(cancelation_date, CASE WHEN fund_status.status = 'cancelled' THEN status_date END) AS cancelation_date
  )
FROM (SELECT * FROM classes UNION ALL BY NAME SELECT * FROM fund_without_class) AS registered
LEFT JOIN fund_type ON fund_type.token = fund_type_token(type_filed)
LEFT JOIN fund_status ON fund_status.folded = fold_label(status_filed)
