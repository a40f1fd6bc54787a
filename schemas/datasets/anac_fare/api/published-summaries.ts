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
const IN_BANDS = new URL('airline_month_fares.sql', import.meta.url)

/** Requested codes of each filter in order; null for a filter that the request lacks. */
export interface FareFilters extends Ranged {
  readonly origins: readonly string[] | null
  readonly destinations: readonly string[] | null
  readonly airlines: readonly string[] | null
}

/**
 * Finds the statement that answers summaries from tables of the snapshot: for groups over all its months, for groups by
 * month, or for airlines with fares counted in bands. Null if there is none, or if a filter leaves out some fares of a
 * group.
 */
export function findPublished(
  snapshot: Pick<Snapshot, 'has' | 'months'>,
  months: readonly Month[],
  grouping: Grouping,
  { origins, destinations, airlines }: Omit<FareFilters, 'ranges'>,
): URL | null {
  const [hasEnds, hasAirlines] = [origins !== null || destinations !== null, airlines !== null]
  const leavesOut = { route: hasAirlines, airline: hasEnds, month: hasEnds || hasAirlines }
  if (leavesOut[grouping]) return null
  const isOverAll = months.length === snapshot.months('anac_fare').length
  if (snapshot.has(`anac_fare_${grouping}`) && (grouping === 'month' || isOverAll)) return PUBLISHED[grouping]
  return grouping === 'airline' && snapshot.has('anac_fare_band') ? IN_BANDS : null
}

/** Reads a page of the summaries with the statement that `findPublished` found. */
export async function readPublished(
  snapshot: Snapshot,
  sql: URL,
  months: readonly Month[],
  grouping: Grouping,
  { origins, destinations, airlines, ranges }: FareFilters,
  page: Page,
  sort: Sort,
): Promise<Row[]> {
  const range = { first_month: months[0] ?? '', last_month: months.at(-1) ?? '' }
  const bindings = {
    route: { origins, destinations },
    airline: { airlines, ...(sql === IN_BANDS && range) },
    month: range,
  }
  return snapshot.query(sql, { ...bindings[grouping], ranges, ...sort, ...pageBindings(page) }, months)
}
