import { listed } from '../../api/client-text.ts'
import { requireDataset } from '../../api/coverage.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { curveMessages } from './curve-input.ts'

const CALENDAR = 'business_calendar'

/** A requested day, and the query for the days near it. */
interface DayRequest {
  readonly dataset: string
  readonly date: string | null
  readonly days: URL
  readonly bindings?: Readonly<Record<string, string>>
}

/** Finds the requested day, or the newest one, by a query for the days near it; a 404 names the nearest. */
export async function findDay(
  snapshot: Snapshot,
  what: string,
  { dataset, date, days, bindings = {} }: DayRequest,
): Promise<string> {
  requireDataset(snapshot, dataset)
  requireDataset(snapshot, CALENDAR)
  const rows = await snapshot.query(days, { ...bindings, date }, snapshot.months(dataset))
  const near = rows.flatMap(({ date: each }) => (typeof each === 'string' ? each : []))
  const found = date === null ? near.at(-1) : near.find((each) => each === date)
  if (found !== undefined) return found
  const shown = near.length === 0 ? null : listed(near)
  throw new ApiError('not_found', curveMessages.noDay({ what, date, days: shown }), {
    reason: 'day_not_found',
    nearest: near,
  })
}
