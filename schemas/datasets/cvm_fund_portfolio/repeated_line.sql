-- Lines that share their hash with others, and their place among these. Only few lines do, so that numbering them
-- avoids a sort of all lines.
SELECT
  line_row,
  row_number() OVER (PARTITION BY key_hash ORDER BY VL_MERC_POS_FINAL DESC NULLS LAST, member, line) - 1 AS ordinal
FROM raw_line
JOIN line_identity USING (line_row)
WHERE key_hash IN (SELECT key_hash FROM line_identity GROUP BY key_hash HAVING count(*) > 1)
