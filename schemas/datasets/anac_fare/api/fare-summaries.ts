import type { Binding, Row, Snapshot, Value } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { type Page, pageBindings } from '../../../api/page.ts'
import type { Sort } from '../../../api/sort.ts'
import { GROUP_KEYS, type Grouping } from '../summary-tables.ts'
import { type FareFilters, findPublished, readPublished } from './published-summaries.ts'

const GROUPS = new URL('fare_groups.sql', import.meta.url)
const SUMMARIES = new URL('fare_summaries.sql', import.meta.url)

/** Number of groups to compute at a time. Airlines are few, so all of them are computed at once. */
const GROUPS_AT_ONCE: Readonly<Record<Exclude<Grouping, 'airline'>, number>> = { route: 250, month: 6 }

/** Bounds around every code: `~` sorts after all letters. */
const EVERY_GROUP = { first_destination: '', last_destination: '~' }

/** Values of the key columns of a group; `second` is empty if there is only one. */
interface Group {
  readonly first: string
  readonly second: string
}

/**
 * Reads a page of groups with their summaries from the summary tables of the snapshot, if it has them. Otherwise a
 * query sums up only a few groups, in the order of their keys, from the files and row groups that hold them, so that
 * its memory does not grow with the requested years. For any other order, and by airline, one query sums up all groups.
 */
export async function readSummaries(
  snapshot: Snapshot,
  months: readonly Month[],
  grouping: Grouping,
  filters: FareFilters,
  page: Page,
  sort: Sort,
): Promise<Row[]> {
  const keys = GROUP_KEYS[grouping]
  const published = findPublished(snapshot, months, grouping, filters)
  if (published !== null) return readPublished(snapshot, published, months, grouping, filters, page, sort)
  const { sort_by, sort_order } = sort
  const bindings = { ...boundOrigins(filters), ...filters, group_by: grouping, sort_order, ...pageBindings(page) }
  // Keys of a slice lie between two bounds only if both keys sort in the same direction. Ranges choose among the
  // finished summaries, so that no slice is known before.
  if (
    grouping === 'airline' ||
    sort_by !== keys[0] ||
    (sort_order === 'desc' && keys.length > 1) ||
    !filters.ranges.isEmpty
  ) {
    const sorted = { ...bindings, ...EVERY_GROUP, sort_by: nameInSql(sort_by, keys) }
    return (await snapshot.query(SUMMARIES, sorted, months)).map((row) => nameKeys(row, keys))
  }
  const atOnce = GROUPS_AT_ONCE[grouping]
  const found = await snapshot.query(GROUPS, bindings, months)
  const groups = found.map(({ first_key, second_key }) => ({
    first: requireText(first_key),
    second: requireText(second_key),
  }))
  const rows: Row[] = []
  for (let at = 0; at < groups.length; at += atOnce) {
    const some = groups.slice(at, at + atOnce)
    const theirMonths = grouping === 'month' ? some.map(({ first }) => first) : months
    const bounds = findBounds(sort_order === 'asc' ? some : some.toReversed(), grouping)
    const whole = { sort_by: 'first_key', limit: some.length, offset: 0 }
    rows.push(...(await snapshot.query(SUMMARIES, { ...bindings, ...whole, ...bounds }, theirMonths)))
  }
  return rows.map((row) => nameKeys(row, keys))
}

/**
 * Finds the bounds of the first and the last group in the columns of the files, so that DuckDB skips other row groups.
 */
function findBounds(groups: readonly Group[], grouping: Grouping): Record<string, Binding> {
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined || grouping === 'month') return EVERY_GROUP
  const origins = { first_origin: first.first, last_origin: last.first }
  return { ...EVERY_GROUP, ...origins, first_destination: first.second, last_destination: last.second }
}

function nameInSql(column: string, keys: readonly string[]): string {
  return ['first_key', 'second_key'][keys.indexOf(column)] ?? column
}

/** Names the key columns of a row by the grouping. Only the keys of a route have further codes. */
function nameKeys(
  { first_key = '', second_key = '', origin_iata = null, destination_iata = null, ...summary }: Row,
  keys: readonly string[],
): Row {
  const values: readonly Value[] = [first_key, second_key]
  const codes = keys.length > 1 && { origin_iata, destination_iata }
  return { ...Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])), ...summary, ...codes }
}

function requireText(key: Value | undefined): string {
  return typeof key === 'string' ? key : ''
}

/** Bounds the origins, even if none is requested, so that DuckDB skips other row groups in both cases. */
export function boundOrigins({ origins }: Pick<FareFilters, 'origins'>): Record<string, Binding> {
  return { first_origin: origins?.[0] ?? '', last_origin: origins?.at(-1) ?? '~' }
}
