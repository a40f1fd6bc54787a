import type { Period } from '../../schemas/core/month.ts'
import { type Encoding, type FieldKind, isFigure, type Member } from '../../schemas/core/source.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

interface FieldType {
  readonly duckdb: string
  /** The value of a text column `x`. */
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
  return {
    duckdb: wide,
    // DuckDB reads decimals of up to 18 digits 200 times faster than wider ones, and nearly all are that short. A text of
    // no more characters than they have places in front of the point fits into them.
    value: (x) =>
      precision <= 18
        ? `TRY_CAST(${x} AS ${wide})`
        : `coalesce(TRY_CAST(${x} AS DECIMAL(18,${String(scale)}))::${wide}, CASE WHEN length(${x}) > ${String(18 - scale)} THEN TRY_CAST(${x} AS ${wide}) END)`,
    fault: matches(numberPattern(precision - scale, scale)),
  }
}

/** A decimal that a source also writes with an exponent, such as 1E-06: written out, it is judged like any other. */
function decimalWithExponent(precision: number, scale: number): FieldType {
  const { duckdb, value } = decimal(precision, scale)
  return {
    duckdb,
    value: (x) => value(plainNumber(x)),
    fault: (x) => matches(numberPattern(precision - scale, scale))(plainNumber(x)),
  }
}

/** A figure with more decimals than are published; the filed text is kept where a digit other than zero is lost. */
function rounded(precision: number, scale: number): FieldType {
  const { duckdb, value } = decimal(precision, scale)
  return {
    duckdb,
    value: (x) => value(plainNumber(x)),
    fault: (x) => matches(`-?[0-9]{1,${String(precision - scale)}}(\\.[0-9]+)?`)(plainNumber(x)),
    odd: (x) => `regexp_matches(${plainNumber(x)}, ${literal(`\\.[0-9]{${String(scale)}}[0-9]*[1-9]`)})`,
  }
}

/** The macro writes the exponent out, because DuckDB's cast of a text that has one is not exact. */
const plainNumber = (x: string) => `plain_number(${x})`

/** DuckDB's format of a date, and the pattern of its text. */
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
const fourteen = (x: string) => `length(translate(${x}, './-', '')) = 14`

const FIELD_TYPES: Record<FieldKind, FieldType> = {
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
    fault: (x) =>
      `${x} IS NOT NULL AND (TRY_CAST(${x} AS DATE) IS NULL OR NOT regexp_full_match(${x}, '[0-9]{4}-[0-9]{2}-[0-9]{2}'))`,
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

/** A numbered file of a member, ready to load. */
export interface NumberedFile {
  readonly path: string
  readonly member: Member
  readonly period: Period | null
  readonly memberFile: string
  /** The file's columns in order, by declared name. */
  readonly columns: readonly string[]
  readonly encoding: Encoding
}

/** The name of the table for the lines of one member of one file. */
export function nameMemberTable({ member: { relation, id }, period }: Pick<NumberedFile, 'member' | 'period'>): string {
  return identifier(`${relation} ${id} ${period ?? 'all'}`)
}

/** SQL that loads a numbered file: the line number, the typed fields, and the column that cannot be read, if any. */
export function buildMemberTable(file: NumberedFile): string {
  return file.member.format === 'document' ? buildDocumentTable(file) : buildLineTable(file)
}

const NOTHING_ODD = 'NULL::STRUCT(column_name VARCHAR, filed VARCHAR)[] AS odd_numbers'

/** A document is one line with one field. */
function buildDocumentTable(file: NumberedFile): string {
  return `CREATE TABLE ${nameMemberTable(file)} AS
    SELECT 1::INTEGER AS line, content, NULL::VARCHAR AS bad_column, ${NOTHING_ODD} FROM read_text(${literal(file.path)})`
}

function buildLineTable(file: NumberedFile): string {
  const { path, member, columns, encoding } = file
  const fields = columns.flatMap((name) => {
    const field = member.fields[name]
    return field === undefined ? [] : [{ name, kind: field.kind, reading: FIELD_TYPES[field.kind] }]
  })
  const values = fields.map(({ name, reading }) => `${reading.value(identifier(name))} AS ${identifier(name)}`)
  const isRecord = member.format === 'records'
  const faults = fields.flatMap(({ name, kind, reading }) => {
    // The reader has already checked the figures of records byte by byte; a pattern for each would take as long as
    // reading them.
    const fault = isRecord && isFigure(kind) ? undefined : reading.fault?.(identifier(name))
    return fault === undefined ? [] : [`WHEN ${fault} THEN ${literal(name)}`]
  })
  const odd = fields.flatMap(({ name, reading }) => {
    const test = reading.odd?.(identifier(name))
    return test === undefined ? [] : [{ name, test }]
  })
  const read = [`'line': 'INTEGER'`, ...columns.map((name) => `${literal(name)}: 'VARCHAR'`)]
  return `CREATE TABLE ${nameMemberTable(file)} AS
    SELECT line, ${values.join(', ')}, ${faults.length === 0 ? 'NULL' : `CASE ${faults.join(' ')} END`} AS bad_column,
      ${buildOddNumberList(odd)} AS odd_numbers
    FROM read_csv(${literal(path)}, columns = {${read.join(', ')}}, auto_detect = false, header = false,
      delim = ${isRecord ? "'\\t'" : "';'"}, quote = ${literal(member.format === 'quoted_lines' ? '"' : '')}, escape = '', encoding = '${encoding === 'utf-8' ? 'utf-8' : 'latin-1'}', max_line_size = 2097152)`
}

/** The odd numbers of a line as filed; NULL on nearly every line, which costs less than one column for each. */
function buildOddNumberList(odd: readonly { readonly name: string; readonly test: string }[]): string {
  const kept = odd.map(({ name, test }) => {
    const filed = `{column_name: ${literal(name)}, filed: ${identifier(name)}}`
    return odd.length === 1 ? filed : `CASE WHEN ${test} THEN ${filed} END`
  })
  const list = odd.length === 1 ? `[${kept.join('')}]` : `list_filter([${kept.join(', ')}], kept -> kept IS NOT NULL)`
  const type = 'STRUCT(column_name VARCHAR, filed VARCHAR)[]'
  return odd.length === 0 ? `NULL::${type}` : `CASE WHEN ${odd.map(({ test }) => test).join(' OR ')} THEN ${list} END`
}

/** SQL for a view of the numbers that were not filed in the form that cleaning gives them, one per row. */
export function buildOddNumberView(loaded: readonly NumberedFile[]): string {
  const selects = loaded.map(
    (file) => `SELECT ${literal(file.memberFile)} AS member_file, line, unnest(odd_numbers, recursive := true)
      FROM ${nameMemberTable(file)} WHERE odd_numbers IS NOT NULL`,
  )
  const none =
    'SELECT NULL::VARCHAR AS member_file, NULL::INTEGER AS line, NULL::VARCHAR AS column_name, NULL::VARCHAR AS filed LIMIT 0'
  return `CREATE VIEW odd_number AS ${selects.length === 0 ? none : selects.join(' UNION ALL ')}`
}

/** SQL for each relation of a dataset, from all its declared members and those that are loaded. */
export function buildRelationViews(declared: readonly Member[], loaded: readonly NumberedFile[]): string[] {
  const relations = new Set(declared.map(({ relation }) => relation))
  return [...relations].map((relation) => {
    const isOwn = (member: Member) => member.relation === relation
    return buildRelationView(
      relation,
      declared.filter(isOwn),
      loaded.filter(({ member }) => isOwn(member)),
    )
  })
}

/**
 * SQL for a relation: a view over the tables of its members, in which a field that a member does not have is NULL.
 * (One wide table would be mostly empty columns, and writing those takes longer than reading the rest.) `line_row` is
 * unique over all members; `period` distinguishes files with the same member.
 */
function buildRelationView(relation: string, members: readonly Member[], loaded: readonly NumberedFile[]): string {
  const fields = [...new Map(members.flatMap((member) => Object.entries(member.fields)))]
  const select = (file: NumberedFile | null, number: number) => {
    const values = fields.map(([name, { kind }]) =>
      file?.columns.includes(name) ? identifier(name) : `NULL::${FIELD_TYPES[kind].duckdb} AS ${identifier(name)}`,
    )
    const [member, memberFile] = [file?.member.id ?? '', file?.memberFile ?? ''].map(literal)
    const period = file?.period ? literal(file.period) : 'NULL::VARCHAR'
    const line = file === null ? 'NULL::INTEGER' : 'line'
    return `SELECT ${member ?? ''} AS member, ${memberFile ?? ''} AS member_file, ${period} AS period, ${line} AS line,
      ${String(number)} * 4294967296 + ${line} AS line_row, ${values.join(', ')}
      ${file === null ? 'WHERE false' : `FROM ${nameMemberTable(file)}`}`
  }
  const selects = loaded.map(select)
  return `CREATE VIEW ${identifier(relation)} AS ${selects.length === 0 ? select(null, 0) : selects.join(' UNION ALL ')}`
}
