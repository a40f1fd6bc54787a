-- Judges the owner of each filed number, with one row per number and kind of person: a month has few of them on half a
-- million lines, and the check digits are long expressions.
WITH named AS MATERIALIZED (
  SELECT DISTINCT PF_PJ_EMISSOR AS person_type, CPF_CNPJ_EMISSOR AS filed, EMISSOR AS name FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_FUNDO_CLASSE_COTA, NM_FUNDO_CLASSE_SUBCLASSE_COTA FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_EMISSOR, EMISSOR FROM raw_line
  UNION
  SELECT 'PJ', CNPJ_INSTITUICAO_FINANC_COOBR, NULL FROM raw_line
),
filed AS MATERIALIZED (SELECT DISTINCT person_type, filed FROM named WHERE filed IS NOT NULL),
numbered AS MATERIALIZED (SELECT *, is_person(person_type, filed) AS is_person FROM filed),
-- A number next to any other name is hidden.
garbled AS MATERIALIZED (
  SELECT person_type, filed
  FROM named
  SEMI JOIN numbered
    ON numbered.filed = named.filed AND numbered.person_type IS NOT DISTINCT FROM named.person_type AND numbered.is_person
  GROUP BY ALL
  HAVING bool_and(is_garbled_fund(person_type, filed, name))
),
judged AS MATERIALIZED (
  SELECT numbered.person_type, numbered.filed, is_person AND garbled.filed IS NULL AS is_person
  FROM numbered
  LEFT JOIN garbled
    ON garbled.filed = numbered.filed AND garbled.person_type IS NOT DISTINCT FROM numbered.person_type
),
-- An id hashes the masked number whatever the setting, because trying all CPFs would undo a hash of one.
shown AS MATERIALIZED (SELECT *, CASE WHEN is_person THEN masked_cpf(filed) ELSE padded_cnpj(filed) END AS number FROM judged)
SELECT *, is_cnpj(number) AS is_cnpj FROM shown
