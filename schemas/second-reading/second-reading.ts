import type { Lookup } from '../core/dataset.ts'
import type { Member } from '../core/source.ts'
import type { ColumnRule, PublishedRow } from './rule.ts'

/**
 * Facts about a dataset for the second reader that its declarations lack. They are not in `dataset.ts`, because they
 * decide no published byte and need no digest.
 */
export interface SecondReading {
  /** Columns (`table.column`) that follow from one line although they are not declared as copied. */
  readonly columns?: Readonly<Record<string, ColumnRule>>
  /** By member: the table with one row for several of its lines. */
  readonly sharedRows?: Readonly<Record<string, SharedRow>>
  /** False for a line that needs no row: a title, or a line of a table that is not read. */
  readonly isRow?: (member: Member, text: string) => boolean
  /** Lists the rows of a document by the lists that the dataset declares; null if this document is not read again. */
  readonly listSaidRows?: (member: Member, document: unknown, lookups: readonly Lookup[]) => SaidRows | null
  /** Members whose lines come from a declared list instead of a file: the list has the columns `number` and `day`. */
  readonly declaredMembers?: readonly Member[]
}

/** Fields of a line that identify its row, and their columns in the row. */
export interface SharedRow {
  readonly table: string
  readonly columns: readonly string[]
  readonly fields: readonly string[]
  /** Lines share a row only if this field is empty. */
  readonly ifEmpty?: string
}

/** Rows that a document implies. */
export interface SaidRows {
  readonly table: string
  readonly rows: readonly SaidRow[]
  /** SQL condition on the rows of the document; null for the rows that name it as their member. */
  readonly condition: string | null
  /** Values of a row without an entry in the document; null if the table must have no such row. */
  readonly otherwise: PublishedRow | null
  /** True if the document may have rows that the table lacks. */
  readonly mayLack: boolean
}

/** Row that a document implies: the columns that identify it, and its expected values. */
export interface SaidRow {
  readonly key: PublishedRow
  readonly values: PublishedRow
}
