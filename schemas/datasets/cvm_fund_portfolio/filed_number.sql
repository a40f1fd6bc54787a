-- Judges whose each filed number is, one row a number and kind of person: a month has few of them on half a million
-- lines, and the check digits are long expressions.
WITH filed AS MATERIALIZED (
  SELECT DISTINCT PF_PJ_EMISSOR AS person_type, CPF_CNPJ_EMISSOR AS filed FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_FUNDO_CLASSE_COTA FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_EMISSOR FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_INSTITUICAO_FINANC_COOBR FROM raw_line
),
judged AS MATERIALIZED (SELECT *, is_person(person_type, filed) AS is_person FROM filed WHERE filed IS NOT NULL),
-- An id hashes the masked number whatever the setting: a hash of a CPF can be undone by trying them all.
shown AS MATERIALIZED (SELECT *, CASE WHEN is_person THEN masked_cpf(filed) ELSE padded_cnpj(filed) END AS number FROM judged)
SELECT *, is_cnpj(number) AS is_cnpj FROM shown
