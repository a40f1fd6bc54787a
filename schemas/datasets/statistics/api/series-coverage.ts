import { type Coverage, coverageOfMonths, type RequestedDays, wholeMonths } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import { monthOfDay, monthRange, quarterEnd } from '../../../core/month.ts'
import type { Frequency, Series } from '../series.ts'

const PERIODS = new URL('statistic_periods.sql', import.meta.url)

/** Coverage of a series; first and last period are "" if it has no value. */
export interface SeriesCoverage {
  readonly days: Coverage
  readonly first: string
  readonly last: string
}

/**
 * Reads the days that a series covers: whole months, even for quarters and years; for a daily series, from its first
 * value to its last.
 */
export async function readSeriesCoverage(snapshot: Snapshot, { id, frequency }: Series): Promise<SeriesCoverage> {
  const rows = (await snapshot.query(PERIODS, { series: id })) as { month: string; first: string; last: string }[]
  const coverage = coverageOfMonths(rows.map(({ month }) => month))
  const [first, last] = [rows[0]?.first ?? '', rows.at(-1)?.last ?? '']
  if (frequency !== 'day') return { days: coverage, first, last }
  const days = coverage.map(({ from, to }) => ({ from: from < first ? first : from, to: to > last ? last : to }))
  return { days, first, last }
}

/** Finds the days of the whole periods of a series in a range. */
export function requestedDaysOf({ frequency }: Series, range: RequestedDays): RequestedDays {
  if (frequency === 'day') return range
  const { from, to } = wholeMonths(range)
  return {
    from: from === null ? null : `${listMonths(frequency, from)[0] ?? ''}-01`,
    to: to === null ? null : lastDayOfMonth(listMonths(frequency, to).at(-1) ?? ''),
  }
}

/** Lists the months of the month, quarter or year that has a day. */
function listMonths(frequency: Frequency, day: string): readonly string[] {
  const month = monthOfDay(day)
  const year = month.slice(0, 4)
  if (frequency === 'year') return monthRange(`${year}-01`, `${year}-12`)
  const last = quarterEnd(month)
  return frequency === 'quarter'
    ? monthRange(`${year}-${String(Number(last.slice(5)) - 2).padStart(2, '0')}`, last)
    : [month]
}

/** Names the first and the last period of a range in the form of the table. */
export function requestedPeriods({ frequency }: Series, { from, to }: RequestedDays) {
  const toPeriod = (day: string | null) => (day === null ? null : namePeriod(frequency, day))
  return { first_period: toPeriod(from), last_period: toPeriod(to) }
}

function namePeriod(frequency: Frequency, day: string): string {
  if (frequency === 'day') return day
  const month = monthOfDay(day)
  if (frequency === 'month') return month
  return frequency === 'year'
    ? month.slice(0, 4)
    : `${month.slice(0, 4)}-Q${String(Number(quarterEnd(month).slice(5)) / 3)}`
}
