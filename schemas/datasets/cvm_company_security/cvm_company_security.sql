-- One row per line of a form, for all versions in the file.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_security
