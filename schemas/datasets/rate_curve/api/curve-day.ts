import { listed } from '../../../api/client-text.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { requireDataset } from '../../../api/coverage.ts'
import { curveMessages } from './curve-input.ts'

export const DATASET = 'rate_curve'
const CALENDAR = 'business_calendar'

/** Finds the day that is asked for, or the newest one, by a query of the days near it; a 404 names the nearest. */
export async function findDay(
  snapshot: Snapshot,
  what: string,
  {
    date,
    days,
    bindings = {},
  }: { readonly date: string | null; readonly days: URL; readonly bindings?: Readonly<Record<string, string>> },
): Promise<string> {
  requireDataset(snapshot, DATASET)
  requireDataset(snapshot, CALENDAR)
  const rows = await snapshot.query(days, { ...bindings, date }, snapshot.months(DATASET))
  const near = rows.flatMap(({ date: each }) => (typeof each === 'string' ? each : []))
  const found = date === null ? near.at(-1) : near.find((each) => each === date)
  if (found !== undefined) return found
  const shown = near.length === 0 ? null : listed(near)
  throw new ApiError('not_found', curveMessages.noDay({ what, date, days: shown }), {
    reason: 'day_not_found',
    nearest: near,
  })
}
