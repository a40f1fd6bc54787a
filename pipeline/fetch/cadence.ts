import { countMonths, type Month, monthOfDate, type Period } from '../../schemas/core/month.ts'
import type { Cadence, Source } from '../../schemas/core/source.ts'

const DAY = 86_400_000
/** A night that starts a little earlier than the same night a week before still counts as a week later. */
const EARLY = DAY / 2
const WEEK = 7 * DAY - EARLY
const MONTH = 30 * DAY - EARLY

/** True if a file is due now: the older its period, the less often it changes, and the less often it is requested. */
export function isDue(source: Source, period: Period | null, requestedAt: Date | null, now: Date): boolean {
  if (source.covers === 'everything' || period === null || requestedAt === null) return true
  const since = now.getTime() - requestedAt.getTime()
  // If the clock was set back, the interval proves nothing.
  return since < 0 || since >= choosePause(countMonths(findLastMonth(period), monthOfDate(now)), source.cadence)
}

/** Chooses the pause between two requests for a file of this age, in milliseconds. */
function choosePause(age: number, { nightly, weekly }: Cadence): number {
  if (age < nightly) return 0
  return age < weekly ? WEEK : MONTH
}

function findLastMonth(period: Period): Month {
  return period.length === 4 ? `${period}-12` : period.slice(0, 7)
}
