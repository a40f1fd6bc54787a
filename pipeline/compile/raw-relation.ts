import type { Dataset } from '../../schemas/core/dataset.ts'
import type { FieldKind, SourceField } from '../../schemas/core/source.ts'
import { identifier, literal } from '../duckdb.ts'

interface Reading {
  readonly duckdb: string
  /** The value of a text column `x`. */
  readonly value: (x: string) => string
  /** What the text must look like; a value that does not is a bad line, never a rounded or a guessed one. */
  readonly fault: ((x: string) => string) | null
}

const matches = (pattern: string) => (x: string) =>
  `${x} IS NOT NULL AND NOT regexp_full_match(${x}, ${literal(pattern)})`

/** Zeros beyond the scale say nothing; any other digit there would be lost, so it is a fault. */
const numberPattern = (digits: number, scale: number) =>
  `-?([0-9]{1,${String(digits)}}(\\.[0-9]{1,${String(scale)}}0*)?|\\.[0-9]{1,${String(scale)}}0*)`

function decimal(precision: number, scale: number): Reading {
  const wide = `DECIMAL(${String(precision)},${String(scale)})`
  return {
    duckdb: wide,
    // DuckDB reads decimals of up to 18 digits 200 times faster than wider ones, and nearly all are that short.
    value: (x) =>
      `coalesce(TRY_CAST(${x} AS DECIMAL(18,${String(scale)}))::${wide}, CASE WHEN length(${x}) > 10 THEN TRY_CAST(${x} AS ${wide}) END)`,
    fault: matches(numberPattern(precision - scale, scale)),
  }
}

const bareNumber = (x: string) => `padded_cnpj(nullif(translate(${x}, './-', ''), ''))`

const READINGS: Record<FieldKind, Reading> = {
  text: { duckdb: 'VARCHAR', value: (x) => x, fault: null },
  money: decimal(20, 2),
  nav: decimal(24, 2),
  decimal6: decimal(24, 6),
  percent: decimal(18, 6),
  integer: { duckdb: 'BIGINT', value: (x) => `TRY_CAST(${x} AS BIGINT)`, fault: matches('-?[0-9]{1,18}') },
  date: {
    duckdb: 'DATE',
    value: (x) => `TRY_CAST(${x} AS DATE)`,
    fault: (x) =>
      `${x} IS NOT NULL AND (TRY_CAST(${x} AS DATE) IS NULL OR NOT regexp_full_match(${x}, '[0-9]{4}-[0-9]{2}-[0-9]{2}'))`,
  },
  cnpj: { duckdb: 'VARCHAR', value: bareNumber, fault: null },
  required_cnpj: {
    duckdb: 'VARCHAR',
    value: bareNumber,
    fault: (x) => `NOT coalesce(regexp_full_match(${bareNumber(x)}, '[0-9A-Z]{12}[0-9]{2}'), false)`,
  },
  document: { duckdb: 'VARCHAR', value: (x) => `nullif(translate(${x}, './-', ''), '')`, fault: null },
}

/** All fields of a relation: those of every member that feeds it. */
function fieldsOf(dataset: Dataset, relation: string): Map<string, SourceField> {
  const members = dataset.sources.flatMap((source) => source.members).filter((member) => member.relation === relation)
  return new Map(members.flatMap((member) => Object.entries(member.fields)))
}

export function relationsOf(dataset: Dataset): string[] {
  return [...new Set(dataset.sources.flatMap((source) => source.members.map((member) => member.relation)))]
}

/** The empty table of a relation: where a line stands, its typed fields, and the column that cannot be read, if any. */
export function createRelation(dataset: Dataset, relation: string): string {
  const fields = [...fieldsOf(dataset, relation)].map(
    ([name, { kind }]) => `${identifier(name)} ${READINGS[kind].duckdb}`,
  )
  return `CREATE TABLE ${identifier(relation)} (
    member VARCHAR, member_file VARCHAR, line INTEGER, ${fields.join(', ')}, bad_column VARCHAR)`
}

interface NumberedFile {
  readonly path: string
  readonly member: string
  readonly memberFile: string
  /** The file's columns in order, by declared name. */
  readonly columns: readonly string[]
}

/** Loads a numbered file into its relation; fields that this member does not have are NULL. */
export function loadRelation(dataset: Dataset, relation: string, file: NumberedFile): string {
  const present = new Set(file.columns)
  const fields = [...fieldsOf(dataset, relation)]
  const values = fields.map(([name, { kind }]) =>
    present.has(name) ? READINGS[kind].value(identifier(name)) : `NULL::${READINGS[kind].duckdb}`,
  )
  const faults = fields.flatMap(([name, { kind }]) => {
    const fault = present.has(name) ? READINGS[kind].fault?.(identifier(name)) : undefined
    return fault === undefined ? [] : [`WHEN ${fault} THEN ${literal(name)}`]
  })
  const columns = [`'line': 'INTEGER'`, ...file.columns.map((name) => `${literal(name)}: 'VARCHAR'`)]
  return `INSERT INTO ${identifier(relation)}
    SELECT ${literal(file.member)}, ${literal(file.memberFile)}, line, ${values.join(', ')},
      ${faults.length === 0 ? 'NULL' : `CASE ${faults.join(' ')} END`}
    FROM read_csv(${literal(file.path)}, columns = {${columns.join(', ')}}, auto_detect = false, header = false,
      delim = ';', quote = '', escape = '', encoding = 'latin-1', max_line_size = 2097152)`
}
