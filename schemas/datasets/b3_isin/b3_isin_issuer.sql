-- One row per code. Some codes have two equal lines.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_issuer
QUALIFY row_number() OVER (PARTITION BY code ORDER BY line) = 1
