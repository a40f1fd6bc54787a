-- One row per line that is not in the table: values are changed only in how they are written.
SELECT
  member_file    AS source_member,
  line           AS source_line,
  column_name,
  filed,
  NULL           AS cleaned,
  reason
FROM quarantined_line
