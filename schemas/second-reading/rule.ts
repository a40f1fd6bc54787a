import type { Dataset } from '../core/dataset.ts'
import type { Member } from '../core/source.ts'
import type { Verdict } from './values.ts'

/** Published row with every value as text. */
export type PublishedRow = Readonly<Record<string, string | null>>

/** Filed fields of a line, by their declared names. */
export type Fields = ReadonlyMap<string, string>

export interface FiledLine {
  readonly member: Member
  /** Declared columns of the file. */
  readonly columns: ReadonlySet<string>
  readonly fields: Fields
}

/** Verdict of a field of the line on a published value. */
export interface Judged {
  /** Declared name of the field. */
  readonly field: string
  readonly filed: string
  readonly verdict: Verdict
  /** True if the value can be a natural person's, so that no message repeats it. */
  readonly isPersonal: boolean
}

export interface Context {
  readonly dataset: Dataset
  readonly duckdb: string
  readonly row: PublishedRow
}

/**
 * Compares a column that is not declared as copied with the line of its row; null if it has no rule for this member.
 */
export type ColumnRule = (line: FiledLine, published: string | null, context: Context) => Judged | 'not compared' | null
