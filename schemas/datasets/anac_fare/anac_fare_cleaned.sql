-- One row a line that does not stand in the table: no value is changed but in how it is written.
SELECT
  member_file    AS source_member,
  line           AS source_line,
  column_name,
  filed,
  NULL           AS cleaned,
  reason
FROM line_set_aside
