-- One row per value that differs between the tables and the files, and per line that is in no table.
WITH
published_party AS (SELECT DISTINCT source_member, source_line, type, name, document FROM cvm_fund_integrant),
-- A party in several lines of a registration is published with its name in the first.
named AS (
  SELECT *, first_value(line) OVER same AS first_line, first_value(name) OVER same AS first_name
  FROM party
  WINDOW same AS (PARTITION BY fund_id, class_id, legacy_cnpj, type, coalesce(document, name) ORDER BY line)
),
counted_line AS (
  SELECT DISTINCT repeated_line.member_file, registration, line AS counted
  FROM repeated_line
  SEMI JOIN (SELECT source_member, source_line FROM cvm_fund UNION SELECT source_member, source_line FROM cvm_fund_class)
    ON source_member = member_file AND source_line = line
),
counted_legacy AS (
  SELECT CNPJ_FUNDO, DT_REG, registration_date, source_member, source_line
  FROM cvm_fund JOIN raw_legacy ON source_member = member_file AND source_line = line
  WHERE register = 'legacy'
)
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  padded_cnpj(bare_number(filed))              AS cleaned,
  number_change(filed, cleaned)                AS reason
FROM odd_number
WHERE bare_number(filed) IS NULL
   OR (column_name NOT IN ('CPF_CNPJ_Gestor', 'CPF_CNPJ_GESTOR') AND bare_number(filed) <> cleaned)
UNION ALL
-- The number of a manager is cleaned in another way if it belongs to a person.
SELECT
  party.member_file, party.line, document_column,
  CASE WHEN masks_personal_data() AND starts_with(published_party.document, '***') THEN NULL ELSE filed END,
  published_party.document,
  CASE
    WHEN masks_personal_data() AND starts_with(published_party.document, '***') THEN 'personal_document_masked'
    ELSE number_change(filed, published_party.document)
  END
FROM party
JOIN published_party ON source_member = member_file AND source_line = line AND published_party.type = party.type
LEFT JOIN odd_number
  ON odd_number.member_file = party.member_file AND odd_number.line = party.line AND column_name = document_column
WHERE party.type = 'manager' AND published_party.document <> party.document
UNION ALL
SELECT
  member_file, line, name_column, CASE WHEN masks_personal_data() AND is_person(person_type, named.document) THEN NULL ELSE named.name END,
  first_name, 'repeated_line_differs'
FROM named
JOIN published_party ON source_member = member_file AND source_line = first_line AND published_party.type = named.type
WHERE named.name <> first_name
UNION ALL
SELECT said.member_file, said.line, said.column_name, said.filed, counted_value.filed, 'repeated_line_differs'
FROM repeated_line AS said
JOIN counted_line ON counted_line.member_file = said.member_file AND counted_line.registration IS NOT DISTINCT FROM said.registration
LEFT JOIN repeated_line AS counted_value
  ON  counted_value.member_file = said.member_file AND counted_value.line = counted
  AND counted_value.column_name = said.column_name
WHERE said.line <> counted AND said.filed IS DISTINCT FROM counted_value.filed
UNION ALL
SELECT member_file, line, 'DT_REG', raw_legacy.DT_REG::VARCHAR, NULL, 'other_registration_dropped'
FROM raw_legacy
JOIN counted_legacy USING (CNPJ_FUNDO)
WHERE raw_legacy.DT_REG IS DISTINCT FROM counted_legacy.DT_REG
UNION ALL
SELECT source_member, source_line, 'DT_REG', DT_REG::VARCHAR, registration_date::VARCHAR, 'first_registration_taken'
FROM counted_legacy
WHERE DT_REG <> registration_date
UNION ALL
SELECT member_file, line, 'Data_Registro', Data_Registro::VARCHAR, registration_date::VARCHAR, 'first_registration_taken'
FROM raw_fund
JOIN cvm_fund ON source_member = member_file AND source_line = line
WHERE Data_Registro <> registration_date
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
