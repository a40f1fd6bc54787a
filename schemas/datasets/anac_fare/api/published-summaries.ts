import type { Ranged, Row, Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { type Page, pageBindings } from '../../../api/page.ts'
import type { Sort } from '../../../api/sort.ts'
import type { Grouping } from '../summary-tables.ts'

const PUBLISHED: Readonly<Record<Grouping, URL>> = {
  route: new URL('route_fares.sql', import.meta.url),
  airline: new URL('airline_fares.sql', import.meta.url),
  month: new URL('month_fares.sql', import.meta.url),
}

/** The filters of a request: each null where it has none, or the codes that it names, in order. */
export interface FareFilters extends Ranged {
  readonly origins: readonly string[] | null
  readonly destinations: readonly string[] | null
  readonly airlines: readonly string[] | null
}

/**
 * True if the snapshot has a table of the requested summaries: the groups are those of all its months, or months
 * themselves, and no filter leaves out some fares of a group.
 */
export function hasPublished(
  snapshot: Pick<Snapshot, 'has' | 'months'>,
  months: readonly Month[],
  grouping: Grouping,
  { origins, destinations, airlines }: Omit<FareFilters, 'ranges'>,
): boolean {
  if (!snapshot.has(`anac_fare_${grouping}`)) return false
  if (grouping === 'month') return origins === null && destinations === null && airlines === null
  if (months.length < snapshot.months('anac_fare').length) return false
  return grouping === 'route' ? airlines === null : origins === null && destinations === null
}

/** Reads a page of the summaries that the snapshot has. */
export async function readPublished(
  snapshot: Snapshot,
  months: readonly Month[],
  grouping: Grouping,
  { origins, destinations, airlines, ranges }: FareFilters,
  page: Page,
  sort: Sort,
): Promise<Row[]> {
  const bindings = {
    route: { origins, destinations },
    airline: { airlines },
    month: { first_month: months[0] ?? '', last_month: months.at(-1) ?? '' },
  }
  return snapshot.query(PUBLISHED[grouping], { ...bindings[grouping], ranges, ...sort, ...pageBindings(page) })
}
