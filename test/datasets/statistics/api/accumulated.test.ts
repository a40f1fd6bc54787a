import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsMirror } from '../../../helpers/statistics.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const read = async (api: SharedApi, path: string) =>
  (exactJson((await api.get(path)).text) as { data: Readonly<Record<string, unknown>> }).data

describe('what a rate grows to', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it('is the exact product of the factors of its days, rounded once', async () => {
    // By Python's decimal with 900 digits: 1.01731807622835423632…, and 11.4237… % a year.
    expect(await read(api, '/v1/statistics/CDI/accumulated?from=20241101&to=20241231')).toEqual({
      series: 'bcb-12',
      basis: 'daily_factors',
      first_day: '2024-11-01',
      last_day: '2024-12-31',
      factor: '1.0173180762283542',
      percent: '1.73180762283542',
      annual_percent: '11.42',
      factor_reason: '',
      days: '40',
      months: null,
      missing_days: '0',
      missing_days_reason: '',
      first_missing: null,
      is_running_month: false,
      is_running_month_reason: '',
    })
  })

  it('over one day is its factor, with the rate of the year', async () => {
    expect(await read(api, '/v1/statistics/selic-daily/accumulated?from=20241107&to=20241107')).toMatchObject({
      factor: '1.0004195700000000',
      percent: '0.04195700000000',
      annual_percent: '11.15',
      days: '1',
    })
  })

  it('is not known where days have no value, of which the first is named', async () => {
    const path = '/v1/statistics/cdi/accumulated?from=20240930&to=20250103'

    expect((await api.get(path)).headers['x-data-coverage']).toBe('2024-10-01/2024-12-31')
    expect(await read(api, path)).toMatchObject({
      factor: null,
      percent: null,
      annual_percent: null,
      factor_reason: 'value_missing',
      missing_days: '3',
      first_missing: '2024-09-30',
      is_running_month: true,
    })
  })

  it('of the monthly series is the product of whole months, and its days confirm the last', async () => {
    // 1.10888126434789984…
    expect(await read(api, '/v1/statistics/selic/accumulated?from=20240115&to=20241202')).toMatchObject({
      basis: 'published_months',
      first_day: '2024-01-01',
      last_day: '2024-12-31',
      factor: '1.1088812643478998',
      days: null,
      months: '12',
      missing_days: null,
      missing_days_reason: 'monthly_series',
      is_running_month: false,
    })
  })

  it('of anything but a rate is a 400 that names the rates', async () => {
    const problem = readProblem(await api.get('/v1/statistics/usd/accumulated'))

    expect(problem.status).toBe(400)
    expect(JSON.stringify(problem)).toContain('use cdi, selic-diaria or selic')
  })
})

describe('a month that still runs', () => {
  let api: Api
  let mirror: string

  beforeAll(async () => {
    mirror = await statisticsMirror({
      bcb: {
        '4390': ['01/01/2024;0,97', '01/02/2024;0,25'],
        '11.2020': ['01/02/2024;0,041957', '02/02/2024;0,041957'],
      },
    })
    const dataDir = await temporaryFolder()
    await publish(mirror, dataDir, new Date('2024-02-08T03:00:00Z'))
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(mirror, { recursive: true, force: true })
  })

  it('is not known where the snapshot has no calendar, with the reason', async () => {
    expect(await read(api, '/v1/statistics/selic-daily/accumulated')).toMatchObject({
      // 1.00041957²
      factor: '1.0008393160389849',
      missing_days: null,
      missing_days_reason: 'calendar_unknown',
      is_running_month: null,
      is_running_month_reason: 'calendar_unknown',
    })
    expect(await read(api, '/v1/statistics/selic-daily/accumulated?to=20240229')).toMatchObject({
      factor: null,
      factor_reason: 'calendar_unknown',
    })
    expect(await read(api, '/v1/statistics/selic/accumulated')).toMatchObject({
      factor: '1.0122242500000000',
      is_running_month: null,
      is_running_month_reason: 'calendar_unknown',
    })
  })
})
