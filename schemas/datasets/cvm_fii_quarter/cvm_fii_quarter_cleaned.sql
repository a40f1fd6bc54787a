-- One row per value that differs between the tables and the files, and per line that is in no table.
WITH
-- The filed value is looked up only for the few lines that name a person.
masked AS (
  SELECT source_member, source_line, issuer_document_filed, issuer_name
  FROM cvm_fii_asset
  WHERE masks_personal_data() AND starts_with(issuer_document_filed, '***')
),
kept AS (
  SELECT * FROM odd_number WHERE (member_file, line) NOT IN (SELECT (member_file, line) FROM quarantined_line)
)
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  CASE decimals::INTEGER
    WHEN 2  THEN plain_number(filed)::DECIMAL(20,2)::VARCHAR
    WHEN 6  THEN plain_number(filed)::DECIMAL(24,6)::VARCHAR
    WHEN 8  THEN plain_number(filed)::DECIMAL(28,8)::VARCHAR
    WHEN 10 THEN plain_number(filed)::DECIMAL(28,10)::VARCHAR
  END                                          AS cleaned,
  'rounded'                                    AS reason
FROM kept
JOIN rounded_column USING (column_name)
UNION ALL
-- Numbers of issuers are published next to the filed ones.
SELECT member_file, line, column_name, filed, padded_cnpj(bare_number(filed)) AS cleaned, number_change(filed, cleaned)
FROM kept
WHERE column_name IN ('CNPJ_Fundo_Classe', 'CNPJ_Administrador')
  AND bare_number(filed) IS DISTINCT FROM padded_cnpj(bare_number(filed))
UNION ALL
SELECT source_member, source_line, 'CNPJ_Emissor', NULL, issuer_document_filed, 'personal_document_masked' FROM masked
UNION ALL
SELECT source_member, source_line, 'Emissor', NULL, issuer_name, 'personal_name_masked' FROM masked WHERE issuer_name IS NOT NULL
UNION ALL
SELECT member_file, line, 'Data_Vencimento', Data_Vencimento::VARCHAR, NULL, 'day_means_none'
FROM raw_asset
WHERE Data_Vencimento IN (DATE '1899-12-31', DATE '1900-01-01')
UNION ALL
SELECT member_file, line, 'Fundo_Exclusivo', Fundo_Exclusivo, NULL, 'flag_not_understood'
FROM raw_general
WHERE Fundo_Exclusivo NOT IN ('Sim', 'Não', 'S', 'N')
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
-- Issuers that are persons are not named.
WHERE column_name <> 'Emissor' OR (member_file, line) NOT IN (SELECT (source_member, source_line) FROM masked)
