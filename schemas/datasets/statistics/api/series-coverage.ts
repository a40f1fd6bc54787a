import { type Coverage, coverageOfMonths, type RequestedDays, wholeMonths } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { monthOfDay } from '../../../core/month.ts'
import type { Series } from '../series.ts'

const PERIODS = new URL('statistic_periods.sql', import.meta.url)

/** The days that a series covers, and its first and last period; both are "" where it has no value. */
export interface SeriesCoverage {
  readonly days: Coverage
  readonly first: string
  readonly last: string
}

/** Reads the days that a series covers: whole months; of a daily one from its first value to its last. */
export async function readSeriesCoverage(snapshot: Snapshot, { id, frequency }: Series): Promise<SeriesCoverage> {
  const rows = (await snapshot.query(PERIODS, { series: id })) as { month: string; first: string; last: string }[]
  const coverage = coverageOfMonths(rows.map(({ month }) => month))
  const [first, last] = [rows[0]?.first ?? '', rows.at(-1)?.last ?? '']
  if (frequency === 'month') return { days: coverage, first, last }
  const days = coverage.map(({ from, to }) => ({ from: from < first ? first : from, to: to > last ? last : to }))
  return { days, first, last }
}

/** The days of a series that a range asks for. */
export function daysAsked({ frequency }: Series, range: RequestedDays): RequestedDays {
  return frequency === 'day' ? range : wholeMonths(range)
}

/** The first and the last period of a range, as the table writes them. */
export function periodsAsked({ frequency }: Series, { from, to }: RequestedDays) {
  const toPeriod = (day: string | null) => (day === null || frequency === 'day' ? day : monthOfDay(day))
  return { first_period: toPeriod(from), last_period: toPeriod(to) }
}
