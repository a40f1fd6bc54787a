-- One row per party in a line of either register, and role. The director has no number, because none is published.
SELECT ID_Registro_Fundo AS fund_id, NULL AS class_id, NULL AS legacy_cnpj, role.*, member_file, line
FROM raw_fund, LATERAL (VALUES
  ('administrator', Administrador, 'Administrador', CNPJ_Administrador, 'CNPJ_Administrador', 'PJ'),
  ('manager', Gestor, 'Gestor', CPF_CNPJ_Gestor, 'CPF_CNPJ_Gestor', Tipo_Pessoa_Gestor),
  ('director', Diretor, 'Diretor', NULL, NULL, NULL)
) AS role (type, name, name_column, document, document_column, person_type)
UNION ALL
SELECT NULL, ID_Registro_Classe, NULL, role.*, member_file, line
FROM raw_class, LATERAL (VALUES
  ('auditor', Auditor, 'Auditor', CNPJ_Auditor, 'CNPJ_Auditor', 'PJ'),
  ('custodian', Custodiante, 'Custodiante', CNPJ_Custodiante, 'CNPJ_Custodiante', 'PJ'),
  ('controller', Controlador, 'Controlador', CNPJ_Controlador, 'CNPJ_Controlador', 'PJ')
) AS role (type, name, name_column, document, document_column, person_type)
UNION ALL
SELECT NULL, NULL, CNPJ_FUNDO, role.*, member_file, line
FROM (
  -- A re-registered fund is on several lines, and so is a fund with several managers under one registration.
  SELECT * FROM raw_legacy
  QUALIFY rank() OVER (PARTITION BY CNPJ_FUNDO ORDER BY DT_CANCEL IS NOT NULL, DT_REG DESC NULLS LAST) = 1
), LATERAL (VALUES
  ('administrator', ADMIN, 'ADMIN', CNPJ_ADMIN, 'CNPJ_ADMIN', 'PJ'),
  ('manager', GESTOR, 'GESTOR', CPF_CNPJ_GESTOR, 'CPF_CNPJ_GESTOR', PF_PJ_GESTOR),
  ('auditor', AUDITOR, 'AUDITOR', CNPJ_AUDITOR, 'CNPJ_AUDITOR', 'PJ'),
  ('custodian', CUSTODIANTE, 'CUSTODIANTE', CNPJ_CUSTODIANTE, 'CNPJ_CUSTODIANTE', 'PJ'),
  ('controller', CONTROLADOR, 'CONTROLADOR', CNPJ_CONTROLADOR, 'CNPJ_CONTROLADOR', 'PJ'),
  ('director', DIRETOR, 'DIRETOR', NULL, NULL, NULL)
) AS role (type, name, name_column, document, document_column, person_type)
