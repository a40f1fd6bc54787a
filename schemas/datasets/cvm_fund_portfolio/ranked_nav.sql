-- A NAV filed twice with the same value is one NAV; different values are refused before (check one_nav_file_value). If
-- a class has its old and its new type, the new type counts.
SELECT
  *,
  row_number() OVER by_rank                    AS nav_rank,
  first_value(TP_FUNDO_CLASSE) OVER by_rank    AS counted_type
FROM raw_nav
WINDOW by_rank AS (PARTITION BY CNPJ_FUNDO_CLASSE ORDER BY type_era(TP_FUNDO_CLASSE) DESC, line)
