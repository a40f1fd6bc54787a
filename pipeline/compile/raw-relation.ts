import type { Period } from '../../schemas/core/month.ts'
import { type Encoding, isFigure, type Member } from '../../schemas/core/source.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { separatorOf, TAB } from '../read/separator.ts'
import { FIELD_TYPES } from './field-types.ts'

/** A numbered file of a member, ready to load. */
export interface NumberedFile {
  readonly path: string
  readonly member: Member
  readonly period: Period | null
  readonly memberFile: string
  /** Declared names in the order of the file. */
  readonly columns: readonly string[]
  readonly encoding: Encoding
}

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
    if (field === undefined) return []
    const reading = FIELD_TYPES[field.kind]
    const text = identifier(reading.plain === undefined ? name : `plain ${name}`)
    return [{ name, text, kind: field.kind, reading }]
  })
  const values = fields.map(({ name, text, reading }) => `${reading.value(text)} AS ${identifier(name)}`)
  const isRecord = member.format === 'records'
  const faults = fields.flatMap(({ name, text, kind, reading }) => {
    // The reader has already checked the figures of records byte by byte; a pattern for each would take as long as
    // reading them.
    const fault = isRecord && isFigure(kind) ? undefined : reading.fault?.(text)
    return fault === undefined ? [] : [`WHEN ${fault} THEN ${literal(name)}`]
  })
  const odd = fields.flatMap(({ name, text, reading }) => {
    const test = reading.odd?.(text)
    return test === undefined ? [] : [{ name, test }]
  })
  const read = [`'line': 'INTEGER'`, ...columns.map((name) => `${literal(name)}: 'VARCHAR'`)]
  const lines = `read_csv(${literal(path)}, columns = {${read.join(', ')}}, auto_detect = false, header = false,
      delim = ${separatorOf(member) === TAB ? "'\\t'" : "';'"}, quote = ${literal(member.format === 'quoted_lines' ? '"' : '')}, escape = '', encoding = '${encoding === 'utf-8' ? 'utf-8' : 'latin-1'}', max_line_size = 2097152)`
  const noneOf = fields.flatMap(({ name }) => {
    const none = member.fields[name]?.none
    return none === undefined ? [] : [`nullif(${identifier(name)}, ${literal(none)}) AS ${identifier(name)}`]
  })
  const filed = noneOf.length === 0 ? lines : `(SELECT * REPLACE (${noneOf.join(', ')}) FROM ${lines})`
  // Each plain text is a column of its own, because its value and its test repeat it, and the macro is long.
  const plain = fields.flatMap(({ name, text, reading }) =>
    reading.plain === undefined ? [] : [`${reading.plain(identifier(name))} AS ${text}`],
  )
  return `CREATE TABLE ${nameMemberTable(file)} AS
    SELECT line, ${values.join(', ')}, ${faults.length === 0 ? 'NULL' : `CASE ${faults.join(' ')} END`} AS bad_column,
      ${buildOddNumberList(odd)} AS odd_numbers
    FROM ${plain.length === 0 ? filed : `(SELECT *, ${plain.join(', ')} FROM ${filed})`}`
}

/** Lists the odd numbers of a line as filed; NULL on nearly every line, which costs less than one column for each. */
function buildOddNumberList(odd: readonly { readonly name: string; readonly test: string }[]): string {
  const kept = odd.map(({ name, test }) => {
    const filed = `{column_name: ${literal(name)}, filed: ${identifier(name)}}`
    return odd.length === 1 ? filed : `CASE WHEN ${test} THEN ${filed} END`
  })
  const list = odd.length === 1 ? `[${kept.join('')}]` : `list_filter([${kept.join(', ')}], kept -> kept IS NOT NULL)`
  const type = 'STRUCT(column_name VARCHAR, filed VARCHAR)[]'
  return odd.length === 0 ? `NULL::${type}` : `CASE WHEN ${odd.map(({ test }) => test).join(' OR ')} THEN ${list} END`
}

/** Builds SQL for a view of the numbers that were filed in another form than cleaning gives them, one per row. */
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
  const types = fields.map(([name, { kind }]) => `NULL::${FIELD_TYPES[kind].duckdb} AS ${identifier(name)}`)
  // This part has no row, and gives every column its name and type once. DuckDB binds the view anew wherever SQL names
  // it, so a column of each member for each field would be most of the planning of a month.
  const none = `SELECT '' AS member, '' AS member_file, NULL::VARCHAR AS period, NULL::INTEGER AS line,
    NULL::BIGINT AS line_row, ${types.join(', ')} WHERE false`
  const selects = loaded.map((file, number) => {
    const period = file.period === null ? [] : [`${literal(file.period)} AS period`]
    const own = [...period, ...fields.flatMap(([name]) => (file.columns.includes(name) ? identifier(name) : []))]
    return `SELECT ${literal(file.member.id)} AS member, ${literal(file.memberFile)} AS member_file, line,
      ${String(number)} * 4294967296 + line AS line_row, ${own.join(', ')} FROM ${nameMemberTable(file)}`
  })
  return `CREATE VIEW ${identifier(relation)} AS ${[none, ...selects].join(' UNION ALL BY NAME ')}`
}
