import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../../server/helpers/api.ts'
import { askPeriod, digits, FUNDS, serveSummaryWorld } from '../../../server/helpers/summary-world.ts'

describe('summaries', () => {
  let api: Api
  beforeAll(async () => {
    api = await serveSummaryWorld()
  })
  afterAll(() => api.stop())

  it('compare with the IPCA over whole months: the real one of January and February 2024', async () => {
    const row = await askPeriod(api, FUNDS.daily, 'year_to_date', 'benchmark=ipca')

    // 1.0042 × 1.0083 = 1.01253486
    expect(row).toMatchObject({
      benchmark: 'ibge-1737-63',
      benchmark_basis: 'monthly_changes',
      benchmark_return_percent: '1.253486',
      benchmark_reason: '',
    })
    expect(digits(row['excess_percent'])).toBe(digits(row['return_percent']) - 1_253_486n)
    expect(await askPeriod(api, FUNDS.daily, 'last_1_month', 'benchmark=ipca&date=20240216')).toMatchObject({
      return_reason: '',
      benchmark_return_percent: null,
      excess_percent: null,
      benchmark_reason: 'not_whole_months',
    })
  })

  it('compare with the CDI from the day of the base to the business day before the last', async () => {
    const row = await askPeriod(api, FUNDS.daily, 'last_1_month', 'benchmark=cdi')

    expect(row).toMatchObject({ first_date: '2024-01-31', last_date: '2024-02-29' })
    // 31 January and 18 business days of February, at 0.05 %: 1.0005 to the 19th.
    const millionths = (10_005n ** 19n * 10n ** 8n) / 10_000n ** 19n - 10n ** 8n
    expect(row).toMatchObject({ benchmark: 'bcb-12', benchmark_basis: 'daily_changes', benchmark_reason: '' })
    expect(digits(row['benchmark_return_percent']) - millionths).toBeOneOf([0n, 1n])
    expect(await askPeriod(api, FUNDS.daily, 'last_3_months', 'benchmark=cdi')).toMatchObject({
      benchmark_return_percent: null,
      benchmark_reason: 'value_missing',
    })
  })

  it('compare with a ticker by its closing prices of the two days', async () => {
    const over = (period: string, ticker = 'petr4') => askPeriod(api, FUNDS.daily, period, `benchmark=${ticker}`)

    // 40.15 ÷ 40.41 − 1
    expect(await over('last_1_month')).toMatchObject({
      benchmark: 'PETR4',
      benchmark_basis: 'closing_prices',
      benchmark_return_percent: '-0.643405',
    })
    // 123.45 for 1,000 and 0.25 for one.
    expect(await over('last_1_month', 'LOTE3')).toMatchObject({ benchmark_return_percent: '102.511138' })
    expect(await over('last_3_months')).toMatchObject({ benchmark_reason: 'event_between' })
    expect(await over('year_to_date')).toMatchObject({ benchmark_reason: 'no_quote' })
    expect(await over('last_6_months')).toMatchObject({ benchmark_reason: 'month_not_covered' })
  })
})
