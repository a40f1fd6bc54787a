-- One row per line that is not in the table: of the values, only the spelling changes.
SELECT
  member_file    AS source_member,
  line           AS source_line,
  column_name,
  filed,
  NULL           AS cleaned,
  reason
FROM quarantined_line
