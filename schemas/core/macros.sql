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

-- Digits with their point so many places further right, or left where there are fewer than none.
CREATE OR REPLACE MACRO moved_point(whole, fraction, places) AS
  rtrim(
    left(repeat('0', -places) || whole || fraction || repeat('0', places), length(whole) + greatest(places, 0))
    || '.'
    || substr(repeat('0', -places) || whole || fraction || repeat('0', places), length(whole) + greatest(places, 0) + 1),
    '.'
  );

-- 1.5E-06 → 0.0000015, 2.5E+03 → 2500: the cast of a text with an exponent to a decimal is not exact, that of plain
-- digits is. Any other text stays as it is.
CREATE OR REPLACE MACRO plain_number(filed) AS
  CASE
    WHEN NOT contains(filed, 'E') THEN filed
    WHEN regexp_full_match(filed, '-?[0-9]+([.][0-9]+)?E[-+]?[0-9]{1,2}') THEN
      regexp_extract(filed, '^-?') || moved_point(
        regexp_extract(filed, '^-?([0-9]+)', 1),
        regexp_extract(filed, '[.]([0-9]+)E', 1),
        TRY_CAST(split_part(filed, 'E', 2) AS INTEGER)
      )
    ELSE filed
  END;

-- 2025-05-31 → 2025-06-30
CREATE OR REPLACE MACRO last_day_of_quarter(filed_day) AS
  (date_trunc('quarter', filed_day) + INTERVAL 3 MONTH - INTERVAL 1 DAY)::DATE;

-- The reason why a number differs from the filed one (schemas/core/cleaned.ts).
CREATE OR REPLACE MACRO number_change(filed, cleaned) AS
  CASE
    WHEN bare_number(filed) IS NULL                   THEN 'number_without_characters'
    WHEN length(bare_number(filed)) < length(cleaned) THEN 'leading_zeros_restored'
    ELSE 'filling_zeros_dropped'
  END;

-- The characters of a number times these weights. A character counts its code minus 48, so that the letters of a CNPJ
-- count too. A list, so that `digits` is written once: written once for each digit, it takes DuckDB longer to plan a query
-- than to run it for a small month.
CREATE OR REPLACE MACRO weighted_total(digits, weights) AS
  list_sum(list_transform(weights, (weight, place) -> weight * (ascii(digits[place]) - 48)));

-- 11 less the rest of the division by 11, where 10 and 11 count as 0; `total` is written once here too.
CREATE OR REPLACE MACRO check_digit(total) AS 10 * total % 11 % 10;

CREATE OR REPLACE MACRO has_check_digit(digits, weights, place) AS
  check_digit(weighted_total(digits, weights)) = ascii(digits[place]) - 48;

CREATE OR REPLACE MACRO has_valid_cnpj_digits(cnpj) AS
  has_check_digit(cnpj, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 13)
  AND has_check_digit(cnpj, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 14);

CREATE OR REPLACE MACRO has_valid_cpf_digits(cpf) AS
  has_check_digit(cpf, [10, 9, 8, 7, 6, 5, 4, 3, 2], 10) AND has_check_digit(cpf, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 11);

-- A CNPJ that begins with zeros and has the branch of a company: nearly all are below 100, and one CPF of a hundred has
-- such digits there.
CREATE OR REPLACE MACRO is_company_branch(cnpj) AS substr(cnpj, 9, 4) BETWEEN '0001' AND '0099';

-- The numbers of companies that are CPFs as well, in all files that we have: Banco do Brasil, and Banco de Brasília with
-- one branch of it.
CREATE OR REPLACE MACRO is_known_company(cnpj) AS cnpj IN ('00000000000191', '00000208000100', '00000208007385');

-- Up to eleven digits behind the leading zeros: a CPF, or a CNPJ that begins with zeros or lost them (the index funds'
-- file of 2024). A CPF that begins with two zeros has the check digits of a CNPJ too: then it is a person, but for the
-- numbers of two banks.
CREATE OR REPLACE MACRO is_short_person(person_type, document, digits) AS
  CASE
    WHEN has_valid_cnpj_digits(lpad(digits, 14, '0')) THEN
      has_valid_cpf_digits(lpad(digits, 11, '0'))
      AND (NOT is_known_company(lpad(digits, 14, '0')) OR (length(document) = 11 AND person_type IS DISTINCT FROM 'PJ'))
    WHEN has_valid_cpf_digits(lpad(digits, 11, '0')) OR length(document) = 11 THEN true
    ELSE length(digits) > 8 AND NOT is_company_branch(lpad(digits, 14, '0'))
  END;

-- A natural person: said to be one, or numbered like one (pipeline/read/cpf.ts has the same rule for texts).
CREATE OR REPLACE MACRO is_person(person_type, document) AS
  CASE
    WHEN person_type = 'PF' THEN true
    WHEN document IS NULL OR length(ltrim(document, '0')) NOT BETWEEN 1 AND 11 THEN false
    WHEN regexp_full_match(document, '[0-9]+') THEN is_short_person(person_type, document, ltrim(document, '0'))
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

-- A compile that keeps personal data replaces it.
CREATE OR REPLACE MACRO masks_personal_data() AS true;

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

-- The digit of a number at a place from the right, the last being 0.
CREATE OR REPLACE MACRO digit_at(number, power) AS (number // power) % 10;

-- Twelve digits of a CNPJ weighted 9 to 2 from the right, again and again; `skipped` is the power of what is behind them.
CREATE OR REPLACE MACRO cnpj_total(number, skipped) AS
  2 * digit_at(number, skipped) + 3 * digit_at(number, 10 * skipped) + 4 * digit_at(number, 100 * skipped)
  + 5 * digit_at(number, 1000 * skipped) + 6 * digit_at(number, 10000 * skipped) + 7 * digit_at(number, 100000 * skipped)
  + 8 * digit_at(number, 1000000 * skipped) + 9 * digit_at(number, 10000000 * skipped)
  + 2 * digit_at(number, 100000000 * skipped) + 3 * digit_at(number, 1000000000 * skipped)
  + 4 * digit_at(number, 10000000000 * skipped) + 5 * digit_at(number, 100000000000 * skipped);

-- As has_valid_cnpj_digits of a number without letters, thirty times as fast.
CREATE OR REPLACE MACRO has_valid_cnpj_number(number) AS
  check_digit(cnpj_total(number, 100::BIGINT)) = digit_at(number, 10)
  AND check_digit(cnpj_total(number, 10::BIGINT) + 6 * digit_at(number, 10000000000000)) = digit_at(number, 1);

-- A CNPJ that can name somebody: right check digits, and no filling such as 00000000000000.
CREATE OR REPLACE MACRO is_cnpj(filed) AS
  CASE
    WHEN regexp_full_match(filed, '[0-9]{14}') THEN filed <> repeat(filed[1], 14) AND has_valid_cnpj_number(TRY_CAST(filed AS BIGINT))
    WHEN regexp_full_match(filed, '[0-9A-Z]{12}[0-9]{2}') THEN has_valid_cnpj_digits(filed)
    ELSE false
  END;

-- Texts of different writers meet in one spelling: capitals without accents, single blanks.
CREATE OR REPLACE MACRO plain_text(filed) AS
  trim(regexp_replace(upper(strip_accents(filed)), '\s+', ' ', 'g'));

-- PETR4, B3SA3, BPAC11, MELI34, TRXF13: four characters and the number of a kind of share, receipt or quota.
CREATE OR REPLACE MACRO is_ticker(code) AS
  coalesce(regexp_full_match(code, '[A-Z][A-Z0-9]{3}(3[1-5]|39|1[0-9]|[1-9])B?'), false);

-- B3 numbers what is traded under a root: 31 to 39 receipts of foreign shares, 1, 2, 9, 10 and 12 to 19 rights and
-- receipts of an issue, 11 units as well as quotas of funds, the others shares.
CREATE OR REPLACE MACRO ticker_number(ticker) AS TRY_CAST(rtrim(ticker[5:], 'B') AS INTEGER);

-- The price to the cent that gives this value exactly; none where no such price does. A binary float guesses it, which is
-- fast, and the product of decimals decides.
CREATE OR REPLACE MACRO price_in_cents(value, quantity) AS
  CASE
    WHEN value <> 0 AND quantity > 0 AND TRY_CAST(abs(value)::DOUBLE / quantity::DOUBLE AS DECIMAL(14, 2)) * quantity = abs(value)
      THEN TRY_CAST(abs(value)::DOUBLE / quantity::DOUBLE AS DECIMAL(14, 2))
  END;

-- Long division: the next digits of a quotient, twice as many as the power of ten has zeros, and the rest behind them. A
-- division of HUGEINTs takes fifty times as long.
CREATE OR REPLACE MACRO next_digits(rest, divisor, power) AS
  rest * power // divisor * power + rest * power % divisor * power // divisor;
CREATE OR REPLACE MACRO next_rest(rest, divisor, power) AS rest * power % divisor * power % divisor;

-- An amount as a whole number of its smallest units, exact up to 2^51 of them.
CREATE OR REPLACE MACRO whole_units(amount, units) AS round(amount::DOUBLE * units)::BIGINT;

-- The quotient of two whole numbers in units of its tenth decimal, half up; both below 9.2e13.
CREATE OR REPLACE MACRO divided_to_10(number, divisor) AS
  (number // divisor)::HUGEINT * 10000000000
  + next_digits(number % divisor, divisor, 100000)
  + CASE WHEN 2 * next_rest(number % divisor, divisor, 100000) >= divisor THEN 1 ELSE 0 END;

-- The same in units of its sixteenth decimal; both below 9.2e14.
CREATE OR REPLACE MACRO divided_to_16(number, divisor) AS
  (number // divisor)::HUGEINT * 10000000000000000
  + next_digits(number % divisor, divisor, 10000) * 100000000
  + next_digits(next_rest(number % divisor, divisor, 10000), divisor, 10000)
  + CASE WHEN 2 * next_rest(next_rest(number % divisor, divisor, 10000), divisor, 10000) >= divisor THEN 1 ELSE 0 END;

-- The quotient of two amounts with two decimals, neither negative, in units of its tenth decimal, half up. A quotient of
-- decimals would be a binary float.
CREATE OR REPLACE MACRO amount_quotient(amount, divisor) AS
  CASE
    WHEN amount < 900000000000 AND divisor < 900000000000
      THEN divided_to_10(whole_units(amount, 100), whole_units(divisor, 100))
    ELSE ((2 * amount * 100)::HUGEINT * 10000000000 + (divisor * 100)::HUGEINT) // (2 * divisor * 100)::HUGEINT
  END;

-- An amount with two decimals for each of a quantity with six, neither negative, in units of the twelfth decimal, half up.
CREATE OR REPLACE MACRO unit_price(amount, quantity) AS
  CASE
    WHEN amount < 9000000000000 AND quantity < 900000000
      THEN divided_to_16(whole_units(amount, 100), whole_units(quantity, 1000000))
    ELSE (2 * (amount * 100)::HUGEINT * 10000000000000000 + (quantity * 1000000)::HUGEINT) // (2 * (quantity * 1000000)::HUGEINT)
  END;

-- ENGI in ENERGISA, MATD in MATER DEI: the four letters in their order, the first at the beginning of a word, each other in
-- the same word or at the beginning of a later one.
CREATE OR REPLACE MACRO has_letters(name, root) AS
  regexp_matches(name, '(^|[^A-Z0-9?])' || array_to_string(string_split(root, ''), '([A-Z0-9]*|.*[^A-Z0-9?])'));

-- The digits of an ISIN, each letter as two of them: A is 10, Z is 35.
CREATE OR REPLACE MACRO isin_digits(isin) AS
  array_to_string([CASE WHEN each BETWEEN 'A' AND 'Z' THEN (ascii(each) - 55)::VARCHAR ELSE each END
    FOR each IN string_split(isin, '')], '');

-- Every second digit from the right counts twice, and a product of two digits as their sum.
CREATE OR REPLACE MACRO luhn_total(digits) AS
  list_sum([CASE WHEN place % 2 = 0 THEN [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit::INTEGER + 1] ELSE digit::INTEGER END
    FOR digit, place IN string_split(reverse(digits), '')]);

-- The countries of ISO 3166, and what numbering agencies use where there is none: by chance one code of ten has a right
-- check digit.
CREATE OR REPLACE MACRO is_isin_country(country) AS contains(
    ' AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ' ||
    ' CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO' ||
    ' FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE' ||
    ' JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO' ||
    ' MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW' ||
    ' PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM' ||
    ' TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW EU XA XB XC XD XF XK XS' || ' ',
  ' ' || country || ' ');

CREATE OR REPLACE MACRO is_isin(code) AS
  CASE
    WHEN regexp_full_match(code, '[A-Z]{2}[A-Z0-9]{9}[0-9]') AND is_isin_country(code[:2])
      THEN luhn_total(isin_digits(code)) % 10 = 0
    ELSE false
  END;

-- 100.000000 → 100, 1.603858 → 1.603858: a decimal as text without zeros that say nothing.
CREATE OR REPLACE MACRO short_decimal(value) AS rtrim(rtrim(value::VARCHAR, '0'), '.');
