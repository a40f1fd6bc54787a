-- One row per code with a value, which is for the newest day in the register.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_debenture
QUALIFY "Data Ult. VNA" IS NOT NULL
  AND row_number() OVER (PARTITION BY "Codigo do Ativo" ORDER BY member DESC, line) = 1
