import type { Binding, Row, Snapshot, Value } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { type Page, pageBindings } from '../../../api/page.ts'
import type { Sort } from '../../../api/sort.ts'
import { GROUP_KEYS, type Grouping } from '../summary-tables.ts'
import { type FareFilters, findPublished, readPublished } from './published-summaries.ts'

const GROUPS = new URL('fare_groups.sql', import.meta.url)
const SUMMARIES = new URL('fare_summaries.sql', import.meta.url)

/** How many groups are computed at a time. Airlines are few, so all of them are at once. */
const GROUPS_AT_ONCE: Readonly<Record<Exclude<Grouping, 'airline'>, number>> = { route: 250, month: 6 }

/** No code is as long as the last. */
const EVERY_GROUP = { first_destination: '', last_destination: '~' }

/** Values of its key columns; `second` is empty where there is only one. */
interface Group {
  readonly first: string
  readonly second: string
}

/**
 * Reads a page of groups with their summaries, from tables of the snapshot that sum them up, where it has them.
 * Otherwise a few groups at a time are worked out in the order of their keys, from the files and row groups that hold
 * them, so that a query holds no more than those, however many years are requested. For any other order, and by
 * airline, one query works them all out.
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
  // Keys of a slice lie between two bounds only where both go the same way. Ranges choose among the summaries, so no
  // slice is known before they are made.
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

/** From the first group to the last, by the columns of the files themselves, so that DuckDB skips other row groups. */
function findBounds(groups: readonly Group[], grouping: Grouping): Record<string, Binding> {
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined || grouping === 'month') return EVERY_GROUP
  const origins = { first_origin: first.first, last_origin: last.first }
  return { ...EVERY_GROUP, ...origins, first_destination: first.second, last_destination: last.second }
}

function nameInSql(column: string, keys: readonly string[]): string {
  return ['first_key', 'second_key'][keys.indexOf(column)] ?? column
}

/** A row whose group has the names of its columns. Only the keys of a route have codes of their own. */
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

/** Bounds in place of a missing origin: DuckDB then skips the row groups of others either way. */
export function boundOrigins({ origins }: Pick<FareFilters, 'origins'>): Record<string, Binding> {
  return { first_origin: origins?.[0] ?? '', last_origin: origins?.at(-1) ?? '~' }
}
