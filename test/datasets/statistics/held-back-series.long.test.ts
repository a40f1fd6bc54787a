import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Built, buildFrom, listRows, readServed, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cloneDataDir, findOrMake } from '../../helpers/world-store.ts'
import { locateSeries, statisticsMirror, type StatisticsWorld } from '../../helpers/statistics.ts'

const SERIES = { datasets: ['statistics'] }

const FIRST: StatisticsWorld = {
  ibge: { '202401': '0.42' },
  modified: { '202401': '08/02/2024' },
  bcb: {
    '433': ['01/01/2024;0,42'],
    '4390': ['01/01/2024;0,97'],
    '12.2020': ['02/01/2024;0,043739', '03/01/2024;0,043739'],
    '189': ['01/01/2024;0,07'],
  },
}
const NEXT: StatisticsWorld = {
  ibge: { '202401': '0.42', '202402': '0.83' },
  modified: { '202401': '08/02/2024', '202402': '12/03/2024' },
  bcb: {
    '433': ['01/01/2024;0,42', '01/02/2024;0,83'],
    '4390': ['01/01/2024;0,97', '01/02/2024;0,80'],
    '12.2020': ['02/01/2024;0,043739', '03/01/2024;0,043739', '04/01/2024;0,043739'],
    '189': ['01/01/2024;0,07', '01/02/2024;-0,52'],
  },
}
const DAMAGED = '<!DOCTYPE html><html>Requisição inválida</html>'

/** Builds the night after the first, in which `spoil` has changed files of the mirror. */
async function buildNext(spoil: (mirror: string) => Promise<unknown>, world = NEXT) {
  const first = await findOrMake('the first night of some series', async (folder) => {
    const built = { dataDir: join(folder, 'data'), now: '2024-02-20T03:00:00Z' }
    await buildFrom(await statisticsMirror(FIRST), { ...SERIES, ...built })
  })
  const [mirror, dataDir] = [await statisticsMirror(world), join(await temporaryFolder(), 'data')]
  await cloneDataDir(join(first, 'data'), dataDir)
  await spoil(mirror)
  const next = await buildFrom(mirror, { ...SERIES, dataDir, now: '2024-03-20T03:00:00Z' })
  return { mirror, first: { dataDir: join(first, 'data') }, next }
}

/** Lists each series with any period, as `bcb-433: 2024-01 2024-02`. */
async function listPeriods(built: Built): Promise<string[]> {
  const rows = await listRows(built, 'statistic_value')
  const series = [...new Set(rows.map((row) => row['series']))]
  return series.map((each) => {
    const own = rows.filter((row) => row['series'] === each).map(({ period }) => period)
    return `${String(each)}: ${own.join(' ')}`
  })
}

const readHeldBack = async ({ dataDir }: Built) =>
  (
    JSON.parse(await readFile(join(dataDir, 'last-build.json'), 'utf8')) as {
      held_back: { sources: string[]; code: string; message: string }[]
    }
  ).held_back.map(({ sources, code }) => [...sources, code])

const spoilWith = (member: string, text: string) => (mirror: string) =>
  writeFile(join(mirror, locateSeries(member)), text)

describe('a bad file of a series', () => {
  it.each([
    ['damaged', '4390', DAMAGED, 'SOURCE_DAMAGED'],
    ['with another header', '4390', '"data";"taxa"\r\n"01/01/2024";"1,00"\r\n', 'SOURCE_DRIFT'],
    ['that cannot be read', '4390', '"data";"valor"\r\n"01/01/2024";"n/d"\r\n', 'CHECK_FAILED'],
    ['with a month twice', '4390', '"data";"valor"\r\n"01/01/2024";"1,00"\r\n"01/01/2024";"1,01"\r\n', 'CHECK_FAILED'],
    ['of another rhythm', '4390', '"data";"valor"\r\n"02/01/2024";"1,00"\r\n', 'CHECK_FAILED'],
    ['shortened', '12.2020', '"data";"valor"\r\n"02/01/2024";"0,043739"\r\n', 'CHECK_FAILED'],
  ])('%s keeps its rows, and those of the others are new', async (_name, member, text, code) => {
    const { next } = await buildNext(spoilWith(member, text))
    const isBad = (series: string) => series === `bcb-${member.replace('.2020', '')}`
    const months = (series: string) => (isBad(series) ? `${series}: 2024-01` : `${series}: 2024-01 2024-02`)
    const days = isBad('bcb-12') ? '2024-01-02 2024-01-03' : '2024-01-02 2024-01-03 2024-01-04'

    expect(next.exit).toBe(1)
    expect(await listPeriods(next)).toEqual([
      `bcb-12: ${days}`,
      months('bcb-189'),
      months('bcb-433'),
      months('bcb-4390'),
      'ibge-1737-63: 2024-01 2024-02',
    ])
    expect(await readHeldBack(next)).toEqual([[`bcb_${member.replace('.', '_')}`, code]])
  })

  it('leaves its former rows with the file that they were read from', async () => {
    const { first, next } = await buildNext(spoilWith('4390', DAMAGED))
    const findSource = async ({ dataDir }: Pick<Built, 'dataDir'>) =>
      (await readServed(dataDir)).manifest.sources.find(({ source }) => source === 'bcb_4390')

    expect(await listPeriods(next)).toContain('bcb-433: 2024-01 2024-02')
    expect(await findSource(next)).toEqual(await findSource(first))
    expect(await listRows(next, 'statistic_value')).toContainEqual(
      (await listRows(first, 'statistic_value')).find(({ series }) => series === 'bcb-4390'),
    )
  })

  it('is held back next to others that are bad, each by itself', async () => {
    const { next } = await buildNext(async (mirror) => {
      await spoilWith('433', DAMAGED)(mirror)
      await spoilWith('12.2020', '"data";"valor"\r\n"02/01/2024";"0,043739"\r\n')(mirror)
      await spoilWith('189', '"data";"valor"\r\n')(mirror)
    })

    expect(next.exit).toBe(1)
    expect(await listPeriods(next)).toEqual([
      'bcb-12: 2024-01-02 2024-01-03',
      'bcb-189: 2024-01',
      'bcb-433: 2024-01',
      'bcb-4390: 2024-01 2024-02',
      'ibge-1737-63: 2024-01 2024-02',
    ])
    expect((await readHeldBack(next)).map(([source]) => source)).toEqual(['bcb_433', 'bcb_189', 'bcb_12_2020'])
  })

  it('publishes nothing again while nothing else is new, and its rows once it is good', async () => {
    const { mirror, next } = await buildNext(spoilWith('4390', DAMAGED))
    const again = (now: string) => buildFrom(mirror, { ...SERIES, dataDir: next.dataDir, now })
    const published = (await readServed(next.dataDir)).id

    const bad = await again('2024-03-21T03:00:00Z')

    expect(bad.exit).toBe(1)
    expect((await readServed(bad.dataDir)).id).toBe(published)

    await statisticsMirror(NEXT, mirror)
    const good = await again('2024-03-22T03:00:00Z')

    expect(good.exit).toBe(0)
    expect(await listPeriods(good)).toContain('bcb-4390: 2024-01 2024-02')
  })

  it('gives the bytes that a build of the good files alone gives', async () => {
    const { next } = await buildNext(spoilWith('4390', DAMAGED))
    const { next: good } = await buildNext(() => Promise.resolve(), {
      ...NEXT,
      bcb: { ...NEXT.bcb, '4390': ['01/01/2024;0,97'] },
    })
    const hashes = async ({ dataDir }: Built) =>
      (await readServed(dataDir)).manifest.partitions.map(({ input_digest, tables }) => [input_digest, tables])

    expect(await hashes(next)).toEqual(await hashes(good))
  })

  it('that was never published is left out, and the others are published', async () => {
    const mirror = await statisticsMirror(FIRST)
    await spoilWith('189', '"data";"taxa"\r\n"01/01/2024";"0,07"\r\n')(mirror)

    const built = await compileMirror(mirror, SERIES)

    expect(built.exit).toBe(1)
    expect(refusals(built).join()).toContain('unknown column "taxa"')
    expect((await listPeriods(built)).map((each) => each.split(':')[0])).toEqual([
      'bcb-12',
      'bcb-433',
      'bcb-4390',
      'ibge-1737-63',
    ])
  })
})

describe('the values of the institute and their days of revision', () => {
  it('are held back together: a revised value with the day of the one before would look right', async () => {
    const { next } = await buildNext(() => Promise.resolve(), {
      ...NEXT,
      ibge: { '202401': '0.43', '202402': '0.83' },
      modified: { '202401': '31/02/2024' },
    })

    expect(next.exit).toBe(1)
    expect((await listRows(next, 'statistic_value')).filter(({ series }) => series === 'ibge-1737-63')).toMatchObject([
      { period: '2024-01', value: '0.42000000', modified_date: '2024-02-08' },
    ])
    expect(await listPeriods(next)).toContain('bcb-433: 2024-01 2024-02')
    expect(await readHeldBack(next)).toEqual([['ibge_1737_63', 'ibge_1737_periods', 'CHECK_FAILED']])
  })
})
