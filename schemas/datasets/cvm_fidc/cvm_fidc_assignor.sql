-- One row per class and assignor that is a legal entity with a possible share. The columns hold CPFs and placeholders
-- too, so possible persons are left out whatever the operator shows: without leading zeros, a CPF can be as short as a
-- CNPJ.
SELECT
  CNPJ_FUNDO_CLASSE                            AS cnpj,
  DT_COMPTC                                    AS reference_date,
  starts_with(source_column, 'TAB_I2A')        AS risk_acquired,
  right(source_column, 1)::INTEGER             AS ordinal,
  padded_cnpj(filed_number)                    AS assignor_cnpj,
  filed_share                                  AS share_percent,
  source_column,
  member_file                                  AS source_member,
  line                                         AS source_line
FROM raw_assets UNPIVOT ((filed_number, filed_share) FOR source_column IN (
  (TAB_I2A12_CPF_CNPJ_CEDENTE_1, TAB_I2A12_PR_CEDENTE_1) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_1',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_2, TAB_I2A12_PR_CEDENTE_2) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_2',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_3, TAB_I2A12_PR_CEDENTE_3) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_3',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_4, TAB_I2A12_PR_CEDENTE_4) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_4',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_5, TAB_I2A12_PR_CEDENTE_5) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_5',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_6, TAB_I2A12_PR_CEDENTE_6) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_6',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_7, TAB_I2A12_PR_CEDENTE_7) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_7',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_8, TAB_I2A12_PR_CEDENTE_8) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_8',
  (TAB_I2A12_CPF_CNPJ_CEDENTE_9, TAB_I2A12_PR_CEDENTE_9) AS 'TAB_I2A12_CPF_CNPJ_CEDENTE_9',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_1, TAB_I2B12_PR_CEDENTE_1) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_1',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_2, TAB_I2B12_PR_CEDENTE_2) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_2',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_3, TAB_I2B12_PR_CEDENTE_3) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_3',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_4, TAB_I2B12_PR_CEDENTE_4) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_4',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_5, TAB_I2B12_PR_CEDENTE_5) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_5',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_6, TAB_I2B12_PR_CEDENTE_6) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_6',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_7, TAB_I2B12_PR_CEDENTE_7) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_7',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_8, TAB_I2B12_PR_CEDENTE_8) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_8',
  (TAB_I2B12_CPF_CNPJ_CEDENTE_9, TAB_I2B12_PR_CEDENTE_9) AS 'TAB_I2B12_CPF_CNPJ_CEDENTE_9'
))
WHERE is_cnpj(padded_cnpj(filed_number))
  AND NOT is_person(NULL, filed_number)
  AND (length(filed_number) > 11 OR NOT has_valid_cpf_digits(lpad(filed_number, 11, '0')))
  AND filed_share > 0 AND filed_share <= 100
