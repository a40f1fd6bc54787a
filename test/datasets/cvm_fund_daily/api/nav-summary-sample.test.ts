import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'
import type { SummaryAnswer } from '../../../server/helpers/summary-world.ts'

const readSummary = ({ text }: { text: string }) => exactJson(text) as SummaryAnswer

describe('the summary of a fund of the sample', () => {
  let api: Api
  let key: string
  beforeAll(async () => {
    const dataDir = await sampleDataDir()
    key = await makeKey(dataDir, { scopes: ['cvm_fund_daily', 'statistics'] })
    api = await serve(dataDir)
  })
  afterAll(() => api.stop())

  it('computes from its three real reports, and says what it does not know', async () => {
    const { reference_date, data } = readSummary(await api.get('/v1/fund/00068305000135/nav/summary?benchmark=selic'))

    expect(reference_date).toBe('2024-02-09')
    expect(Object.entries(data.find(({ period }) => period === 'since_first_report') ?? {})).toEqual(
      Object.entries({
        period: 'since_first_report',
        subclass_id: '',
        begin_date: '2024-02-01',
        first_date: '2024-02-01',
        last_date: '2024-02-09',
        first_quota_value: '35.680409000000',
        last_quota_value: '35.761506000000',
        // 0.081097 ÷ 35.680409 = 0.002272871…
        return_percent: '0.227287',
        return_reason: '',
        benchmark: 'bcb-4390',
        benchmark_basis: '',
        benchmark_return_percent: null,
        excess_percent: null,
        benchmark_reason: 'not_whole_months',
        volatility_percent: null,
        volatility_reason: 'report_missing',
        max_drawdown_percent: '0.000000',
        drawdown_peak_date: null,
        drawdown_trough_date: null,
        drawdown_reason: '',
        inflow_value: '0.00',
        outflow_value: '1604.77',
        net_flow_value: '-1604.77',
        flow_reason: '',
        first_holders: '5992',
        last_holders: '5989',
        reports: '3',
        missing_reports: '4',
        conflicting_days: [],
      }),
    )
  })

  it('knows no return over months that the snapshot lacks', async () => {
    const { data } = readSummary(await api.get('/v1/fund/00068305000135/nav/summary'))

    for (const row of data.filter(({ period }) => period !== 'since_first_report')) {
      expect(row).toMatchObject({ first_date: null, return_percent: null, return_reason: 'month_not_covered' })
    }
  })

  it('of a day takes the report of that day or of one of the ten before', async () => {
    const ask = (date: string) => api.get(`/v1/fund/00068305000135/nav/summary?date=${date}`)

    expect(readSummary(await ask('20240208')).reference_date).toBe('2024-02-08')
    expect(readSummary(await ask('20240219')).reference_date).toBe('2024-02-09')
    expect(readProblem(await ask('20240220'))).toMatchObject({
      status: 404,
      error_data: {
        reason: 'report_not_filed',
        available: { from: '2024-02-01', to: '2024-02-09' },
        nearest: ['2024-02-09'],
      },
    })
  })

  it('refuses a benchmark that nothing can be computed from, and names one that was meant', async () => {
    const ask = (name: string) => api.get(`/v1/fund/00068305000135/nav/summary?benchmark=${name}`)

    const [mean, unknown, ticker] = [await ask('usd'), await ask('ipcaa'), await ask('petr44')].map(readProblem)
    expect(mean).toMatchObject({ status: 400, error_data: { fieldErrors: { benchmark: [expect.any(String)] } } })
    expect(unknown).toMatchObject({ status: 404, error_data: { reason: 'benchmark_not_found' } })
    expect(unknown?.message).toContain('Did you mean ipca')
    expect(ticker?.message).toContain('Did you mean PETR4')
  })

  it('needs the scope of the dataset of the benchmark, and only with a benchmark', async () => {
    const readStatus = async (query: string) =>
      (await api.get(`/v1/fund/00068305000135/nav/summary${query}`, { headers: { 'x-api-key': key } })).status

    // Each twice: the second is answered by the fast path.
    for (const query of ['', '?benchmark=ipca'])
      expect([await readStatus(query), await readStatus(query)]).toEqual([200, 200])
    await api.get('/v1/fund/00068305000135/nav/summary?benchmark=petr4')
    expect([await readStatus('?benchmark=petr4'), await readStatus('?benchmark=petr4')]).toEqual([403, 403])
  })
})
