-- Macros for cleaning. Every dataset's SQL can use them.

-- Labels of a register differ in case, accents and double spaces from file to file.
CREATE OR REPLACE MACRO fold_label(label) AS
  lower(strip_accents(CASE WHEN contains(label, '  ') THEN regexp_replace(label, ' +', ' ', 'g') ELSE label END));

-- S or N; anything else says nothing.
CREATE OR REPLACE MACRO is_yes(flag) AS CASE flag WHEN 'S' THEN true WHEN 'N' THEN false END;

-- 00.000.000/0001-91 → 00000000000191: the punctuation of a CNPJ or CPF says nothing.
CREATE OR REPLACE MACRO bare_number(filed) AS nullif(translate(filed, './-', ''), '');

-- A number that lost its leading zeros somewhere upstream gets them back.
CREATE OR REPLACE MACRO padded_cnpj(document) AS
  CASE WHEN length(document) < 14 AND regexp_full_match(document, '[0-9]+') THEN lpad(document, 14, '0') ELSE document END;

-- The reason why a number differs from the filed one (schemas/core/cleaned.ts).
CREATE OR REPLACE MACRO number_change(filed, cleaned) AS
  CASE
    WHEN bare_number(filed) IS NULL                   THEN 'number_without_characters'
    WHEN length(bare_number(filed)) < length(cleaned) THEN 'leading_zeros_restored'
    ELSE 'filling_zeros_dropped'
  END;

-- The value of a character: its code minus 48, so that the letters of a CNPJ count too.
CREATE OR REPLACE MACRO worth(digits, place) AS ascii(digits[place]) - 48;

CREATE OR REPLACE MACRO check_digit(total) AS CASE WHEN total % 11 < 2 THEN 0 ELSE 11 - total % 11 END;

-- Eight characters weighted 9 to 2, the last ones of every rule. Spelled out: a list takes twice the time.
CREATE OR REPLACE MACRO eight_weighted(digits, start) AS
  9 * worth(digits, start) + 8 * worth(digits, start + 1) + 7 * worth(digits, start + 2) + 6 * worth(digits, start + 3)
  + 5 * worth(digits, start + 4) + 4 * worth(digits, start + 5) + 3 * worth(digits, start + 6) + 2 * worth(digits, start + 7);

CREATE OR REPLACE MACRO has_valid_cnpj_digits(cnpj) AS
  check_digit(
    5 * worth(cnpj, 1) + 4 * worth(cnpj, 2) + 3 * worth(cnpj, 3) + 2 * worth(cnpj, 4) + eight_weighted(cnpj, 5)
  ) = worth(cnpj, 13)
  AND check_digit(
    6 * worth(cnpj, 1) + 5 * worth(cnpj, 2) + 4 * worth(cnpj, 3) + 3 * worth(cnpj, 4) + 2 * worth(cnpj, 5)
    + eight_weighted(cnpj, 6)
  ) = worth(cnpj, 14);

CREATE OR REPLACE MACRO has_valid_cpf_digits(cpf) AS
  check_digit(10 * worth(cpf, 1) + eight_weighted(cpf, 2)) = worth(cpf, 10)
  AND check_digit(11 * worth(cpf, 1) + 10 * worth(cpf, 2) + eight_weighted(cpf, 3)) = worth(cpf, 11);

-- A natural person: said to be one, or numbered like one. Eleven digits can be a CNPJ that lost its zeros (the index
-- funds' file of 2024), and a CPF filled up to fourteen passes for a CNPJ at first sight: the check digits decide.
CREATE OR REPLACE MACRO is_person(person_type, document) AS
  CASE
    WHEN person_type = 'PF' THEN true
    WHEN length(document) = 11 THEN
      NOT has_valid_cnpj_digits(padded_cnpj(document))
      OR (person_type IS DISTINCT FROM 'PJ' AND has_valid_cpf_digits(document))
    -- A CPF that lost zeros, or was filled up with them.
    WHEN (length(document) < 11 OR length(ltrim(document, '0')) < 12) AND regexp_full_match(document, '[0-9]+') THEN
      has_valid_cpf_digits(right(lpad(document, 14, '0'), 11)) AND NOT has_valid_cnpj_digits(padded_cnpj(document))
    ELSE false
  END;

-- 00045678900 → ***456789**
CREATE OR REPLACE MACRO masked_cpf(document) AS
  CASE WHEN document IS NULL THEN NULL ELSE '***' || substr(lpad(right(document, 11), 11, '0'), 4, 6) || '**' END;

-- 00045678900, 45678900 and 00000045678900 → 00045678900
CREATE OR REPLACE MACRO bare_cpf(document) AS
  CASE
    WHEN length(document) < 11                THEN lpad(document, 11, '0')
    WHEN length(ltrim(document, '0')) < 12    THEN right(document, 11)
    ELSE document
  END;

CREATE OR REPLACE MACRO masks_personal_data() AS coalesce(getvariable('mask_personal_data')::BOOLEAN, true);

-- The number of a legal entity as an id hashes it: a CPF in its place is masked whatever the setting.
CREATE OR REPLACE MACRO cnpj_for_id(cnpj) AS CASE WHEN is_person('PJ', cnpj) THEN masked_cpf(cnpj) ELSE cnpj END;

-- Types replaced each other twice, and a month of the change can have a fund under both: FIF, FITVM and
-- their like (0) became FI by Instruction CVM 409 of 2004 (1, and with it all that neither change touched), and FI
-- became CLASSES - FIF by Resolution CVM 175 (2).
CREATE OR REPLACE MACRO type_era(fund_type) AS
  CASE
    WHEN starts_with(upper(fund_type), 'CLASSE') THEN 2
    WHEN upper(fund_type) IN ('FIF', 'FACFIF', 'FITVM', 'FIC-FITVM', 'FIEX', 'FIFDIV') THEN 0
    ELSE 1
  END;

-- Classes de Cotas de Fundos FIF, CLASSES - FIF, FIF → FIF. Tokens match whole: FII begins FIIM.
CREATE OR REPLACE MACRO fund_type_token(fund_type) AS
  upper(trim(regexp_replace(fund_type, '^(classes de cotas de fundos |classes - |classes |classe )', '', 'i')));

-- UUIDv5 in the URL namespace of RFC 9562.
CREATE OR REPLACE MACRO uuid5_url(name) AS (
  SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-5' || substr(h, 14, 3) || '-'
    || substr('89ab', 1 + (('0x' || substr(h, 17, 1))::INTEGER & 3), 1) || substr(h, 18, 3) || '-' || substr(h, 21, 12)
  FROM (SELECT sha1(unhex('6ba7b8119dad11d180b400c04fd430c8') || encode(name)) AS h)
);

-- The id that the API gives a class.
CREATE OR REPLACE MACRO class_uuid(cnpj) AS uuid5_url('cvm:class:' || cnpj);
