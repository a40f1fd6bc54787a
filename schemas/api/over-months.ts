import { USUAL_BOUNDS } from './cost.ts'
import type { Binding, Row, Snapshot } from './endpoint.ts'
import { type Month, monthOfDay } from '../core/month.ts'
import { type Page, pageBindings } from './page.ts'
import type { Ranges } from './ranges.ts'
import type { Sort } from './sort.ts'

/** A list over the months of a table: a query for its rows, and one for their number in a column called `rows`. */
export interface MonthlyList {
  readonly rows: URL
  readonly count: URL
  /** Parameters that both queries bind, including the ranges; the rows bind the sort, `limit` and `offset` too. */
  readonly bindings: Readonly<Record<string, Binding>>
  /** Column that follows the months: if the list is sorted by it, a page is found in few months. */
  readonly by: string
}

/**
 * Number of months that are read first, so that a page costs the same however many years there are. If they have
 * nothing, twice as many follow; otherwise as many as the rest of the page needs if they are equally full.
 */
const MONTHS_AT_FIRST = 6

/**
 * Declares the cost of a list over months. Only a list that is sorted by month and has all of its rows finds a page in
 * few months.
 */
export function costOverMonths(by: string) {
  const readsAll = ({ sort_by, ranges }: Pick<Sorted, 'sort_by' | 'ranges'>) => sort_by !== by || !ranges.isEmpty
  return {
    ...USUAL_BOUNDS,
    heavy: {
      when: `sorted by another column than ${by}, or with a range of a column, over more than a month`,
      is: ({ from, to, ...asked }: Sorted) =>
        readsAll(asked) && (from === undefined || to === undefined || monthOfDay(from) !== monthOfDay(to)),
    },
    wide: { is: readsAll },
  }
}

interface Sorted {
  readonly sort_by: string
  readonly ranges: Ranges
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Lists the months of a dataset with days of a range, oldest first. */
export function monthsBetween(snapshot: Snapshot, dataset: string, from: string | null, to: string | null): Month[] {
  return snapshot
    .months(dataset)
    .filter((month) => (from === null || month >= monthOfDay(from)) && (to === null || month <= monthOfDay(to)))
    .toReversed()
}

/**
 * Reads the rows of a page. If it is sorted as the months are, only as many months as it needs are read, from either
 * end; if it is sorted by another column, all of them are read at once.
 */
export async function pageOverMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  { rows: select, count, bindings, by }: MonthlyList,
  page: Page,
  { sort_by, sort_order }: Sort,
): Promise<Row[]> {
  const { limit, offset } = pageBindings(page)
  const sorted = { ...bindings, sort_by, sort_order }
  if (months.length === 0) return []
  if (sort_by !== by) return snapshot.query(select, { ...sorted, limit, offset }, months)
  const inOrder = sort_order === 'asc' ? months : months.toReversed()
  const rows: Row[] = []
  let skip = offset
  let atOnce = MONTHS_AT_FIRST
  for (let at = 0; at < inOrder.length && rows.length < limit;) {
    const batch = inOrder.slice(at, at + atOnce)
    at += batch.length
    const found = await snapshot.query(select, { ...sorted, limit: limit - rows.length, offset: skip }, batch)
    rows.push(...found)
    const rest = limit - rows.length
    atOnce =
      found.length === 0
        ? atOnce * 2
        : Math.max(MONTHS_AT_FIRST, Math.ceil((rest * batch.length) / (found.length + skip)))
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countOverMonths(snapshot, batch, count, bindings))
  }
  return rows
}

export async function countOverMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  count: URL,
  bindings: Readonly<Record<string, Binding>>,
): Promise<number> {
  const [counted] = await snapshot.query(count, bindings, months)
  const rows = counted?.['rows'] ?? 0
  // A wider number would not come as a number of JavaScript, and the page would begin nowhere.
  if (typeof rows !== 'number') throw new Error(`${count.pathname} must give an INTEGER`)
  return rows
}
