-- One row per code. A code in both files counts as registered.
SELECT
  {copied},
  is_yes("Deb. Incent. (Lei 12.431)")  AS is_incentivized,
  member_file                          AS source_member,
  line                                 AS source_line
FROM raw_debenture
QUALIFY row_number() OVER (PARTITION BY "Codigo do Ativo" ORDER BY member DESC, line) = 1
