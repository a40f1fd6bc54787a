import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'
import {
  askPeriod,
  askSummary,
  FUNDS,
  serveSummaryWorld,
  withRealSeries,
} from '../../../server/helpers/summary-world.ts'

describe('summaries', () => {
  let api: Api
  beforeAll(async () => {
    api = await serveSummaryWorld()
  })
  afterAll(() => api.stop())

  it('know the return over a month that the snapshot lacks, and nothing that needs its days', async () => {
    expect(await askPeriod(api, FUNDS.daily, 'last_6_months')).toMatchObject({
      return_reason: '',
      volatility_percent: null,
      volatility_reason: 'month_not_covered',
      max_drawdown_percent: null,
      drawdown_reason: 'month_not_covered',
      inflow_value: null,
      flow_reason: 'month_not_covered',
      reports: null,
      missing_reports: null,
    })
    expect(await askPeriod(api, FUNDS.daily, 'last_1_month', 'date=20231030')).toMatchObject({
      first_date: null,
      return_percent: null,
      return_reason: 'month_not_covered',
    })
  })

  it('know no volatility where a business day has no report, and count such days', async () => {
    expect(await askPeriod(api, FUNDS.gapped, 'last_1_month')).toMatchObject({
      return_reason: '',
      volatility_percent: null,
      volatility_reason: 'report_missing',
      flow_reason: '',
      missing_reports: '1',
    })
  })

  it('know neither volatility nor drawdown where a quota value is not positive, nor flows where one is absent', async () => {
    const over = await askPeriod(api, FUNDS.gapped, 'last_1_month', 'date=20240202')
    const from = await askPeriod(api, FUNDS.gapped, 'last_1_month', 'date=20240214')
    const zero = await askPeriod(api, FUNDS.gapped, 'last_1_month', 'date=20240116&benchmark=selic')

    expect(over).toMatchObject({
      return_reason: '',
      volatility_reason: 'quota_not_positive',
      drawdown_reason: 'quota_not_positive',
      inflow_value: null,
      flow_reason: 'value_missing',
      missing_reports: '0',
    })
    expect(from['first_date']).toBe('2024-01-12')
    expect(zero).toMatchObject({ return_percent: null, return_reason: 'quota_not_positive', excess_percent: null })
  })

  it('know no volatility of fewer than 18 returns', async () => {
    expect(await askPeriod(api, FUNDS.daily, 'month_to_date', 'date=20240223')).toMatchObject({
      volatility_reason: 'too_few_returns',
    })
    expect(await askPeriod(api, FUNDS.daily, 'month_to_date', 'date=20240228')).toMatchObject({ volatility_reason: '' })
  })

  it('know no return from a base that is more than ten days old', async () => {
    const { reference_date, data } = await askSummary(api, FUNDS.sparse)
    const [ofYear, ofMonths] = ['year_to_date', 'last_3_months'].map((name) =>
      data.find(({ period }) => period === name),
    )

    expect(reference_date).toBe('2024-02-28')
    expect(ofYear).toMatchObject({ begin_date: '2023-12-31', first_date: null, return_reason: 'no_report' })
    expect(ofMonths).toMatchObject({ begin_date: '2023-11-28', first_date: null, return_reason: 'no_report' })
  })

  it('know no return of a class with one report', async () => {
    expect(await askPeriod(api, FUNDS.new, 'since_first_report')).toMatchObject({
      first_date: null,
      last_date: '2024-02-29',
      return_reason: 'no_report',
    })
  })

  it('without the bank calendar know no volatility and no whole months, and count no missing reports', async () => {
    const bare = await withRealSeries(
      await dailyMirror('2024-02', reports([{ DT_COMPTC: '2024-02-01' }, { DT_COMPTC: '2024-02-29' }])),
    )
    const dataDir = await temporaryFolder()
    await publish(bare, dataDir)
    const other = await serve(dataDir)

    const { data } = await askSummary(other, FUNDS.daily, 'period=since_first_report&benchmark=selic')

    expect(data).toMatchObject([
      {
        return_reason: '',
        benchmark_reason: 'calendar_unknown',
        volatility_reason: 'calendar_unknown',
        flow_reason: '',
        missing_reports: null,
      },
    ])
    await other.stop()
    await rm(bare, { recursive: true, force: true })
  })
})
