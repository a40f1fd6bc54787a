import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsMirror } from '../../../helpers/statistics.ts'
import { findSeries } from '../../../../schemas/datasets/statistics/series.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

describe('a series of statistics', () => {
  let api: Api
  let mirror: string
  const listRows = async (path: string) => (exactJson((await api.get(path)).text) as { data: unknown[] }).data

  beforeAll(async () => {
    mirror = await statisticsMirror({
      ibge: { '202401': '0.42', '202402': '...' },
      bcb: { '24363': ['01/01/2024;104,50', '01/02/2024;105,00'] },
    })
    const dataDir = await temporaryFolder()
    await publish(mirror, dataDir, new Date('2024-03-10T03:00:00Z'))
    await statisticsMirror(
      {
        ibge: { '202401': '0.42', '202402': '0.83' },
        bcb: {
          '24363': ['01/01/2024;104,70', '01/02/2024;105,00'],
          '12.2020': ['31/01/2024;0,043739', '01/02/2024;0,043739', '02/02/2024;0,041000', '05/02/2024;0,043739'],
          '226.2020': ['01/02/2024;01/03/2024;0,0079'],
        },
      },
      mirror,
    )
    await publish(mirror, dataDir, new Date('2024-04-10T03:00:00Z'))
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(mirror, { recursive: true, force: true })
  })

  it('answers its months, oldest first, with the marker next to a value that is none', async () => {
    expect(await listRows('/v1/statistics/ibge-1737-63?as_of=20240331')).toEqual([
      { period: '2024-01', value: '0.42', marker: '', modified_date: null, end_date: null },
      { period: '2024-02', value: null, marker: '...', modified_date: null, end_date: null },
    ])
  })

  it('goes by its other names too, in any case, and says which series it is', async () => {
    const [plain, named] = await Promise.all(['ibge-1737-63', 'IPCA'].map((name) => api.get(`/v1/statistics/${name}`)))

    expect(named?.text).toBe(plain?.text)
    expect((await api.get('/v1/statistics/ipca?format=csv')).text).toContain('ibge-1737-63,2024-01,0.42,')
    expect(await listRows('/v1/statistics')).toContainEqual(
      expect.objectContaining({ id: 'bcb-4390', aliases: ['selic'], decimals: '2' }),
    )
  })

  it('was another before it was revised', async () => {
    const january = '/v1/statistics/bcb-24363?from=20240115&to=20240115'

    expect(await listRows(january)).toMatchObject([{ value: '104.70000' }])
    expect(await listRows(`${january}&as_of=20240331`)).toMatchObject([{ value: '104.50000' }])
  })

  it('is listed with the months that it has, and those without any too', async () => {
    const series = await listRows('/v1/statistics')

    expect(series).toContainEqual(
      expect.objectContaining({ id: 'bcb-24363', first_period: '2024-01', last_period: '2024-02', periods: '2' }),
    )
    expect(series).toContainEqual(expect.objectContaining({ id: 'bcb-3698', first_period: '', periods: '0' }))
  })

  it.each(['from=20240301', 'to=20231231'])('outside of its months is a 404 with those: %s', async (range) => {
    expect(readProblem(await api.get(`/v1/statistics/bcb-24363?${range}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2024-01-01', to: '2024-02-29' } },
    })
  })

  it('in part outside of its months names those that it answers', async () => {
    const { headers } = await api.get('/v1/statistics/bcb-24363?from=20240215&to=20250115')

    expect(headers['x-data-coverage']).toBe('2024-02-01/2024-02-29')
  })

  it('that is declared and has no value yet is a 404', async () => {
    expect(readProblem(await api.get('/v1/statistics/bcb-3698'))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: null },
    })
  })

  it('by the day has its days, exactly from the first to the last that are asked for', async () => {
    const daily = '/v1/statistics/cdi'

    expect(await listRows(`${daily}?from=20240201&to=20240202`)).toEqual([
      { period: '2024-02-01', value: '0.043739', marker: '', modified_date: null, end_date: null },
      { period: '2024-02-02', value: '0.041000', marker: '', modified_date: null, end_date: null },
    ])
    expect(await listRows(`${daily}?from=2024-02&to=2024-02`)).toHaveLength(3)
    expect(await listRows(`${daily}?from=20240203&to=20240204`)).toEqual([])
    expect((await api.get(`${daily}?from=20240115&to=20250101`)).headers['x-data-coverage']).toBe(
      '2024-01-31/2024-02-05',
    )
  })

  it.each(['from=20240206', 'to=20240130'])('by the day is a 404 outside of its days: %s', async (range) => {
    expect(readProblem(await api.get(`/v1/statistics/bcb-12?${range}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2024-01-31', to: '2024-02-05' } },
    })
  })

  it('says the end of each period where the source names one', async () => {
    expect(await listRows('/v1/statistics/tr')).toMatchObject([
      { period: '2024-02-01', end_date: '2024-03-01', value: '0.0079' },
    ])
  })

  it('is listed with its frequency, and is untested where no real answer was at hand', async () => {
    const series = await listRows('/v1/statistics')

    expect(series).toHaveLength(29)
    expect(series).toContainEqual(
      expect.objectContaining({
        id: 'bcb-12',
        frequency: 'day',
        untested: true,
        last_period: '2024-02-05',
        periods: '4',
      }),
    )
    expect(series).toContainEqual(
      expect.objectContaining({ id: 'bcb-7478', frequency: 'month', untested: true, first_period: '', periods: '0' }),
    )
    expect(series).toContainEqual(expect.objectContaining({ id: 'bcb-24363', frequency: 'month', untested: false }))
  })

  it.each([
    ['igp-m', 'bcb-189'],
    ['ipca-15', 'bcb-7478'],
    ['IPCA-alimentacao', 'bcb-1635'],
    ['ipca-food', 'bcb-1635'],
    ['ptax', 'bcb-1'],
    ['selic-daily', 'bcb-11'],
    ['usd', 'bcb-3698'],
    ['selic', 'bcb-4390'],
  ])('goes by the name %s, and an error by the name that was asked', async (name, id) => {
    const problem = readProblem(await api.get(`/v1/statistics/${name}`))

    expect(findSeries(name)?.id).toBe(id)
    expect([problem.status, problem.error_data['reason']]).toEqual([404, 'outside_coverage'])
    expect(problem.message).toContain(`nothing of ${name}.`)
  })

  it('goes by the name that was asked where its days are not those', async () => {
    const messages = await Promise.all(
      ['', '&vintages=all'].map(
        async (more) => readProblem(await api.get(`/v1/statistics/CDI?from=20240206${more}&as_of=20240331`)).message,
      ),
    )

    expect(messages[0]).toContain('nothing of CDI.')
    expect(messages.join(' ')).not.toContain('bcb-12')
  })

  it('of another name is a 404 that lists the existing ones', async () => {
    const problem = readProblem(await api.get('/v1/statistics/ibge-1'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'series_not_found' } })
    expect(problem.message).toContain('ibge-1737-63')
  })
})
