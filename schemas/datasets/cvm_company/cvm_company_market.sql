-- One row per company and market.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_company
WHERE TP_MERC IS NOT NULL
QUALIFY row_number() OVER (PARTITION BY CD_CVM, TP_MERC ORDER BY line) = 1
