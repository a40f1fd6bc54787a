import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Row, Snapshot, Value } from '../../../schemas/api/endpoint.ts'
import { CHANGELOG } from '../../../schemas/core/changelog-table.ts'
import { formatNumber } from '../kit/table.tsx'

const NEWEST = new URL('newest-changes.sql', import.meta.url)

/**
 * Most changes of tables that a page or feed lists, unless the newest snapshot has more. The endpoint has all of them.
 */
const LISTED = 60

/**
 * Reads the changes of the newest snapshots, a row for each table and kind of change: `limit` rows at most, or the
 * newest snapshot. With a dataset, only its changes.
 */
export function readNewestChanges(
  snapshot: Snapshot,
  { limit = LISTED, dataset = null }: { readonly limit?: number; readonly dataset?: string | null } = {},
): Promise<readonly Row[]> {
  return snapshot.has(CHANGELOG) ? snapshot.query(NEWEST, { limit, dataset }) : Promise.resolve([])
}

/** A change in words: table, kind, partitions, and the rows that were added, removed and changed. */
export interface ChangeInWords {
  readonly table: string
  readonly change: string
  readonly partitions: string
  readonly added: string
  readonly removed: string
  readonly changed: string
}

export function describeChange(row: Row): ChangeInWords {
  const [first, last] = [toText(row['first_partition']), toText(row['last_partition'])]
  const number = (name: string) => formatNumber(Number(toText(row[name])))
  return {
    table: toText(row['table_name']),
    change: toText(row['change']),
    partitions: first === last ? first : `${first} to ${last.replace(/^\w+=/, '')} (${toText(row['partitions'])})`,
    added: number('rows_added'),
    removed: number('rows_removed'),
    changed: number('rows_changed'),
  }
}

export function toText(value: Value | undefined): string {
  if (value instanceof ExactNumber) return value.text
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
