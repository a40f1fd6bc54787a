import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { Fields } from './fields.ts'
import type { Verdict } from './values.ts'

/** A published row, every value as text. */
export type PublishedRow = Readonly<Record<string, string | null>>

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

export type Judged = Omit<Cell, 'column' | 'published'>

/** Compares a column that no declaration calls copied with the line of its row; null if it has no rule for this member. */
export type ColumnRule = (line: FiledLine, published: string | null, context: Context) => Judged | 'not compared' | null

export interface Context {
  readonly dataset: Dataset
  readonly duckdb: string
  readonly row: PublishedRow
}
