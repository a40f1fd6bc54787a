import { ExactNumber, toUnits } from '../../core/exact-number.ts'
import { changePercent, compoundPercent } from '../../fund/api/performance.ts'
import { type Calendars, daysAfter, findLastBusinessDay, listBusinessDays } from '../../api/business-day.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { monthOfDay, monthRange, nextMonth } from '../../core/month.ts'
import { series } from '../../datasets/statistics/series.ts'
import type { BenchmarkReturn, NotKnown, ReadBenchmark, ReturnSpan } from './benchmark-return.ts'

const VALUES = new URL('../../datasets/statistics/api/series_values.sql', import.meta.url)
/** Decimals of a compiled value of a series. */
const DECIMALS = 8

/** Kind and frequency of the values of a series: changes are compounded, values are divided. */
export interface Measure {
  readonly values: 'changes' | 'levels'
  readonly every: 'month' | 'day'
}

/**
 * Series with a return, including those that only some versions declare. Other series cannot be a benchmark: the
 * monthly dollar is a mean (`bcb-3698`), and the quotient of two means is not a return from one day to another; the
 * periods of the TR (`bcb-226`) overlap. A daily rate is earned from its day to the next business day.
 */
const MEASURED: readonly (Measure & { readonly ids: readonly string[] })[] = [
  {
    values: 'changes',
    every: 'month',
    ids: [
      'ibge-1737-63',
      ...['433', '4390', '189', '7478'].map(nameSeries),
      // Groups of the IPCA.
      ...['1635', '1636', '1637', '1638', '1639', '1640', '1641', '1642', '1643'].map(nameSeries),
      ...['7170', '7445', '7486', '7558', '7625', '7660', '7712', '7766', '7786'].map(
        (group) => `ibge-7060-63-${group}`,
      ),
    ],
  },
  { values: 'changes', every: 'day', ids: ['12', '11'].map(nameSeries) },
  { values: 'levels', every: 'month', ids: ['24363'].map(nameSeries) },
  { values: 'levels', every: 'day', ids: ['1'].map(nameSeries) },
]

/** Writes the id of a series of the central bank. */
function nameSeries(code: string): string {
  return `bcb-${code}`
}

export function findMeasure(id: string): Measure | null {
  return MEASURED.find(({ ids }) => ids.includes(id)) ?? null
}

/** Lists the names of series in a request for a benchmark. */
export function listMeasuredNames(): string[] {
  return series.flatMap(({ id, aliases }) => (findMeasure(id) === null ? [] : [id, ...aliases]))
}

/** Reads the values of a series from the first to the last day of the spans. */
export function readSeries(snapshot: Snapshot, id: string, measure: Measure): ReadBenchmark {
  return async (spans) => {
    const days = spans.flatMap(({ first, last }) => [first, last]).sort()
    const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
    const isMonthly = measure.every === 'month'
    const bindings = {
      series: id,
      first_period: isMonthly ? monthOfDay(first) : first,
      last_period: isMonthly ? monthOfDay(last) : last,
    }
    const values = new Map<string, bigint>()
    for (const { period, value } of await snapshot.query(VALUES, bindings)) {
      if (typeof period === 'string' && value instanceof ExactNumber) values.set(period, toUnits(value.text, DECIMALS))
    }
    return (span) => seriesReturn(values, measure, span, snapshot.calendars)
  }
}

/** Computes the return of a series over a span from its values in whole units of the last decimal. */
export function seriesReturn(
  values: ReadonlyMap<string, bigint>,
  measure: Measure,
  span: ReturnSpan,
  calendars: Calendars,
): BenchmarkReturn {
  if (measure.values === 'levels' && measure.every === 'day') return divideLevels(values, span.first, span.last)
  const periods = measure.every === 'month' ? listMonths(span, calendars) : listDays(span, calendars)
  if ('reason' in periods) return periods
  if (measure.values === 'levels') return divideLevels(values, monthOfDay(span.first), monthOfDay(span.last))
  const changes = periods.flatMap((period) => values.get(period) ?? [])
  if (changes.length < periods.length) return { reason: 'value_missing' }
  const basis = measure.every === 'month' ? 'monthly_changes' : 'daily_changes'
  return { percent: compoundPercent(changes, DECIMALS), basis }
}

function divideLevels(values: ReadonlyMap<string, bigint>, first: string, last: string): BenchmarkReturn {
  const [before, after] = [values.get(first), values.get(last)]
  if (before === undefined || after === undefined || before <= 0n) return { reason: 'value_missing' }
  return { percent: changePercent(before, after), basis: 'published_values' }
}

/** Lists the months of a span that begins and ends at the end of a month; for other spans gives a reason. */
function listMonths({ first, last }: ReturnSpan, calendars: Calendars): readonly string[] | NotKnown {
  const [from, to] = [monthOfDay(first), monthOfDay(last)]
  const ends = [from, to].map((month) => findLastBusinessDay(month, 'br-banks', calendars))
  if (ends.includes(null)) return { reason: 'calendar_unknown' }
  if (ends[0] !== first || ends[1] !== last) return { reason: 'not_whole_months' }
  return monthRange(nextMonth(from), to)
}

/** Lists the business days whose overnight rates are earned in a span: the rate of its last day is earned after it. */
function listDays({ first, last }: ReturnSpan, calendars: Calendars): readonly string[] | NotKnown {
  return listBusinessDays(first, daysAfter(last, -1), 'br-banks', calendars) ?? { reason: 'calendar_unknown' }
}
