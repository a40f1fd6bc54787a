-- Numbers and dates.

-- Moves the point of digits this many places to the right, or to the left if the number is negative.
CREATE OR REPLACE MACRO moved_point(whole, fraction, places) AS
  rtrim(
    left(repeat('0', -places) || whole || fraction || repeat('0', places), length(whole) + greatest(places, 0))
    || '.'
    || substr(repeat('0', -places) || whole || fraction || repeat('0', places), length(whole) + greatest(places, 0) + 1),
    '.'
  );

-- 1.5E-06 → 0.0000015, 2.5E+03 → 2500: only the cast of plain digits to a decimal is exact, not that of an exponent.
-- Any other text stays as it is.
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

-- Finds the price to the cent that gives this value exactly, or NULL. A binary float guesses it, which is fast, and the
-- product of decimals decides.
CREATE OR REPLACE MACRO price_in_cents(value, quantity) AS
  CASE
    WHEN value <> 0 AND quantity > 0 AND TRY_CAST(abs(value)::DOUBLE / quantity::DOUBLE AS DECIMAL(14, 2)) * quantity = abs(value)
      THEN TRY_CAST(abs(value)::DOUBLE / quantity::DOUBLE AS DECIMAL(14, 2))
  END;

-- Long division: the next digits of a quotient, twice as many as the power of ten has zeros, and the rest after them. A
-- division of HUGEINTs takes fifty times as long.
CREATE OR REPLACE MACRO next_digits(rest, divisor, power) AS
  rest * power // divisor * power + rest * power % divisor * power // divisor;
CREATE OR REPLACE MACRO next_rest(rest, divisor, power) AS rest * power % divisor * power % divisor;

-- An amount as a whole number of its smallest units, exact up to 2^51 of them.
CREATE OR REPLACE MACRO whole_units(amount, units) AS round(amount::DOUBLE * units)::BIGINT;

-- Both numbers are whole and below 9.2e13. The quotient counts units of its tenth decimal, half up.
CREATE OR REPLACE MACRO divided_to_10(number, divisor) AS
  (number // divisor)::HUGEINT * 10000000000
  + next_digits(number % divisor, divisor, 100000)
  + CASE WHEN 2 * next_rest(number % divisor, divisor, 100000) >= divisor THEN 1 ELSE 0 END;

-- Both numbers are whole and below 9.2e14. The quotient counts units of its sixteenth decimal, half up.
CREATE OR REPLACE MACRO divided_to_16(number, divisor) AS
  (number // divisor)::HUGEINT * 10000000000000000
  + next_digits(number % divisor, divisor, 10000) * 100000000
  + next_digits(next_rest(number % divisor, divisor, 10000), divisor, 10000)
  + CASE WHEN 2 * next_rest(next_rest(number % divisor, divisor, 10000), divisor, 10000) >= divisor THEN 1 ELSE 0 END;

-- Neither amount is negative. The quotient counts units of its tenth decimal, half up: a quotient of decimals would be a
-- binary float.
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

-- 100.000000 → 100, 1.603858 → 1.603858: a decimal as text without the zeros at its end.
CREATE OR REPLACE MACRO short_decimal(value) AS rtrim(rtrim(value::VARCHAR, '0'), '.');

-- A price in units of the twelfth decimal to its first eight digits, half up: 1,041.3523214 → 1,041.3523.
CREATE OR REPLACE MACRO eight_digits(price) AS
  CASE
    WHEN length(price::VARCHAR) <= 8 THEN price::HUGEINT
    ELSE (price::HUGEINT + 5 * ('1' || repeat('0', length(price::VARCHAR) - 9))::HUGEINT)
      // ('1' || repeat('0', length(price::VARCHAR) - 8))::HUGEINT * ('1' || repeat('0', length(price::VARCHAR) - 8))::HUGEINT
  END;

-- Prices at which papers are issued, to the cent: 1, 10, 100 and so on. The price is in units of the twelfth decimal.
CREATE OR REPLACE MACRO is_par(price) AS
  regexp_full_match(((price::HUGEINT + 5000000000) // 10000000000)::VARCHAR, '1000*');

-- 0.899999 and 0.900001 → 0.9: if a rate is one millionth off a number with four decimals, a binary float wrote that
-- number. Any other text stays as it is.
CREATE OR REPLACE MACRO respelt_rate(filed) AS
  CASE
    WHEN abs(TRY_CAST(filed AS DECIMAL(24, 12)) - round(TRY_CAST(filed AS DECIMAL(24, 12)), 4)) = 0.000001
      THEN short_decimal(round(TRY_CAST(filed AS DECIMAL(24, 12)), 4))
    ELSE filed
  END;

-- Tests if a price is more than this many thousandths of another.
CREATE OR REPLACE MACRO prices_differ(least, most, thousandths) AS most * 1000 > least * thousandths;

-- 100 × (after ÷ before − 1) of two prices with twelve decimals, the first positive: in millionths, half away from zero.
CREATE OR REPLACE MACRO change_in_millionths(before, after) AS
  sign(after - before)::INTEGER * (
    (200000000 * replace(abs(after - before)::VARCHAR, '.', '')::HUGEINT + replace(before::VARCHAR, '.', '')::HUGEINT)
    // (2 * replace(before::VARCHAR, '.', '')::HUGEINT)
  );

CREATE OR REPLACE MACRO change_percent(before, after) AS change_in_millionths(before, after)::DECIMAL(38, 0) * 0.000001;

-- 100 × value ÷ divisor of two amounts in cents, the second positive: with six decimals, half away from zero.
CREATE OR REPLACE MACRO percent_of_cents(cents, divisor) AS
  (sign(cents)::INTEGER * ((200000000 * abs(cents)::HUGEINT + divisor) // (2 * divisor::HUGEINT)))::DECIMAL(38, 0) * 0.000001;
