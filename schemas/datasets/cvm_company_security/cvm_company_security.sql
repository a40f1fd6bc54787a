-- One row per line of a form; of several versions all that the file has.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_security
