-- A fund has one line per manager, a class one per custodian and controller. Each row here is the value of a
-- registration in one column that is not about a party. Registrations with one line are left out.
WITH
fund_value AS (
  UNPIVOT (
    SELECT
      member_file, line, ID_Registro_Fundo AS registration,
      COLUMNS(* EXCLUDE (
        member, member_file, line, line_row, ID_Registro_Fundo, Diretor, CNPJ_Administrador, Administrador,
        Tipo_Pessoa_Gestor, CPF_CNPJ_Gestor, Gestor))::VARCHAR
    FROM raw_fund
    QUALIFY count(*) OVER (PARTITION BY ID_Registro_Fundo) > 1
  ) ON COLUMNS(* EXCLUDE (member_file, line, registration)) INTO NAME column_name VALUE filed
),
class_value AS (
  UNPIVOT (
    SELECT
      member_file, line, ID_Registro_Classe AS registration,
      COLUMNS(* EXCLUDE (
        member, member_file, line, line_row, ID_Registro_Classe, CNPJ_Auditor, Auditor, CNPJ_Custodiante, Custodiante,
        CNPJ_Controlador, Controlador))::VARCHAR
    FROM raw_class
    QUALIFY count(*) OVER (PARTITION BY ID_Registro_Classe) > 1
  ) ON COLUMNS(* EXCLUDE (member_file, line, registration)) INTO NAME column_name VALUE filed
),
legacy_value AS (
  UNPIVOT (
    SELECT
      member_file, line, concat_ws(' ', CNPJ_FUNDO, DT_REG) AS registration,
      COLUMNS(* EXCLUDE (
        member, member_file, line, line_row, DIRETOR, CNPJ_ADMIN, ADMIN, PF_PJ_GESTOR, CPF_CNPJ_GESTOR, GESTOR,
        CNPJ_AUDITOR, AUDITOR, CNPJ_CUSTODIANTE, CUSTODIANTE, CNPJ_CONTROLADOR, CONTROLADOR))::VARCHAR
    FROM raw_legacy
    QUALIFY count(*) OVER (PARTITION BY CNPJ_FUNDO, DT_REG) > 1
  ) ON COLUMNS(* EXCLUDE (member_file, line, registration)) INTO NAME column_name VALUE filed
)
SELECT * FROM fund_value
UNION ALL SELECT * FROM class_value
UNION ALL SELECT * FROM legacy_value
