-- One row per value that differs between the tables and the file, and per line that is in no table.
WITH
odd AS MATERIALIZED (SELECT *, bare_number(filed) AS bare FROM odd_number),
-- The filed value is looked up only for the few lines with a masked issuer.
masked AS MATERIALIZED (
  SELECT source_member, source_line, issuer_document, issuer_name, CPF_CNPJ_EMISSOR, EMISSOR
  FROM cvm_fund_portfolio
  JOIN raw_line ON member_file = source_member AND line = source_line
  WHERE masks_personal_data() AND (starts_with(issuer_document, '***') OR issuer_name = '***')
),
unclear AS (
  SELECT * FROM raw_line
  WHERE EMISSOR_LIGADO NOT IN ('S', 'N') OR TITULO_POSFX NOT IN ('S', 'N') OR RISCO_EMISSOR NOT IN ('S', 'N')
     OR TITULO_CETIP NOT IN ('S', 'N') OR TITULO_GARANTIA NOT IN ('S', 'N')
     OR INVEST_COLETIVO NOT IN ('S', 'N') OR INVEST_COLETIVO_GESTOR NOT IN ('S', 'N')
)
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  padded_cnpj(bare)                            AS cleaned,
  number_change(filed, cleaned)                AS reason
FROM odd
WHERE bare IS NULL OR (column_name <> 'CPF_CNPJ_EMISSOR' AND bare <> cleaned)
UNION ALL
-- The number of an issuer is cleaned in another way if it belongs to a person.
SELECT source_member, source_line, column_name, filed, issuer_document, number_change(filed, issuer_document)
FROM odd
JOIN cvm_fund_portfolio ON source_member = member_file AND source_line = line
WHERE column_name = 'CPF_CNPJ_EMISSOR' AND bare <> issuer_document
  AND NOT (masks_personal_data() AND starts_with(issuer_document, '***'))
UNION ALL
SELECT source_member, source_line, 'CPF_CNPJ_EMISSOR', NULL, issuer_document, 'personal_document_masked'
FROM masked
WHERE issuer_document <> CPF_CNPJ_EMISSOR
UNION ALL
SELECT source_member, source_line, 'EMISSOR', NULL, issuer_name, 'personal_name_masked'
FROM masked
WHERE issuer_name <> EMISSOR
UNION ALL
SELECT member_file, line, flag.*, NULL, 'flag_not_understood'
FROM unclear, LATERAL (VALUES
  ('EMISSOR_LIGADO', EMISSOR_LIGADO), ('TITULO_POSFX', TITULO_POSFX), ('RISCO_EMISSOR', RISCO_EMISSOR),
  ('TITULO_CETIP', TITULO_CETIP), ('TITULO_GARANTIA', TITULO_GARANTIA), ('INVEST_COLETIVO', INVEST_COLETIVO),
  ('INVEST_COLETIVO_GESTOR', INVEST_COLETIVO_GESTOR)
) AS flag (column_name, filed)
WHERE flag.filed NOT IN ('S', 'N')
UNION ALL
SELECT
  member_file, line, 'VL_PATRIM_LIQ', VL_PATRIM_LIQ::VARCHAR, NULL,
  CASE WHEN type_era(TP_FUNDO_CLASSE) = type_era(counted_type) THEN 'repeated_nav_dropped' ELSE 'filed_under_two_types' END
FROM ranked_nav
WHERE nav_rank > 1
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
-- Issuers that are persons are not named, with or without a number; a name that the file itself masks is listed only
-- here.
WHERE column_name <> 'EMISSOR' OR (member_file, line) NOT IN (SELECT (source_member, source_line) FROM masked
  WHERE issuer_name = '***' AND EMISSOR <> '***')
