import type { Binding, Row, Snapshot } from './endpoint.ts'
import { type Month, monthOfDay } from './month.ts'
import { type Page, pageBindings } from './page.ts'

/** A list over the months of a table, oldest first: its rows, and how many there are in a column called `rows`. */
export interface MonthlyList {
  readonly rows: URL
  readonly count: URL
  /** What both bind beside `limit` and `offset`, which the rows do. */
  readonly bindings: Readonly<Record<string, Binding>>
}

/** Months read at first, so that a page costs the same however many years there are; twice as many where they have nothing. */
const MONTHS_AT_FIRST = 6

/** The months of a dataset that have days of a range, oldest first. */
export function monthsBetween(snapshot: Snapshot, dataset: string, from: string | null, to: string | null): Month[] {
  return snapshot
    .months(dataset)
    .filter((month) => (from === null || month >= monthOfDay(from)) && (to === null || month <= monthOfDay(to)))
    .toReversed()
}

/** The rows of a page, from as many months as it takes. */
export async function pageOverMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  { rows: select, count, bindings }: MonthlyList,
  page: Page,
): Promise<Row[]> {
  const { limit, offset } = pageBindings(page)
  const rows: Row[] = []
  let skip = offset
  let atOnce = MONTHS_AT_FIRST
  for (let at = 0; at < months.length && rows.length < limit;) {
    const batch = months.slice(at, at + atOnce)
    at += batch.length
    const found = await snapshot.query(select, { ...bindings, limit: limit - rows.length, offset: skip }, batch)
    rows.push(...found)
    if (found.length === 0) atOnce *= 2
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countOverMonths(snapshot, batch, count, bindings))
  }
  return rows
}

/** How many rows such a list has in some months. */
export async function countOverMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  count: URL,
  bindings: Readonly<Record<string, Binding>>,
): Promise<number> {
  const [counted] = await snapshot.query(count, bindings, months)
  return Number(counted?.['rows'] ?? 0)
}
