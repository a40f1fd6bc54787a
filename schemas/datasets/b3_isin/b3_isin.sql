-- One row per ISIN.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_instrument
