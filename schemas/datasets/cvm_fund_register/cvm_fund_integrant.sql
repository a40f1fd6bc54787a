-- One row a party and role of each row of cvm_fund_class. A role that the register of Resolution CVM 175 leaves open
-- is taken from the legacy register. The director has no number: none is published.
WITH party AS (
  SELECT ID_Registro_Fundo AS fund_id, NULL AS class_id, role.*, member_file, line
  FROM raw_fund, LATERAL (VALUES
    ('administrator', Administrador, CNPJ_Administrador, 'PJ'),
    ('manager', Gestor, CPF_CNPJ_Gestor, Tipo_Pessoa_Gestor),
    ('director', Diretor, NULL, NULL)
  ) AS role (type, name, document, person_type)
  UNION ALL
  SELECT NULL, ID_Registro_Classe, role.*, member_file, line
  FROM raw_class, LATERAL (VALUES
    ('auditor', Auditor, CNPJ_Auditor, 'PJ'),
    ('custodian', Custodiante, CNPJ_Custodiante, 'PJ'),
    ('controller', Controlador, CNPJ_Controlador, 'PJ')
  ) AS role (type, name, document, person_type)
),
-- A fund registered anew stands on several lines; so does one with several managers, under one registration.
newest_registration AS (
  SELECT * FROM raw_legacy
  QUALIFY rank() OVER (PARTITION BY CNPJ_FUNDO ORDER BY DT_CANCEL IS NOT NULL, DT_REG DESC NULLS LAST) = 1
),
legacy_party AS (
  SELECT CNPJ_FUNDO AS cnpj, role.*, member_file, line
  FROM newest_registration, LATERAL (VALUES
    ('administrator', ADMIN, CNPJ_ADMIN, 'PJ'),
    ('manager', GESTOR, CPF_CNPJ_GESTOR, PF_PJ_GESTOR),
    ('auditor', AUDITOR, CNPJ_AUDITOR, 'PJ'),
    ('custodian', CUSTODIANTE, CNPJ_CUSTODIANTE, 'PJ'),
    ('controller', CONTROLADOR, CNPJ_CONTROLADOR, 'PJ'),
    ('director', DIRETOR, NULL, NULL)
  ) AS role (type, name, document, person_type)
),
registered AS (
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, party.* EXCLUDE (fund_id, class_id)
  FROM cvm_fund_class
  JOIN party ON party.fund_id = cvm_fund_class.fund_id
  UNION ALL
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, party.* EXCLUDE (fund_id, class_id)
  FROM cvm_fund_class
  JOIN party ON party.class_id = cvm_fund_class.class_id
),
named AS (SELECT * FROM registered WHERE name IS NOT NULL OR document IS NOT NULL),
everyone AS (
  SELECT * FROM named
  UNION ALL
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, legacy_party.* EXCLUDE (cnpj)
  FROM cvm_fund_class
  JOIN legacy_party ON legacy_party.cnpj = cvm_fund_class.fund_cnpj
  ANTI JOIN named
    ON  named.cnpj = cvm_fund_class.cnpj
    AND named.class_id IS NOT DISTINCT FROM cvm_fund_class.class_id
    AND named.fund_id IS NOT DISTINCT FROM cvm_fund_class.fund_id
    AND named.type = legacy_party.type
  WHERE legacy_party.name IS NOT NULL OR legacy_party.document IS NOT NULL
),
once AS (
  SELECT *, is_person(person_type, document) AS is_natural_person
  FROM everyone
  QUALIFY row_number() OVER (PARTITION BY cnpj, class_id, fund_id, type, coalesce(document, name) ORDER BY line) = 1
)
SELECT
  cnpj,
  class_id,
  fund_id,
  type,
  (row_number() OVER (PARTITION BY cnpj, class_id, fund_id, type ORDER BY line, name) - 1)::INTEGER AS ordinal,
  name,
  CASE
    WHEN is_natural_person AND masks_personal_data() THEN masked_cpf(document)
    WHEN is_natural_person THEN bare_cpf(document)
    ELSE padded_cnpj(document)
  END                                       AS document,
  CASE
    WHEN document IS NULL  THEN NULL
    WHEN is_natural_person THEN 'CPF'
    ELSE 'CNPJ'
  END                                       AS document_type,
  member_file                               AS source_member,
  line                                      AS source_line
FROM once
