import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFrom } from '../../../helpers/build.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import type { Status } from '../../../../schemas/service/status/status.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson } from '../../../server/helpers/body.ts'
import { CREDIT, declareOwn, listPeriods, makeSoy, ownMirror, SOY, SOY_VALUES } from '../own-world.ts'

const SERIES = 'ibge-1612-214-2713-n3-35'

describe('a series that a file of the operator declares', () => {
  let api: Api
  let mirror: string
  let dataDir: string
  const list = async (path: string) => (exactJson((await api.get(path)).text) as { data: unknown[] }).data
  const night = (now: string, ...series: readonly unknown[]) =>
    buildFrom(mirror, { dataDir, now, datasets: ['statistics'], declared: declareOwn(...series) })

  beforeAll(async () => {
    dataDir = await temporaryFolder()
    const months = Array.from({ length: 9 }, (_each, at) => `01/0${String(at + 1)}/2024;${String(1000 + at)}`)
    mirror = await ownMirror({
      codes: { 20542: months, 433: ['01/01/2024;0,42'] },
      documents: {
        [SOY_VALUES]: makeSoy({ 2022: '4000000', 2023: '...' }),
        '1612/periodos': listPeriods({ 2022: '14/09/2023', 2023: '01/01/0001' }),
      },
    })
    await night('2024-11-10T03:00:00Z', CREDIT, SOY)
    await ownMirror({ documents: { [SOY_VALUES]: makeSoy({ 2022: '4000000', 2023: '4100000' }) } }, mirror)
    await night('2024-11-11T03:00:00Z', CREDIT, { ...SOY, name: { en: 'Soy', pt: 'Soja' } })
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await Promise.all([mirror, dataDir].map((folder) => rm(folder, { recursive: true, force: true })))
  })

  it('is in the list, under the names that the newest build read', async () => {
    expect(await list('/v1/statistics')).toContainEqual(
      expect.objectContaining({
        id: SERIES,
        name: 'Soy',
        name_pt: 'Soja',
        unit: 'Toneladas',
        frequency: 'year',
        aliases: ['soja-sp'],
        decimals: '0',
        within_days: null,
        declared_by: 'operator',
        first_period: '2022',
      }),
    )
  })

  it('is answered by its other name, with its decimals, by whole years', async () => {
    expect(await list('/v1/statistics/SOJA-SP?from=20230615&to=20230620')).toMatchObject([
      { period: '2023', value: '4100000' },
    ])
    const outside = await api.get('/v1/statistics/soja-sp?from=20240101&to=20241231')
    expect(outside.status).toBe(404)
  })

  it('has versions with the file of each', async () => {
    expect(await list(`/v1/statistics/${SERIES}?vintages=all`)).toMatchObject([
      { period: '2022', vintage: '1' },
      { period: '2023', vintage: '1', value: null, marker: '...' },
      { period: '2023', vintage: '2', value: '4100000' },
    ])
  })

  it('is found by its Portuguese name, and suggested for a misspelt one', async () => {
    expect(await list('/v1/search?q=soja&kind=series')).toMatchObject([
      { id: SERIES, path: `/v1/statistics/${SERIES}` },
    ])
    expect((await api.get('/v1/statistics/soja-sq')).text).toContain('soja-sp')
  })

  it('is judged by its deadline, and not known to be late without one', async () => {
    const { data } = JSON.parse((await api.get('/status', { headers: { accept: 'application/json' } })).text) as {
      data: Status
    }
    const parts = data.datasets.find(({ id }) => id === 'statistics')?.parts
    expect(parts).toContainEqual(
      expect.objectContaining({ id: 'bcb-20542', newest: '2024-09', late_from: '2024-12-17' }),
    )
    expect(parts).toContainEqual(expect.objectContaining({ id: SERIES, newest: '2023-12', late_from: null }))
  })

  it('leaves the next snapshot with its declaration, and stays in older ones', async () => {
    const forgotten = {
      dataDir,
      now: '2024-11-12T02:00:00Z',
      datasets: ['statistics' as const],
      withoutSeriesFile: true,
    }
    await expect(buildFrom(mirror, forgotten)).rejects.toThrow(/SERIES_FILE is not set/)
    const { exit, log } = await night('2024-11-12T03:00:00Z', SOY)

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail).join()).toContain(
      'bcb-20542 is no longer declared: its 9 published periods leave the table',
    )
    const later = await serve(dataDir)
    expect((await later.get('/v1/statistics/credito-livre')).status).toBe(404)
    expect((await later.get('/v1/statistics/credito-livre?as_of=20241111')).status).toBe(200)
    await later.stop()
  })
})
