-- Splits each line of a file of curves into its fields, with its day and its table in the file.
SELECT
  member_file, line,
  string_split("text", ';')                                                             AS field,
  try_strptime(first_value(split_part("text", ';', 1)) OVER file, '%d/%m/%Y')::DATE      AS date,
  count(*) FILTER (starts_with("text", 'Vertices;') OR starts_with("text", 'Titulo;')) OVER file AS table_number
FROM raw_curve_line
WINDOW file AS (PARTITION BY member_file ORDER BY line)
