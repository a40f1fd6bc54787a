-- One row per code. A company has a line for each of its markets, which differ in nothing else.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_company
QUALIFY row_number() OVER (PARTITION BY CD_CVM ORDER BY line) = 1
