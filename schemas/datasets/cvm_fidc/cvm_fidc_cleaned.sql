-- One row per value that differs between the tables and the file, and per line that is in no table.
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  padded_cnpj(bare_number(filed))              AS cleaned,
  number_change(filed, cleaned)                AS reason
FROM odd_number
WHERE NOT contains(column_name, 'CEDENTE') AND (bare_number(filed) IS NULL OR bare_number(filed) <> cleaned)
UNION ALL
-- Only published assignors: the others can be persons.
SELECT source_member, source_line, column_name, filed, assignor_cnpj, number_change(filed, assignor_cnpj)
FROM odd_number
JOIN cvm_fidc_assignor ON source_member = member_file AND source_line = line AND source_column = column_name
WHERE bare_number(filed) <> assignor_cnpj
UNION ALL
SELECT member_file, line, flag.*, NULL, 'flag_not_understood'
FROM raw_assets, LATERAL (VALUES
  ('CLASSE_UNICA', CLASSE_UNICA, ['S', 'N']), ('CONDOM', CONDOM, ['ABERTO', 'FECHADO']),
  ('FUNDO_EXCLUSIVO', FUNDO_EXCLUSIVO, ['S', 'N']), ('COTST_INTERESSE', COTST_INTERESSE, ['S', 'N'])
) AS known (column_name, filed, words), LATERAL (SELECT known.column_name, known.filed) AS flag
WHERE NOT list_contains(words, known.filed)
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
