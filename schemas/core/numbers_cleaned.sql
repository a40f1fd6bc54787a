-- One row per value that differs between the tables and the file, or a line that is in no table.
SELECT
  member_file                      AS source_member,
  line                             AS source_line,
  column_name,
  filed,
  padded_cnpj(bare_number(filed))  AS cleaned,
  number_change(filed, cleaned)    AS reason
FROM odd_number
WHERE bare_number(filed) IS DISTINCT FROM padded_cnpj(bare_number(filed))
  AND (member_file, line) NOT IN (SELECT (member_file, line) FROM quarantined_line)
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
