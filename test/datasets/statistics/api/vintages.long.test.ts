import { Lake } from '../../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollback } from '../../../../pipeline/commands/rollback.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { buildFrom, listRows, silent } from '../../../helpers/build.ts'
import { statisticsMirror, type StatisticsWorld } from '../../../helpers/statistics.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const MARCH: StatisticsWorld = {
  ibge: { '202401': '0.42', '202402': '...' },
  bcb: { '24363': ['01/01/2024;104,50000', '01/02/2024;105,00000'] },
}
const APRIL: StatisticsWorld = {
  ibge: { '202401': '0.42', '202402': '0.83' },
  modified: { '202401': '08/02/2024', '202402': '12/03/2024' },
  bcb: { '24363': ['01/01/2024;104,70000', '01/02/2024;105,00000'] },
}
const MAY: StatisticsWorld = {
  bcb: { '24363': ['01/01/2024;104,70000', '01/02/2024;105,00000', '01/03/2024;108,00000'] },
}
const STATISTICS = { maskPersonalData: true, datasets: ['statistics'] }

describe('the versions of a series', () => {
  let api: Api
  let mirror: string
  let ids: string[]
  const listVersions = async (path: string) =>
    (exactJson((await api.get(path)).text) as { data: Record<string, unknown>[] }).data
  const activity = '/v1/statistics/bcb-24363?vintages=all'

  beforeAll(async () => {
    mirror = await statisticsMirror(MARCH)
    const dataDir = await temporaryFolder()
    const first = await publish(mirror, dataDir, new Date('2024-03-10T03:00:00Z'), STATISTICS)
    await statisticsMirror(APRIL, mirror)
    const second = await publish(mirror, dataDir, new Date('2024-04-10T03:00:00Z'), STATISTICS)
    await statisticsMirror(MAY, mirror)
    const third = await publish(mirror, dataDir, new Date('2024-05-10T03:00:00Z'), STATISTICS)
    const { effects } = silent('2024-05-11T03:00:00Z')
    await rollback(datasets, new Lake(dataDir), first, effects)
    ids = [first, second, third]
    api = await serve(dataDir)
  })
  afterAll(async () => {
    await api.stop()
    await rm(mirror, { recursive: true, force: true })
  })

  it('are those of each period, with the first and the last snapshot that has each', async () => {
    const [first, second, third] = ids

    expect(await listVersions(`${activity}&snapshot=${third ?? ''}`)).toEqual([
      expect.objectContaining({
        period: '2024-01',
        value: '104.50000',
        vintage: '1',
        is_withdrawn: false,
        first_snapshot: first,
        last_snapshot: first,
        published_at: '2024-03-10T03:00:00Z',
      }),
      expect.objectContaining({
        period: '2024-01',
        value: '104.70000',
        vintage: '2',
        first_snapshot: second,
        last_snapshot: null,
        published_at: '2024-04-10T03:00:00Z',
      }),
      expect.objectContaining({ period: '2024-02', value: '105.00000', vintage: '1', last_snapshot: null }),
      expect.objectContaining({ period: '2024-03', value: '108.00000', vintage: '1', first_snapshot: third }),
    ])
  })

  it('have the marker that was published in place of a value, and the day of the revision', async () => {
    expect(
      await listVersions('/v1/statistics/ipca?vintages=all&from=2024-02&snapshot=' + (ids[1] ?? '')),
    ).toMatchObject([
      { period: '2024-02', value: null, marker: '...', modified_date: null, vintage: '1', last_snapshot: ids[0] },
      {
        period: '2024-02',
        value: '0.83',
        marker: '',
        modified_date: '2024-03-12',
        vintage: '2',
        last_snapshot: null,
      },
    ])
  })

  it('agree with what each snapshot answers', async () => {
    const versions = await listVersions(`${activity}&snapshot=${ids[2] ?? ''}`)
    for (const id of ids) {
      const present = versions.filter(
        ({ first_snapshot: first, last_snapshot: last }) =>
          ids.indexOf(first as string) <= ids.indexOf(id) &&
          (last === null || ids.indexOf(last as string) >= ids.indexOf(id)),
      )
      const values = await listVersions(`/v1/statistics/bcb-24363?snapshot=${id}`)

      expect(present.map(({ period, value }) => [period, value])).toEqual(
        values.map(({ period, value }) => [period, value]),
      )
    }
  })

  it('say that a period was withdrawn, and that a value came back', async () => {
    const versions = await listVersions(activity)

    expect(versions.filter(({ period }) => period === '2024-01').map(({ value }) => value)).toEqual([
      '104.50000',
      '104.70000',
      '104.50000',
    ])
    expect(versions.filter(({ period }) => period === '2024-03')).toMatchObject([
      { value: '108.00000', is_withdrawn: false, last_snapshot: ids[2] },
      { value: null, is_withdrawn: true, last_snapshot: null },
    ])
  })

  it('are known as far as an older snapshot knew them', async () => {
    expect(await listVersions(`${activity}&as_of=20240331`)).toMatchObject([
      { period: '2024-01', value: '104.50000', last_snapshot: null },
      { period: '2024-02', last_snapshot: null },
    ])
  })

  it.each([
    ['sort_by=vintage', 'sort_by', 'Without vintages=all a row has no vintage'],
    ['vintages=all&provenance=true', 'provenance', 'first_snapshot'],
    ['vintages=newest', 'vintages', 'Use one of all'],
  ])('are asked for by vintages=all: %s is a 400', async (query, parameter, words) => {
    const problem = readProblem(await api.get(`/v1/statistics/bcb-24363?${query}`))

    expect(problem.status).toBe(400)
    expect(JSON.stringify(problem)).toContain(parameter)
    expect(JSON.stringify(problem)).toContain(words)
  })

  it('are no part of the values', async () => {
    expect(Object.keys((await listVersions('/v1/statistics/bcb-24363'))[0] ?? {})).toEqual([
      'period',
      'value',
      'marker',
      'modified_date',
      'end_date',
    ])
  })
})

describe('a data directory from before versions were recorded', () => {
  const without = datasets.map(({ history, ...dataset }) =>
    dataset.id === 'statistics' ? dataset : { ...dataset, ...(history && { history }) },
  )
  const SERIES = { datasets: ['statistics'] }

  it('does not know since when values from before were published', async () => {
    const mirror = await statisticsMirror(MARCH)
    const { dataDir } = await buildFrom(mirror, { ...SERIES, declared: without, now: '2024-03-10T03:00:00Z' })
    await statisticsMirror(APRIL, mirror)
    const built = await buildFrom(mirror, { ...SERIES, dataDir, now: '2024-04-10T03:00:00Z' })

    const versions = await listRows(built, 'statistic_vintage')
    expect(versions.filter(({ series }) => series === 'bcb-24363')).toMatchObject([
      { period: '2024-01', value: '104.50000000', vintage: '1', first_snapshot: null, source_url: null },
      {
        period: '2024-01',
        value: '104.70000000',
        vintage: '2',
        first_snapshot: '20240410T030000Z',
        snapshot_before: '20240310T030000Z',
        source_url: expect.stringContaining('bcdata.sgs.24363') as string,
      },
      { period: '2024-02', vintage: '1', first_snapshot: null },
    ])
  })

  it('answers 404 while it has no version', async () => {
    const mirror = await statisticsMirror(MARCH)
    const { dataDir } = await buildFrom(mirror, { ...SERIES, declared: without, now: '2024-03-10T03:00:00Z' })
    const api = await serve(dataDir)
    try {
      expect(readProblem(await api.get('/v1/statistics/bcb-24363?vintages=all'))).toMatchObject({
        status: 404,
        error_data: { reason: 'outside_coverage', available: null },
      })
    } finally {
      await api.stop()
    }
  })
})
