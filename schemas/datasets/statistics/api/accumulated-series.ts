import { z } from 'zod'
import { COVERAGE_HEADER, requireCoverage } from '../../../api/coverage.ts'
import { quoted } from '../../../api/client-text.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { wrongParameter } from '../../../api/input-error.ts'
import { dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { findLastBusinessDay, lastDayOfMonth } from '../../../api/business-day.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import { sameText } from '../../../core/language.ts'
import type { Series } from '../series.ts'
import {
  accumulateDays,
  accumulateMonths,
  type Accumulation,
  ANNUAL_DECIMALS,
  FACTOR_DECIMALS,
  isMonthOpen,
  isMonthPartial,
  type ValuesByPeriod,
} from './accumulation.ts'
import { requestedDaysOf, requestedPeriods, readSeriesCoverage, type SeriesCoverage } from './series-coverage.ts'
import { requireSeries, seriesInput } from './series-input.ts'
import { statisticMessages } from './statistic-messages.ts'

const DATASET = 'statistics'
const VALUES = new URL('series_values.sql', import.meta.url)
const DECIMALS = 8

/** Selic rate of each day, by which the last month of the monthly series is judged. */
const SELIC_OF_DAYS = 'bcb-11'
/** Series of rates that a deposit earns one after the other. */
const ACCUMULATED: readonly string[] = ['bcb-12', SELIC_OF_DAYS, 'bcb-4390']

const text = (description: string) => described(z.string(), description, 'VARCHAR')
const count = (description: string) => described(z.int().nullable(), description, 'INTEGER')
const day = (description: string) => described(z.iso.date().nullable(), description, 'DATE')

const accumulatedOutput = z
  .strictObject({
    series: text('Series, such as bcb-12.'),
    basis: described(
      z.enum(['daily_factors', 'published_months']),
      'How it is computed: daily_factors multiplies 1 + rate ÷ 100 of each day, eight decimals each; published_months does so with the months as published, which have two decimals.',
      'VARCHAR',
    ),
    first_day: day(
      'First day with a value in the range; of a monthly series the first day of that month; null where there is none.',
    ),
    last_day: day(
      'Last day with a value in the range; of a monthly series the last day of that month; null where there is none.',
    ),
    factor: described(
      z.number().nullable(),
      'What one real grows to: the product of the factors, which is exact, rounded once to sixteen decimals, half up; null where a value is missing.',
      'DECIMAL(38,16)',
    ),
    percent: described(
      z.number().nullable(),
      'The factor less 1, times 100; null where the factor is.',
      'DECIMAL(38,14)',
    ),
    annual_percent: described(
      z.number().nullable(),
      'The rate of a year of 252 business days that grows to the factor, two decimals: of one day the rate of a year from which its factor was made; null for a monthly series and where the factor is.',
      'DECIMAL(18,2)',
    ),
    factor_reason: described(
      z.enum(['', 'value_missing', 'calendar_unknown']),
      'Why the factor is null: value_missing where a business day or month of the range has no value, also one that has not come yet; calendar_unknown where the range is longer than the series and no calendar knows these days; "" where it is a number.',
      'VARCHAR',
    ),
    days: count('Days whose factors are multiplied; null for a monthly series.'),
    months: count('Months whose factors are multiplied; null for a daily series.'),
    missing_days: count(
      'Business days of banks in the range that have no value; null for a monthly series, and where no calendar knows all days.',
    ),
    missing_days_reason: described(
      z.enum(['', 'monthly_series', 'calendar_unknown']),
      'Why it is null: monthly_series, or calendar_unknown; "" where it is a number.',
      'VARCHAR',
    ),
    first_missing: described(
      z.string().nullable(),
      'First day or month that lacks its value; null where none is known to lack it.',
      'VARCHAR',
    ),
    is_running_month: described(
      z.boolean().nullable(),
      'True where the range reaches into a month of which not all days have come: the figure of that month still grows. Null where that is not known.',
      'BOOLEAN',
    ),
    is_running_month_reason: described(
      z.enum(['', 'calendar_unknown', 'daily_rates_missing']),
      'Why it is null: calendar_unknown; daily_rates_missing where the last month of the monthly series cannot be compared with the rates of its days; "" where it is known.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'AccumulatedRate', description: 'What a rate grows to from one day to another.' })

const LAST_DAY =
  'Last day of the range: `to`, or the newest day of the series; of a monthly series the last of that month.'

export const accumulated = defineEndpoint({
  id: 'statistic_accumulated',
  path: '/v1/statistics/{series}/accumulated',
  summary: 'What the CDI or the Selic grows to between two days, exactly',
  description:
    'The product of the factors of the days from `from` to `to`, both included, of `cdi` (bcb-12) and `selic-diaria` (bcb-11): the rate of a day is earned until the next business day, so for a deposit from day a to day b `to` is the last business day before b. Of `selic` (bcb-4390) the product of whole months, from the one that contains `from` to the one that contains `to`. Without `from` and `to` from the first value to the newest. The CDI of a month is `cdi` over its days: no other series of it is compiled. The month that is still running is marked, and a value that is missing makes the factor null.',
  dataset: DATASET,
  input: z.strictObject({ series: seriesInput, ...dayRange }).refine(inOrder, outOfOrder),
  output: objectOutput(described(z.iso.date(), LAST_DAY), accumulatedOutput),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), LAST_DAY, 'DATE') },
  headers: COVERAGE_HEADER,
  examples: [
    { series: 'cdi', from: '20241101', to: '20241231' },
    { series: 'selic', from: '2024-01', to: '2024-12' },
  ],
  async answer(snapshot, { series: requested, from = null, to = null }) {
    const found = await requireSeries(snapshot, requested)
    if (!ACCUMULATED.includes(found.id)) throw notAccumulated(requested, found)
    const coverage = await readSeriesCoverage(snapshot, found)
    const asked = requestedDaysOf(found, { from, to })
    const headers = requireCoverage(sameText(quoted(requested)), coverage.days, asked)
    const range = { from: asked.from ?? firstDay(coverage.first), to: asked.to ?? lastDay(coverage.last) }
    const data = await (found.frequency === 'day' ? answerDays : answerMonths)(snapshot, found, coverage, range)
    return {
      body: { success: true, reference_date: range.to, data },
      rowKeys: { reference_date: range.to },
      headers,
      fileName: `statistic-${found.id}-accumulated-${range.from}-${range.to}`,
    }
  },
})

interface DayRange {
  readonly from: string
  readonly to: string
}

async function answerDays(
  snapshot: Snapshot,
  { id }: Series,
  { first, last }: SeriesCoverage,
  range: DayRange,
): Promise<Row> {
  const { calendars } = snapshot
  const grown = accumulateDays(await readValues(snapshot, id, range), range, calendars)
  const isLonger = range.from < first || range.to > last
  const reason = grown.factor === null ? 'value_missing' : grown.missing === null && isLonger ? 'calendar_unknown' : ''
  const isOpen = isMonthOpen(range.to, last, calendars)
  return {
    series: id,
    basis: 'daily_factors',
    first_day: grown.first,
    last_day: grown.last,
    ...writeFactor(grown, reason),
    days: grown.periods,
    months: null,
    missing_days: grown.missing,
    missing_days_reason: grown.missing === null ? 'calendar_unknown' : '',
    first_missing: grown.firstMissing,
    is_running_month: isOpen,
    is_running_month_reason: isOpen === null ? 'calendar_unknown' : '',
  }
}

async function answerMonths(
  snapshot: Snapshot,
  series: Series,
  { last }: SeriesCoverage,
  range: DayRange,
): Promise<Row> {
  const { first_period: from, last_period: to } = requestedPeriods(series, range)
  const months = { from: from ?? '', to: to ?? '' }
  const grown = accumulateMonths(await readValues(snapshot, series.id, months), months)
  const isPartial = months.to < last ? false : await isNewestPartial(snapshot, series.id, last)
  return {
    series: series.id,
    basis: 'published_months',
    first_day: grown.first === null ? null : firstDay(grown.first),
    last_day: grown.last === null ? null : lastDay(grown.last),
    ...writeFactor(grown, grown.factor === null ? 'value_missing' : ''),
    days: null,
    months: grown.periods,
    missing_days: null,
    missing_days_reason: 'monthly_series',
    first_missing: grown.firstMissing,
    is_running_month: isPartial,
    is_running_month_reason: isPartial === null ? nameDoubt(snapshot, last) : '',
  }
}

/** Judges the newest month of the monthly series by the daily rates of that month. */
async function isNewestPartial(snapshot: Snapshot, series: string, month: string): Promise<boolean | null> {
  const [values, days] = await Promise.all([
    readValues(snapshot, series, { from: month, to: month }),
    readValues(snapshot, SELIC_OF_DAYS, { from: firstDay(month), to: lastDay(month) }),
  ])
  const retrieved = snapshot.retrievedAt(DATASET, null)?.slice(0, 10) ?? null
  return isMonthPartial({ month, value: values.get(month) ?? 0n, retrieved, days }, snapshot.calendars)
}

function nameDoubt({ calendars }: Snapshot, month: string): string {
  return findLastBusinessDay(month, 'br-banks', calendars) === null ? 'calendar_unknown' : 'daily_rates_missing'
}

async function readValues(snapshot: Snapshot, series: string, { from, to }: DayRange): Promise<ValuesByPeriod> {
  const rows = await snapshot.query(VALUES, { series, first_period: from, last_period: to })
  return new Map(
    rows.flatMap(({ period, value }) =>
      typeof period === 'string' && value instanceof ExactNumber ? [[period, toUnits(value.text, DECIMALS)]] : [],
    ),
  )
}

function writeFactor({ factor, annualPercent }: Accumulation, reason: string) {
  const isKnown = factor !== null && reason === ''
  return {
    factor: isKnown ? toExactNumber(factor, FACTOR_DECIMALS) : null,
    percent: isKnown ? toExactNumber(factor - 10n ** BigInt(FACTOR_DECIMALS), FACTOR_DECIMALS - 2) : null,
    annual_percent: isKnown && annualPercent !== null ? toExactNumber(annualPercent, ANNUAL_DECIMALS) : null,
    factor_reason: reason,
  }
}

function firstDay(period: string): string {
  return period.length === 'YYYY-MM'.length ? `${period}-01` : period
}

function lastDay(period: string): string {
  return period.length === 'YYYY-MM'.length ? lastDayOfMonth(period) : period
}

function notAccumulated(requested: string, { name }: Series) {
  return wrongParameter('series', statisticMessages.notAccumulated({ requested: quoted(requested), name }))
}
