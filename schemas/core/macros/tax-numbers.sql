-- Numbers of companies (CNPJ) and of people (CPF).

-- A number that lost its leading zeros somewhere upstream gets them back.
CREATE OR REPLACE MACRO padded_cnpj(document) AS
  CASE WHEN length(document) < 14 AND regexp_full_match(document, '[0-9]+') THEN lpad(document, 14, '0') ELSE document END;

-- A character counts its code minus 48, so that the letters of a CNPJ count too. `weights` is a list so that `digits` is
-- written once: written once for each digit, it takes DuckDB longer to plan a query than to run it for a small month.
CREATE OR REPLACE MACRO weighted_total(digits, weights) AS
  list_sum(list_transform(weights, (weight, place) -> weight * (ascii(digits[place]) - 48)));

-- 11 minus the rest of the division by 11; 10 and 11 count as 0. `total` is written once here too.
CREATE OR REPLACE MACRO check_digit(total) AS 10 * total % 11 % 10;

CREATE OR REPLACE MACRO has_check_digit(digits, weights, place) AS
  check_digit(weighted_total(digits, weights)) = ascii(digits[place]) - 48;

CREATE OR REPLACE MACRO has_valid_cnpj_digits(cnpj) AS
  has_check_digit(cnpj, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 13)
  AND has_check_digit(cnpj, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 14);

-- A blank, one that does not break, and a hyphen that is not shown: forms leave them in and around a number.
CREATE OR REPLACE MACRO without_blanks(filed) AS translate(filed, './- ' || chr(160) || chr(173), '');

-- 00.000.000/0001-91 and 00.000.000 / 0001-91 → 00000000000191: the punctuation of a CNPJ or CPF means nothing. A text
-- that begins with a word keeps its blanks.
CREATE OR REPLACE MACRO bare_number(filed) AS nullif(
  CASE
    -- Nearly no number has one, and removing them takes as long as removing the punctuation.
    WHEN (contains(filed, ' ') OR contains(filed, chr(160)) OR contains(filed, chr(173)))
      AND regexp_full_match(without_blanks(filed), '[0-9]*|[0-9][0-9A-Z]{11}[0-9]{2}') THEN without_blanks(filed)
    -- Three replacements take half as long as one translation.
    ELSE replace(replace(replace(filed, '.', ''), '/', ''), '-', '')
  END, '');

-- schemas/core/cleaned.ts explains these reasons to readers.
CREATE OR REPLACE MACRO number_change(filed, cleaned) AS
  CASE
    WHEN bare_number(filed) IS NULL                   THEN 'number_without_characters'
    WHEN length(bare_number(filed)) < length(cleaned) THEN 'leading_zeros_restored'
    ELSE 'filling_zeros_dropped'
  END;

CREATE OR REPLACE MACRO has_valid_cpf_digits(cpf) AS
  has_check_digit(cpf, [10, 9, 8, 7, 6, 5, 4, 3, 2], 10) AND has_check_digit(cpf, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 11);

-- A CNPJ that begins with zeros and has the branch of a company: nearly all branches are below 100, while one CPF in a
-- hundred has such digits there.
CREATE OR REPLACE MACRO is_company_branch(cnpj) AS substr(cnpj, 9, 4) BETWEEN '0001' AND '0099';

-- In all known files, only these numbers of companies are valid CPFs too: Banco do Brasil, and Banco de Brasília with
-- one branch.
CREATE OR REPLACE MACRO is_known_company(cnpj) AS cnpj IN ('00000000000191', '00000208000100', '00000208007385');

-- At most eleven digits after the leading zeros make a CPF, or a CNPJ that begins with zeros or lost them (the index
-- funds' file of 2024). A CPF that begins with two zeros can have the check digits of a CNPJ too: then it is a person,
-- except for the numbers of two banks.
CREATE OR REPLACE MACRO is_short_person(person_type, document, digits) AS
  CASE
    WHEN has_valid_cnpj_digits(lpad(digits, 14, '0')) THEN
      has_valid_cpf_digits(lpad(digits, 11, '0'))
      AND (NOT is_known_company(lpad(digits, 14, '0')) OR (length(document) = 11 AND person_type IS DISTINCT FROM 'PJ'))
    WHEN has_valid_cpf_digits(lpad(digits, 11, '0')) OR length(document) = 11 THEN true
    ELSE length(digits) > 8 AND NOT is_company_branch(lpad(digits, 14, '0'))
  END;

-- A natural person, by the declared kind or by the number (pipeline/read/cpf.ts has the same rule for texts).
CREATE OR REPLACE MACRO is_person(person_type, document) AS
  CASE
    WHEN person_type = 'PF' THEN true
    WHEN document IS NULL OR length(ltrim(document, '0')) NOT BETWEEN 1 AND 11 THEN false
    WHEN regexp_full_match(document, '[0-9]+') THEN is_short_person(person_type, document, ltrim(document, '0'))
    ELSE false
  END;

-- A name that is called a fund.
CREATE OR REPLACE MACRO names_fund(name) AS
  coalesce(regexp_matches(upper(strip_accents(name)), '(^|[^A-Z0-9])(FII|FI|FUNDO)([^A-Z0-9]|$)'), false);

-- True if a number begins like that of a filing fund. A compile that knows the funds replaces this macro.
CREATE OR REPLACE MACRO has_fund_root(document) AS false;

-- A CNPJ that lost digits, with the name or the root of a fund. A valid CPF never counts.
CREATE OR REPLACE MACRO is_garbled_fund(person_type, document, name) AS
  person_type IS DISTINCT FROM 'PF'
  AND (names_fund(name) OR has_fund_root(document))
  AND NOT has_valid_cpf_digits(lpad(ltrim(document, '0'), 11, '0'));

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

-- A compile that keeps personal data replaces this macro.
CREATE OR REPLACE MACRO masks_personal_data() AS true;

-- UUIDv5 in the URL namespace of RFC 9562.
CREATE OR REPLACE MACRO uuid5_url(name) AS (
  SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-5' || substr(h, 14, 3) || '-'
    || substr('89ab', 1 + (('0x' || substr(h, 17, 1))::INTEGER & 3), 1) || substr(h, 18, 3) || '-' || substr(h, 21, 12)
  FROM (SELECT sha1(unhex('6ba7b8119dad11d180b400c04fd430c8') || encode(name)) AS h)
);

-- Clients of the API know a class by this id.
CREATE OR REPLACE MACRO class_uuid(cnpj) AS uuid5_url('cvm:class:' || cnpj);

-- Places count from the right, and the last digit is at 0.
CREATE OR REPLACE MACRO digit_at(number, power) AS (number // power) % 10;

-- Twelve digits of a CNPJ, weighted 2 to 9 from the right, again and again; `skipped` is the power of ten of the digits
-- after them.
CREATE OR REPLACE MACRO cnpj_total(number, skipped) AS
  2 * digit_at(number, skipped) + 3 * digit_at(number, 10 * skipped) + 4 * digit_at(number, 100 * skipped)
  + 5 * digit_at(number, 1000 * skipped) + 6 * digit_at(number, 10000 * skipped) + 7 * digit_at(number, 100000 * skipped)
  + 8 * digit_at(number, 1000000 * skipped) + 9 * digit_at(number, 10000000 * skipped)
  + 2 * digit_at(number, 100000000 * skipped) + 3 * digit_at(number, 1000000000 * skipped)
  + 4 * digit_at(number, 10000000000 * skipped) + 5 * digit_at(number, 100000000000 * skipped);

-- Like has_valid_cnpj_digits, for a number without letters, thirty times as fast.
CREATE OR REPLACE MACRO has_valid_cnpj_number(number) AS
  check_digit(cnpj_total(number, 100::BIGINT)) = digit_at(number, 10)
  AND check_digit(cnpj_total(number, 10::BIGINT) + 6 * digit_at(number, 10000000000000)) = digit_at(number, 1);

-- Tests the check digits of 14 characters, by the faster rule if all are digits.
CREATE OR REPLACE MACRO has_right_cnpj_digits(cnpj) AS
  CASE WHEN regexp_full_match(cnpj, '[0-9]{14}') THEN has_valid_cnpj_number(TRY_CAST(cnpj AS BIGINT)) ELSE has_valid_cnpj_digits(cnpj) END;

-- A CNPJ of somebody has valid check digits, and is not a placeholder such as 00000000000000.
CREATE OR REPLACE MACRO is_cnpj(filed) AS
  CASE
    WHEN regexp_full_match(filed, '[0-9]{14}') THEN filed <> repeat(filed[1], 14) AND has_valid_cnpj_number(TRY_CAST(filed AS BIGINT))
    WHEN regexp_full_match(filed, '[0-9A-Z]{12}[0-9]{2}') THEN has_valid_cnpj_digits(filed)
    ELSE false
  END;
