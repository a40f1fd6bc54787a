-- One row per fund of the register of Resolution CVM 175, and per fund that is only in the legacy register.
WITH register AS (
  SELECT
    *,
    min(Data_Registro) OVER (PARTITION BY CNPJ_Fundo) AS first_registration,
    (SELECT count(DISTINCT ID_Registro_Classe) FROM raw_class WHERE raw_class.ID_Registro_Fundo = raw_fund.ID_Registro_Fundo) AS class_count
  FROM raw_fund
  -- A fund is registered once for each of its managers.
  QUALIFY row_number() OVER (PARTITION BY ID_Registro_Fundo ORDER BY line) = 1
),
legacy AS (
  SELECT *, min(DT_REG) OVER (PARTITION BY CNPJ_FUNDO) AS first_registration
  FROM raw_legacy
  -- Re-registered funds have several lines: the line that is not cancelled counts, then the newest.
  QUALIFY row_number() OVER (PARTITION BY CNPJ_FUNDO ORDER BY DT_CANCEL IS NOT NULL, DT_INI_SIT DESC NULLS LAST, line) = 1
)
SELECT
  {copied FUNDO},
  'rcvm175'                                 AS register,
  coalesce(fund_type.type, 'other')         AS type,
  Tipo_Fundo                                AS type_filed,
  coalesce(fund_status.status, 'unknown')   AS status,
  first_registration                        AS registration_date,
  class_count::INTEGER                      AS class_count,
  member_file                               AS source_member,
  line                                      AS source_line
FROM register
LEFT JOIN fund_type ON fund_type.token = fund_type_token(Tipo_Fundo)
LEFT JOIN fund_status ON fund_status.folded = fold_label(Situacao)
UNION ALL BY NAME
SELECT
  {copied CAD_FI},
  'legacy'                                  AS register,
  coalesce(fund_type.type, 'other')         AS type,
  TP_FUNDO                                  AS type_filed,
  coalesce(fund_status.status, 'unknown')   AS status,
  first_registration                        AS registration_date,
  0                                         AS class_count,
  member_file                               AS source_member,
  line                                      AS source_line
FROM legacy
LEFT JOIN fund_type ON fund_type.token = fund_type_token(TP_FUNDO)
LEFT JOIN fund_status ON fund_status.folded = fold_label(SIT)
