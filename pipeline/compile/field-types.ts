import type { FieldKind } from '../../schemas/core/source.ts'
import { literal } from '../../schemas/core/sql-text.ts'

/** How the text of a field becomes a value of DuckDB. */
interface FieldType {
  readonly duckdb: string
  /** Gives the text `x` in plain digits, which the other members get; by default the text as it is. */
  readonly plain?: (x: string) => string
  readonly value: (x: string) => string
  /** A test of the text. A value that fails it makes the line bad; it is never rounded or guessed. */
  readonly fault: ((x: string) => string) | null
  /** True if cleaning may change more than punctuation; the filed text is then kept next to the value. */
  readonly odd?: (x: string) => string
}

const matches = (pattern: string) => (x: string) =>
  `${x} IS NOT NULL AND NOT regexp_full_match(${x}, ${literal(pattern)})`

/** Zeros beyond the scale mean nothing; any other digit there would be lost, so it is a fault. */
const numberPattern = (digits: number, scale: number) =>
  `-?([0-9]{1,${String(digits)}}(\\.[0-9]{1,${String(scale)}}0*)?|\\.[0-9]{1,${String(scale)}}0*)`

function decimal(precision: number, scale: number): FieldType {
  const wide = `DECIMAL(${String(precision)},${String(scale)})`
  const short = `DECIMAL(${String(Math.min(precision, 18))},${String(scale)})`
  const isOther = matches(numberPattern(precision - scale, scale))
  return {
    duckdb: wide,
    // DuckDB reads decimals of up to 18 digits 200 times faster than wider ones, and nearly all are that short. A text of
    // no more characters than they have places in front of the point fits into them.
    value: (x) =>
      precision <= 18
        ? `TRY_CAST(${x} AS ${wide})`
        : `coalesce(TRY_CAST(${x} AS ${short})::${wide}, CASE WHEN length(${x}) > ${String(18 - scale)} THEN TRY_CAST(${x} AS ${wide}) END)`,
    // Nearly every figure is filed as DuckDB prints it, and to print it is faster than a pattern.
    fault: (x) => `TRY_CAST(${x} AS ${short})::VARCHAR IS DISTINCT FROM ${x} AND ${isOther(x)}`,
  }
}

/** The macro writes the exponent out, because DuckDB's cast of a text that has one is not exact. */
const plainNumber = (x: string) => `plain_number(${x})`

/**
 * A decimal that a source also writes with an exponent, such as 1E-06. It is written out, then judged like any other.
 */
const decimalWithExponent = (precision: number, scale: number): FieldType => ({
  ...decimal(precision, scale),
  plain: plainNumber,
})

/** A figure with more decimals than are published; the filed text is kept if a digit other than zero is lost. */
function rounded(precision: number, scale: number): FieldType {
  return {
    ...decimal(precision, scale),
    plain: plainNumber,
    fault: matches(`-?[0-9]{1,${String(precision - scale)}}(\\.[0-9]+)?`),
    odd: (x) => `regexp_matches(${x}, ${literal(`\\.[0-9]{${String(scale)}}[0-9]*[1-9]`)})`,
  }
}

/** A date in a format of DuckDB; the pattern is that of its text. */
function dated(format: string, pattern: string): FieldType {
  const value = (x: string) => `TRY_STRPTIME(${x}, ${literal(format)})::DATE`
  return {
    duckdb: 'DATE',
    value,
    fault: (x) => `${x} IS NOT NULL AND (${value(x)} IS NULL OR NOT regexp_full_match(${x}, ${literal(pattern)}))`,
  }
}

const withPoint = (x: string) => `replace(${x}, ',', '.')`

/** A decimal with a comma or a point: the sources that write a comma write no separators of thousands. */
function commaDecimal(precision: number, scale: number): FieldType {
  const { duckdb, value } = decimal(precision, scale)
  return {
    duckdb,
    value: (x) => value(withPoint(x)),
    fault: matches(`-?[0-9]{1,${String(precision - scale)}}([.,][0-9]{1,${String(scale)}}0*)?`),
  }
}

const bareCnpj = (x: string) => `padded_cnpj(bare_number(${x}))`
const fourteen = (x: string) => `(${x} IS NULL OR length(coalesce(bare_number(${x}), '')) = 14)`

/** How a field of each kind is read. */
export const FIELD_TYPES: Record<FieldKind, FieldType> = {
  text: { duckdb: 'VARCHAR', value: (x) => x, fault: null },
  money: decimal(20, 2),
  nav: decimal(24, 2),
  decimal6: decimal(24, 6),
  decimal8: decimalWithExponent(28, 8),
  decimal12: decimal(27, 12),
  price: decimal(18, 2),
  percent: decimal(18, 6),
  rounded2: rounded(20, 2),
  rounded6: rounded(24, 6),
  rounded8: rounded(28, 8),
  rounded10: rounded(28, 10),
  rounded12: rounded(27, 12),
  integer: { duckdb: 'BIGINT', value: (x) => `TRY_CAST(${x} AS BIGINT)`, fault: matches('-?[0-9]{1,18}') },
  comma_decimal: commaDecimal(24, 8),
  fare: commaDecimal(12, 2),
  day_first: dated('%d/%m/%Y', '[0-9]{2}/[0-9]{2}/[0-9]{4}'),
  bare_day: dated('%Y%m%d', '[0-9]{8}'),
  serial_day: {
    duckdb: 'DATE',
    // Serial day 60 is 29 February 1900, which never existed; no date here is that old.
    value: (x) => `(DATE '1899-12-30' + TRY_CAST(${x} AS INTEGER))`,
    fault: matches('[0-9]{2,6}'),
  },
  date: {
    duckdb: 'DATE',
    value: (x) => `TRY_CAST(${x} AS DATE)`,
    // To print the date again and compare the texts is faster than a pattern. The length excludes `infinity` and years
    // before Christ.
    fault: (x) => `${x} IS NOT NULL AND (length(${x}) <> 10 OR TRY_CAST(${x} AS DATE)::VARCHAR IS DISTINCT FROM ${x})`,
  },
  instant: {
    duckdb: 'TIMESTAMP',
    value: (x) => `TRY_CAST(${x} AS TIMESTAMP)`,
    fault: (x) =>
      `${x} IS NOT NULL AND (TRY_CAST(${x} AS TIMESTAMP) IS NULL OR NOT regexp_full_match(${x}, '[0-9]{4}-[0-9]{2}-[0-9]{2} ([01][0-9]|2[0-3]):[0-9]{2}:[0-9]{2}\\.[0-9]{3}'))`,
  },
  cnpj: { duckdb: 'VARCHAR', value: bareCnpj, fault: null, odd: (x) => `NOT ${fourteen(x)}` },
  required_cnpj: {
    duckdb: 'VARCHAR',
    value: bareCnpj,
    fault: (x) => `NOT coalesce(regexp_full_match(${bareCnpj(x)}, '[0-9A-Z]{12}[0-9]{2}'), false)`,
    odd: (x) => `NOT ${fourteen(x)}`,
  },
  document: {
    duckdb: 'VARCHAR',
    value: (x) => `bare_number(${x})`,
    fault: null,
    // Fourteen digits that begin with three zeros can be a CPF padded with zeros.
    odd: (x) => `(NOT ${fourteen(x)} OR starts_with(${x}, '000'))`,
  },
}
