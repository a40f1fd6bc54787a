import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { Member, SourceField } from '../../schemas/core/source.ts'
import { deriveValue } from './derived-columns.ts'
import type { Fields } from './fields.ts'
import { compareValue, type Verdict, verdict } from './values.ts'

/** A published row, every value as text. */
export type Row = Readonly<Record<string, string | null>>

/** A published value next to the field that it comes from. */
export interface Cell {
  readonly column: string
  /** The declared name of the field. */
  readonly field: string
  readonly published: string | null
  readonly filed: string
  readonly verdict: Verdict
  /** True if the value can be a natural person's: no message repeats it. */
  readonly isPersonal: boolean
}

/** A line and the member that it is of. */
export interface FiledLine {
  readonly member: Member
  /** The declared columns that the file has. */
  readonly columns: ReadonlySet<string>
  readonly fields: Fields
}

/** Compares a row with its line: each column that copies a field of this member, and those with a rule of their own. */
export function compareRow(dataset: Dataset, table: Table, row: Row, line: FiledLine): Cell[] {
  return Object.keys(table.columns).flatMap((column) => {
    const published = row[column] ?? null
    const judged = deriveValue(dataset, table, column, row, line) ?? compareCopied(table, column, published, line)
    return judged === null || judged === 'not compared' ? [] : [{ column, published, ...judged }]
  })
}

export type Judged = Omit<Cell, 'column' | 'published'>

function compareCopied(
  table: Table,
  column: string,
  published: string | null,
  { member, columns, fields }: FiledLine,
): Judged | null {
  const { copied = [], duckdb = '', source = '' } = table.columns[column] ?? {}
  const own = copied.filter(({ members }) => members === undefined || members.includes(member.id))
  const [name] = own.map((field) => field.name).filter((each) => each in member.fields)
  const field = member.fields[name ?? '']
  if (name !== undefined && field !== undefined) {
    // A column that the file's layout lacks is empty.
    const filed = columns.has(name) ? (fields.get(name) ?? '') : ''
    return { field: name, filed, verdict: compareValue(published, filed, field, duckdb), isPersonal: isPersonal(field) }
  }
  if (duckdb !== 'BOOLEAN' || copied.length > 0 || !columns.has(source)) return null
  return compareFlag(source, published, fields.get(source) ?? '')
}

/** S is true and N is false; anything else says nothing. */
function compareFlag(name: string, published: string | null, filed: string): Judged {
  const meant = filed === 'S' ? 'true' : filed === 'N' ? 'false' : null
  return { field: name, filed, verdict: verdict(published === meant), isPersonal: false }
}

function isPersonal({ kind }: SourceField): boolean {
  return kind === 'document'
}
