-- Codes of assets.

-- PETR4, B3SA3, BPAC11, MELI34, TRXF13: four characters and the number of a kind of share, receipt or quota.
CREATE OR REPLACE MACRO is_ticker(code) AS
  coalesce(regexp_full_match(code, '[A-Z][A-Z0-9]{3}(3[1-5]|39|1[0-9]|[1-9])B?'), false);

-- B3 numbers what is traded under a root: 31 to 39 receipts of foreign shares, 1, 2, 9, 10 and 12 to 19 rights and
-- receipts of an issue, 11 units as well as quotas of funds, the others shares.
CREATE OR REPLACE MACRO ticker_number(ticker) AS TRY_CAST(rtrim(ticker[5:], 'B') AS INTEGER);

-- ENGI in ENERGISA, MATD in MATER DEI: the four letters in their order, the first at the beginning of a word, the
-- others in the same word or at the beginning of a later one.
CREATE OR REPLACE MACRO has_letters(name, root) AS
  regexp_matches(name, '(^|[^A-Z0-9?])' || array_to_string(string_split(root, ''), '([A-Z0-9]*|.*[^A-Z0-9?])'));

-- Writes each letter of an ISIN as two digits: A is 10, Z is 35.
CREATE OR REPLACE MACRO isin_digits(isin) AS
  array_to_string([CASE WHEN each BETWEEN 'A' AND 'Z' THEN (ascii(each) - 55)::VARCHAR ELSE each END
    FOR each IN string_split(isin, '')], '');

-- Every second digit from the right counts twice; a product with two digits counts as their sum.
CREATE OR REPLACE MACRO luhn_total(digits) AS
  list_sum([CASE WHEN place % 2 = 0 THEN [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit::INTEGER + 1] ELSE digit::INTEGER END
    FOR digit, place IN string_split(reverse(digits), '')]);

-- Knows the countries of ISO 3166, and the prefixes of numbering agencies without one. The check digit is not enough:
-- one code in ten has it by chance.
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
