-- One row per value that differs between the table and the file, and per line that is not in the table.
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  padded_cnpj(bare_number(filed))              AS cleaned,
  number_change(filed, cleaned)                AS reason
FROM odd_number
WHERE bare_number(filed) <> cleaned
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
