import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../server/helpers/api.ts'
import {
  askPeriod,
  askSummary,
  digits,
  FUNDS,
  listReports,
  serveSummaryWorld,
} from '../../../server/helpers/summary-world.ts'

describe('summaries over many months', () => {
  let api: Api
  beforeAll(async () => {
    api = await serveSummaryWorld()
  })
  afterAll(() => api.stop())

  it('begin at the last report of the month before where the reference date ends a month', async () => {
    const { reference_date, data } = await askSummary(api, FUNDS.daily)

    expect(reference_date).toBe('2024-02-29')
    expect(data.map(({ period, begin_date, first_date }) => [period, begin_date, first_date])).toEqual([
      ['last_1_month', '2024-01-31', '2024-01-31'],
      ['month_to_date', '2024-01-31', '2024-01-31'],
      ['year_to_date', '2023-12-31', '2023-12-29'],
      ['last_3_months', '2023-11-30', '2023-11-30'],
      ['last_6_months', '2023-08-31', '2023-08-31'],
      ['since_first_report', '2023-07-03', '2023-07-03'],
      ['last_12_months', '2023-02-28', null],
      ['last_24_months', '2022-02-28', null],
      ['last_36_months', '2021-02-28', null],
    ])
  })

  it('begin on the same day of an earlier month where it does not, and on the last day of a shorter one', async () => {
    const begins = async (date: string) => {
      const { data } = await askSummary(api, FUNDS.daily, `date=${date}`)
      return Object.fromEntries(data.map(({ period, begin_date }) => [period ?? '', begin_date] as const))
    }

    expect(await begins('20240216')).toMatchObject({
      last_1_month: '2024-01-16',
      last_3_months: '2023-11-16',
      month_to_date: '2024-01-31',
      year_to_date: '2023-12-31',
    })
    // The last business day of 2023 is a Friday, two days before the end of the year.
    expect(await begins('20231231')).toMatchObject({ last_1_month: '2023-11-30', year_to_date: '2022-12-31' })
    expect(await begins('20231030')).toMatchObject({ last_1_month: '2023-09-30' })
  })

  it('give returns, flows, holders and counts that the daily reports give', async () => {
    const { data } = await askSummary(api, FUNDS.daily)
    const known = data.filter(({ missing_reports }) => missing_reports === '0')

    expect(known.map(({ period }) => period)).toEqual([
      'last_1_month',
      'month_to_date',
      'year_to_date',
      'last_3_months',
    ])
    for (const row of known) {
      const rows = await listReports(api, FUNDS.daily, row)
      const [first, last] = [rows[0], rows.at(-1)]
      const [from, to] = [digits(first?.['quota_value']), digits(last?.['quota_value'])]
      const scaled = (to - from) * 10n ** 8n
      const rounded = (2n * (scaled < 0n ? -scaled : scaled) + from) / (2n * from)
      const sumColumn = (column: string) => rows.slice(1).reduce((sum, each) => sum + digits(each[column]), 0n)

      expect(digits(row['return_percent'])).toBe(scaled < 0n ? -rounded : rounded)
      expect(digits(row['inflow_value'])).toBe(sumColumn('inflow_value'))
      expect(digits(row['outflow_value'])).toBe(sumColumn('outflow_value'))
      expect(digits(row['net_flow_value'])).toBe(sumColumn('inflow_value') - sumColumn('outflow_value'))
      expect([row['first_holders'], row['last_holders']]).toEqual([first?.['holders'], last?.['holders']])
      expect(row['reports']).toBe(String(rows.length))
    }
  })

  it('give the worst fall of all pairs of reports, with its days', async () => {
    const { data } = await askSummary(api, FUNDS.daily)

    for (const row of data.filter(({ max_drawdown_percent }) => max_drawdown_percent !== null)) {
      const rows = await listReports(api, FUNDS.daily, row)
      const falls = rows.flatMap((from, at) =>
        rows.slice(at + 1).map((to) => ({
          fall: Number(to['quota_value']) / Number(from['quota_value']) - 1,
          days: [from['date'], to['date']],
        })),
      )
      const worst = falls.reduce((found, each) => (each.fall < found.fall ? each : found))
      expect([row['drawdown_peak_date'], row['drawdown_trough_date']]).toEqual(worst.days)
      expect(Number(row['max_drawdown_percent'])).toBeCloseTo(100 * worst.fall, 5)
      expect(Number(row['max_drawdown_percent'])).toBeLessThan(0)
    }
  })

  it('give the volatility by its formula', async () => {
    const row = await askPeriod(api, FUNDS.daily, 'last_3_months')
    const quotas = (await listReports(api, FUNDS.daily, row)).map(({ quota_value }) => Number(quota_value))
    const returns = quotas.slice(1).map((value, at) => value / (quotas[at] ?? value) - 1)
    const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
    const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)

    expect(Math.abs(Number(row['volatility_percent']) - 100 * Math.sqrt(252 * variance))).toBeLessThanOrEqual(5.1e-7)
  })

  it('compound: the return of three months is the product of those of each', async () => {
    const whole = await askPeriod(api, FUNDS.daily, 'last_3_months')
    const months = [
      await askPeriod(api, FUNDS.daily, 'last_1_month', 'date=2023-12'),
      await askPeriod(api, FUNDS.daily, 'last_1_month', 'date=2024-01'),
      await askPeriod(api, FUNDS.daily, 'last_1_month', 'date=2024-02'),
    ]

    const product = months.reduce((grown, row) => grown * (100_000_000n + digits(row['return_percent'])), 1n)
    const expected = 100n * 10n ** 6n + digits(whole['return_percent'])
    const difference = product / 10n ** 16n - expected
    expect(difference >= -3n && difference <= 3n).toBe(true)
    expect(months.map(({ first_date }) => first_date)).toEqual(['2023-11-30', '2023-12-29', '2024-01-31'])
  })

  it('are a row for each subclass that reported lately, and none for the class', async () => {
    const { data } = await askSummary(api, FUNDS.subclasses, 'sort_by=period')
    const returned = (period: string) =>
      data.filter((row) => row['period'] === period).map((row) => [row['subclass_id'], row['return_reason']])

    expect(returned('last_1_month')).toEqual([
      ['A', ''],
      ['B', ''],
    ])
    expect(returned('year_to_date')).toEqual([
      ['A', ''],
      ['B', 'no_report'],
    ])
    const b = data.find((row) => row['subclass_id'] === 'B' && row['period'] === 'since_first_report')
    expect(b).toMatchObject({
      first_date: '2024-01-10',
      reports: String((await listReports(api, FUNDS.subclasses, b ?? {})).length),
    })
  })

  it('of one period are the row that the whole answer has', async () => {
    const { data } = await askSummary(api, FUNDS.daily, 'benchmark=ipca')

    for (const row of data)
      expect(await askPeriod(api, FUNDS.daily, row['period'] ?? '', 'benchmark=ipca')).toEqual(row)
  })
})
