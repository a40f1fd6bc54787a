-- One row per value that differs between the tables and the files, and per line that is in no table.
SELECT
  member_file                                  AS source_member,
  line                                         AS source_line,
  column_name,
  filed,
  CASE decimals::INTEGER
    WHEN 2  THEN plain_number(filed)::DECIMAL(20,2)::VARCHAR
    WHEN 8  THEN plain_number(filed)::DECIMAL(28,8)::VARCHAR
    WHEN 10 THEN plain_number(filed)::DECIMAL(28,10)::VARCHAR
    WHEN 12 THEN plain_number(filed)::DECIMAL(27,12)::VARCHAR
  END                                          AS cleaned,
  'rounded'                                    AS reason
FROM odd_number
JOIN rounded_column USING (column_name)
WHERE (member_file, line) NOT IN (SELECT (member_file, line) FROM quarantined_line)
UNION ALL
SELECT member_file, line, column_name, filed, padded_cnpj(bare_number(filed)) AS cleaned, number_change(filed, cleaned)
FROM odd_number
WHERE column_name NOT IN (SELECT column_name FROM rounded_column)
  AND (member_file, line) NOT IN (SELECT (member_file, line) FROM quarantined_line)
  AND bare_number(filed) IS DISTINCT FROM padded_cnpj(bare_number(filed))
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
