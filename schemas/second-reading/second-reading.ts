import type { Lookup } from '../core/dataset.ts'
import type { Member } from '../core/source.ts'
import type { ColumnRule, PublishedRow } from './rule.ts'

/**
 * What the second reader must know of a dataset that its declarations do not say. It stands beside `dataset.ts` and not
 * in it, because it decides no published byte: no digest covers it.
 */
export interface SecondReading {
  /** The columns that no declaration calls copied, and that one line decides all the same: `table.column`. */
  readonly columns?: Readonly<Record<string, ColumnRule>>
  /** By member: the table that has one row for several of its lines. */
  readonly sharedRows?: Readonly<Record<string, SharedRow>>
  /** False for a line that no table need have: a title, or a line of a table that is not read. */
  readonly isRow?: (member: Member, text: string) => boolean
  /** The rows that a document says, by the lists that the dataset declares; null if this document is not read again. */
  readonly listSaidRows?: (member: Member, document: unknown, lookups: readonly Lookup[]) => SaidRows | null
  /** The members whose lines are a declared list and in no file: the list has the columns `number` and `day`. */
  readonly declaredMembers?: readonly Member[]
}

/** The fields of a line that name its row, and the columns that the row has for them. */
export interface SharedRow {
  readonly table: string
  readonly columns: readonly string[]
  readonly fields: readonly string[]
  /** Only lines in which this field is empty share a row. */
  readonly ifEmpty?: string
}

/** The rows that a document says. */
export interface SaidRows {
  readonly table: string
  readonly rows: readonly SaidRow[]
  /** A condition in SQL on the rows that come from it; null for those that name it as their member. */
  readonly condition: string | null
  /** The values of a row that it does not say; null if the table must have no such row. */
  readonly otherwise: PublishedRow | null
  /** True if it may say rows that the table lacks. */
  readonly mayLack: boolean
}

/** A row that a document says, by the columns that name it, with the values that it must have. */
export interface SaidRow {
  readonly key: PublishedRow
  readonly values: PublishedRow
}
