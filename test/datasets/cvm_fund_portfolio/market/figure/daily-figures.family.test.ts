import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { listBusinessDays, type Calendars } from '../../../../../schemas/api/business-day.ts'
import { monthOfDay, monthRange } from '../../../../../schemas/core/month.ts'
import { ExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import { seriesReturn } from '../../../../../schemas/benchmark/api/series-returns.ts'
import { classMonthTable } from '../../../../../schemas/datasets/cvm_fund_daily/class-month/class-month-table.ts'
import {
  chooseReports,
  describePeriod,
  type KnownDays,
  type PeriodReports,
} from '../../../../../schemas/datasets/cvm_fund_daily/api/summary/period-row.ts'
import { beginDay } from '../../../../../schemas/datasets/cvm_fund_daily/api/summary/periods.ts'
import type { DailyFigures } from '../../../../../schemas/datasets/cvm_fund_daily/api/summary/reports.ts'
import { figureTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/figure-table.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { randomFrom, type Random } from '../../../../helpers/random.ts'
import { takeFewWhenFast } from '../../../../helpers/tier.ts'
import { makeMonth } from '../../../../helpers/view-rows.ts'

const MONTHS = monthRange('2023-01', '2024-03')
const PERIODS = ['last_1_month', 'last_3_months', 'last_6_months', 'last_12_months', 'year_to_date'] as const
const CLOSED = [
  '2023-02-20',
  '2023-02-21',
  '2023-04-07',
  '2023-09-07',
  '2023-12-25',
  '2024-01-01',
  '2024-02-12',
  '2024-02-13',
]
const CALENDARS: Calendars = new Map([
  ['br-banks', { firstDate: '2001-01-01', lastDate: '2099-12-31', closed: new Set(CLOSED) }],
])
const DAYS = listBusinessDays('2023-01-01', '2024-03-31', 'br-banks', CALENDARS) ?? []
const SERIES = new Map(DAYS.map((day, at) => [day, `0.0${String(40_000 + at * 7)}`]))

interface Report {
  readonly cnpj: string
  readonly subclass_id: string | null
  readonly date: string
  readonly quota_value: string
  readonly inflow_value: string
  readonly outflow_value: string
  readonly holders: number
}

/** A class that reports nearly each business day, on some weekends too, and fails to in the ways that reports do. */
function reportAsClass(random: Random, cnpj: string, subclass_id: string | null): Report[] {
  const [gaps, odd, zero] = [random() < 0.4 ? 0.004 : 0, random() < 0.4, random() < 0.2 ? 0.003 : 0]
  const first = random() < 0.3 ? Math.floor(random() * 200) : 0
  let quota = BigInt(1 + Math.floor(random() * 5)) * 10n ** 12n
  const days = odd ? [...DAYS, '2023-09-30', '2023-12-30', '2024-03-31'].sort() : DAYS
  return days.slice(first).flatMap((date) => {
    quota = (quota * BigInt(Math.round(1e9 + (random() - 0.49) * 2e7))) / 10n ** 9n
    if (random() < gaps) return []
    const text =
      random() < zero
        ? '0.000000000000'
        : `${String(quota / 10n ** 12n)}.${String(quota % 10n ** 12n).padStart(12, '0')}`
    return {
      cnpj,
      subclass_id,
      date,
      quota_value: text,
      inflow_value: `${String(Math.floor(random() * 1e6))}.17`,
      outflow_value: '3.10',
      holders: 5,
    }
  })
}

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

/** Makes the tables of all months from the reports, and answers the figures of the last. */
async function makeFigures(reports: readonly Report[], conflicts: readonly Report[]) {
  const duck = held.it
  const given = {
    business_calendar: [{ id: 'br-banks', first_date: '2001-01-01', last_date: '2099-12-31' }],
    calendar_holiday: CLOSED.map((date) => ({ calendar: 'br-banks', date })),
    statistic_value: [...SERIES].map(([period, value]) => ({ series: 'bcb-12', period, value })),
  }
  for (const [at, month] of MONTHS.entries()) {
    const ofMonth = (own: readonly Report[], of = month) =>
      own.filter(({ date }) => monthOfDay(date) === of).map((each) => ({ ...each }))
    const cleaned = ofMonth(conflicts).flatMap(({ cnpj, date }, line) =>
      [
        ['CNPJ_FUNDO_CLASSE', cnpj],
        ['DT_COMPTC', date],
      ].map(([column_name = '', filed = '']) => ({
        source_member: 'x',
        source_line: line,
        column_name,
        filed,
        reason: 'conflicting_report',
      })),
    )
    await makeMonth(
      duck,
      classMonthTable,
      month,
      {
        ...given,
        cvm_fund_daily: ofMonth(reports),
        previous_cvm_fund_daily: ofMonth(reports, MONTHS[at - 1] ?? ''),
        cvm_fund_daily_cleaned: cleaned,
      },
      `made_${month.replace('-', '_')}`,
    )
  }
  const earlier = MONTHS.slice(0, -1)
    .map((month) => `SELECT '${month}' AS competence_month, * FROM made_${month.replace('-', '_')}`)
    .join(' UNION ALL ')
  await makeMonth(
    duck,
    figureTable,
    '2024-03',
    { ...given, cvm_class_month: 'SELECT * FROM made_2024_03', earlier_cvm_class_month: earlier },
    'figures',
  )
  return duck.rows('SELECT * FROM figures ORDER BY cnpj, subclass_id, period')
}

function readReport({ date, quota_value, inflow_value, outflow_value, holders }: Report): DailyFigures {
  const quota = toUnits(quota_value, 12)
  return {
    date,
    quota_value: new ExactNumber(quota_value),
    quota: quota > 0n ? quota : null,
    inflow: toUnits(inflow_value, 2),
    outflow: toUnits(outflow_value, 2),
    holders,
  }
}

const numberOf = (value: unknown) =>
  value === null || value === undefined ? null : Number(value instanceof ExactNumber ? value.text : value)

const FIGURES = [
  'return_percent',
  'volatility_percent',
  'max_drawdown_percent',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
]
const REASONS = ['return_reason', 'volatility_reason', 'drawdown_reason', 'flow_reason']
const KNOWN: Omit<KnownDays, 'conflicts'> = {
  months: new Set(MONTHS),
  businessDays: DAYS,
  businessDaysFrom: '2023-01-01',
}
const VALUES = new Map([...SERIES].map(([day, value]) => [day, toUnits(value, 8)]))

type Row = Readonly<Record<string, unknown>>

function expectClose(at: readonly string[], left: number | null, right: number | null) {
  expect([...at, left === null]).toEqual([...at, right === null])
  if (left !== null && right !== null) expect(Math.abs(left - right)).toBeLessThanOrEqual(0.000001)
}

function expectSummary(at: readonly string[], row: Row, of: PeriodReports, known: KnownDays) {
  const expected = describePeriod(of, {}, known)
  for (const figure of FIGURES) expectClose([...at, figure], numberOf(row[figure]), numberOf(expected[figure]))
  for (const reason of REASONS) expect([...at, reason, row[reason] ?? '']).toEqual([...at, reason, expected[reason]])
}

/** Expects the CDI of a period, and what follows from the returns less it, computed from the reports of the days. */
function expectComparison(at: readonly string[], row: Row, { reports }: PeriodReports) {
  const span = { first: reports[0]?.date ?? '', last: reports.at(-1)?.date ?? '' }
  const cdi = seriesReturn(VALUES, { values: 'changes', every: 'day' }, span, CALENDARS)
  expectClose([...at, 'cdi'], numberOf(row['cdi_percent']), 'percent' in cdi ? Number(cdi.percent) / 1e6 : null)
  if (row['sharpe'] === null) return
  const days = reports.filter(({ date }) => DAYS.includes(date))
  const returns = days.slice(1).map(({ quota }, index) => Number(quota) / Number(days[index]?.quota) - 1)
  const rates = days.slice(1).map((_day, index) => Number(SERIES.get(days[index]?.date ?? '')) / 100)
  const excess = returns.map((each, index) => each - (rates[index] ?? 0))
  expect(returns.length).toBeGreaterThan(59)
  expectClose(
    [...at, 'sharpe'],
    numberOf(row['sharpe']),
    (Math.sqrt(252) * mean(excess)) / Math.sqrt(covariance(excess, excess)),
  )
  const beta = covariance(returns, rates) / covariance(rates, rates)
  expect(Math.abs((numberOf(row['beta']) ?? 0) - beta)).toBeLessThanOrEqual(0.0001 * Math.abs(beta) + 0.000001)
}

const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length

function covariance(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [mean(a), mean(b)]
  return a.reduce((sum, each, at) => sum + (each - left) * ((b[at] ?? 0) - right), 0) / (a.length - 1)
}

describe('figures that are folded from months', () => {
  it.each(takeFewWhenFast([1, 2], 2))('are those of the summary of daily reports, world %i', async (seed) => {
    const random = randomFrom(seed)
    const all = Array.from({ length: 8 }, (_each, at) =>
      reportAsClass(random, String(at).padStart(14, '0'), null),
    ).flat()
    const conflicts = all.filter(() => random() < 0.0008)
    const reports = all.filter((each) => !conflicts.includes(each))
    const rows = await makeFigures(reports, conflicts)
    let [compared, ratios] = [0, 0]
    for (const row of rows) {
      const [cnpj, period] = [String(row['cnpj']), PERIODS.find((each) => each === row['period'])]
      if (period === undefined || row['return_reason'] === 'month_not_ended') continue
      const own = reports.filter((each) => each.cnpj === cnpj).map(readReport)
      const days = conflicts.filter((each) => each.cnpj === cnpj).map(({ date }) => date)
      const known = { ...KNOWN, conflicts: new Map([['', days]]) }
      const chosen = chooseReports(period, '', beginDay(period, own.at(-1)?.date ?? '', '', CALENDARS), own, known)
      expectSummary([cnpj, period], row, chosen, known)
      if (row['return_percent'] !== null) expectComparison([cnpj, period], row, chosen)
      compared += 1
      ratios += row['sharpe'] === null ? 0 : 1
    }
    expect(compared).toBeGreaterThan(25)
    expect(ratios).toBeGreaterThan(1)
  })
})
