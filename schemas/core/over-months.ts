import type { Binding, Row, Snapshot } from './endpoint.ts'
import type { Month } from './month.ts'
import { type Page, pageBindings } from './page.ts'

/** Months read at a time, so that a page costs the same however many years there are. */
const MONTHS_AT_ONCE = 6

/** A list over the months of a table, ordered by month first: the SQL of a page, and of its count as `counted`. */
export interface MonthlyList {
  readonly rows: URL
  readonly count: URL
}

type Bindings = Readonly<Record<string, Binding>>

/** The rows of a page, from as many of the months, which come in order, as it takes. */
export async function pageOverMonths(
  snapshot: Snapshot,
  list: MonthlyList,
  months: readonly Month[],
  bindings: Bindings,
  page: Page,
): Promise<Row[]> {
  const { limit, offset } = pageBindings(page)
  const rows: Row[] = []
  let skip = offset
  for (let at = 0; at < months.length && rows.length < limit; at += MONTHS_AT_ONCE) {
    const batch = months.slice(at, at + MONTHS_AT_ONCE)
    const found = await snapshot.query(list.rows, { ...bindings, limit: limit - rows.length, offset: skip }, batch)
    rows.push(...found)
    skip = found.length > 0 ? 0 : skip - (skip === 0 ? 0 : await countOverMonths(snapshot, list, batch, bindings))
  }
  return rows
}

/** How many rows of the list the months have. */
export async function countOverMonths(
  snapshot: Snapshot,
  { count }: MonthlyList,
  months: readonly Month[],
  bindings: Bindings,
): Promise<number> {
  const [counted] = await snapshot.query(count, bindings, months)
  return Number(counted?.['counted'] ?? 0)
}
