import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsMirror } from '../../../helpers/statistics.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { emptyFolder, publish } from '../../../server/helpers/snapshot.ts'

describe('a series of statistics', () => {
  let api: Api
  let mirror: string
  const listRows = async (path: string) => (exactJson((await api.get(path)).text) as { data: unknown[] }).data

  beforeAll(async () => {
    mirror = await statisticsMirror({
      ibge: { '202401': '0.42', '202402': '...' },
      bcb: { '24363': ['01/01/2024;104,50', '01/02/2024;105,00'] },
    })
    const dataDir = await emptyFolder()
    await publish(mirror, dataDir, new Date('2024-03-10T03:00:00Z'))
    await statisticsMirror(
      { ibge: { '202401': '0.42', '202402': '0.83' }, bcb: { '24363': ['01/01/2024;104,70', '01/02/2024;105,00'] } },
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
      { period: '2024-01', value: '0.42', marker: '', modified_date: null },
      { period: '2024-02', value: null, marker: '...', modified_date: null },
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

  it('of another name is a 404 that names those there are', async () => {
    const problem = readProblem(await api.get('/v1/statistics/ibge-1'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'series_not_found' } })
    expect(problem.message).toContain('ibge-1737-63')
  })
})
