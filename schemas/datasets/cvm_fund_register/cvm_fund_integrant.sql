-- One row per party and role of each row of cvm_fund_class. An empty role in the register of Resolution CVM 175 is
-- taken from the legacy register.
WITH registered AS (
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, party.* EXCLUDE (fund_id, class_id, legacy_cnpj)
  FROM cvm_fund_class
  JOIN party ON party.fund_id = cvm_fund_class.fund_id
  UNION ALL
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, party.* EXCLUDE (fund_id, class_id, legacy_cnpj)
  FROM cvm_fund_class
  JOIN party ON party.class_id = cvm_fund_class.class_id
),
named AS (SELECT * FROM registered WHERE name IS NOT NULL OR document IS NOT NULL),
everyone AS (
  SELECT * FROM named
  UNION ALL
  SELECT cvm_fund_class.cnpj, cvm_fund_class.class_id, cvm_fund_class.fund_id, legacy_party.* EXCLUDE (fund_id, class_id, legacy_cnpj)
  FROM cvm_fund_class
  JOIN party AS legacy_party ON legacy_party.legacy_cnpj = cvm_fund_class.fund_cnpj
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
