import { Lake } from '../../../lake/lake.ts'
import { rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plan } from '../../../pipeline/commands/plan.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type TestBuildOptions, buildFrom, type Built, refusals, listRows, silent } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { fareFile, fareMirror, fares, FARES } from '../../helpers/fares.ts'
import { fetchNight, startMirrorServer } from '../../helpers/http.ts'

const MONTH = '2023-04'
const ONLY = { from: '2023-01', to: '2023-06', datasets: ['anac_fare'] }
const LATER = { now: '2025-12-16T03:00:00Z' }

const sold = (seats: number, month = MONTH) => fares(month, [`GLO;SBGR;SBRF;650,00;${String(seats)}`])
const listMonths = async (built: Built) => (await listRows(built, 'anac_fare')).map((row) => row['competence_month'])
const listSeats = async (built: Built) => (await listRows(built, 'anac_fare')).map((row) => row['seats_sold'])
const build = (source: string, asked: TestBuildOptions = {}) => buildFrom(source, { ...ONLY, ...asked })
const compile = (source: string) => compileMirror(source, ONLY)

const PLACES = [
  '2023/202304.csv',
  '2023/202304.CSV',
  '2023/TARIFA_N_202304.CSV',
  '2024/202304.csv',
  '2024/202304.CSV',
  '2022/202304.csv',
  '2022/202304.CSV',
]

/** Sets the day on which a file of a mirror was written. */
async function writtenOn(day: string, folder: string, place: string): Promise<void> {
  await utimes(join(folder, FARES, place), new Date(day), new Date(day))
}

describe('a month of fares', () => {
  it.each(PLACES)('is found at %s, in a folder and over HTTP', async (place) => {
    const folder = await fareMirror({ [place]: sold(3) })
    const server = await startMirrorServer(folder)

    const [ofFolder, overHttp] = [await compile(folder), await compile(server.address)]

    const name = place.slice(5)
    expect(await listRows(ofFolder, 'anac_fare')).toMatchObject([{ competence_month: MONTH, source_member: name }])
    expect(await listRows(overHttp, 'anac_fare')).toEqual(await listRows(ofFolder, 'anac_fare'))
    expect(overHttp.partitions.flatMap(({ result: { sources } }) => sources)).toMatchObject([
      { month: MONTH, url: `https://${FARES}/${place}` },
    ])
  })

  it('that is at several addresses is taken from the first', async () => {
    const folder = await fareMirror({ '2024/202304.csv': sold(1), '2023/202304.CSV': sold(2) })

    expect(await listSeats(await compile(folder))).toEqual(['2'])
  })

  it('that moves to another address is taken from there, also offline', async () => {
    const folder = await fareMirror({ '2023/202304.csv': sold(1) })
    const { dataDir } = await build(folder)
    await rm(join(folder, FARES, '2023/202304.csv'))
    await fareMirror({ '2024/202304.CSV': sold(2) }, folder)

    const moved = await build(folder, { dataDir, ...LATER })
    const offline = await build(folder, { dataDir, offline: true, now: '2025-12-17T03:00:00Z' })

    expect(await listSeats(moved)).toEqual(['2'])
    expect(offline.log.filter(({ step }) => step === 'publish')).toMatchObject([
      { detail: 'nothing changed, nothing published' },
    ])
  })

  it('that its address hides is not replaced by an older copy elsewhere, in a folder or offline', async () => {
    const other = { [fareFile('2023-05')]: sold(5, '2023-05') }
    const folder = await fareMirror({ '2024/202304.CSV': sold(1), '2023/202304.csv': sold(2), ...other })
    await writtenOn('2024-05-02', folder, '2024/202304.CSV')
    await writtenOn('2025-05-02', folder, '2023/202304.csv')
    const { dataDir } = await build(folder)
    await rm(join(folder, FARES, '2023/202304.csv'))

    const hidden = await build(folder, { dataDir, ...LATER })
    const offline = await build(folder, { dataDir, offline: true, now: '2025-12-17T03:00:00Z' })

    expect(await listSeats(hidden)).toEqual(['2', '5'])
    expect(hidden.log.map(({ detail }) => detail)).toContain(
      `no longer published; the edition of 2025-12-15T03:00:00Z stays in use, because that at https://${FARES}/2024/202304.CSV is older  https://${FARES}/2023/202304.csv`,
    )
    expect(await listSeats(offline)).toEqual(['2', '5'])
  })

  it('that comes back to its address is taken from there again', async () => {
    const folder = await fareMirror({ '2023/202304.csv': sold(1) })
    const [usual, stray] = ['2023/202304.csv', '2023/202304.CSV'].map((place) => join(folder, FARES, place))
    const { dataDir } = await build(folder)
    await rename(usual ?? '', `${usual ?? ''}.gone`)
    await fareMirror({ '2023/202304.CSV': sold(2) }, folder)
    await build(folder, { dataDir, ...LATER })
    await rename(`${usual ?? ''}.gone`, usual ?? '')
    await rm(stray ?? '')

    expect(await listSeats(await build(folder, { dataDir, now: '2025-12-17T03:00:00Z' }))).toEqual(['1'])
  })

  it('that no address has any more stays published', async () => {
    const other = { [fareFile('2023-05')]: sold(1, '2023-05') }
    const folder = await fareMirror({ '2024/202304.csv': sold(5), ...other })
    const { dataDir } = await build(folder)
    await rm(join(folder, FARES, '2024'), { recursive: true })

    const later = await build(folder, { dataDir, ...LATER })

    expect([later.exit, await listSeats(later)]).toEqual([0, ['5', '1']])
  })

  it('with a fault is refused under the name it has there', async () => {
    const folder = await fareMirror({ '2024/202304.CSV': sold(0) })

    expect(refusals(await compile(folder)).join()).toContain('202304.CSV line 2 column ASSENTOS')
  })

  it('that is missing between others is not a fault, and is added when it arrives', async () => {
    const folder = await fareMirror({
      [fareFile('2023-06')]: sold(1, '2023-06'),
      [fareFile('2023-03')]: sold(1, '2023-03'),
    })
    const first = await build(folder)
    await fareMirror({ [fareFile('2023-05')]: sold(1, '2023-05') }, folder)
    const second = await build(folder, { dataDir: first.dataDir, ...LATER })

    expect([first.exit, second.exit]).toEqual([0, 0])
    expect(await listMonths(second)).toEqual(['2023-03', '2023-05', '2023-06'])
  })
})

describe('a plan', () => {
  const planned = async (mirror: string, dataDir: string) => {
    const { log, effects } = silent(LATER.now)
    await plan(datasets, { ...ONLY, mirror, maskPersonalData: true }, { ...effects, lake: new Lake(dataDir) })
    return log.map(({ step, detail }) => `${step} ${detail}`)
  }

  it('says at which address a month is, and if it would be compiled again from there', async () => {
    const folder = await fareMirror({ '2023/202304.csv': sold(1) })
    const { dataDir } = await build(folder)
    const [unchanged] = await planned(folder, dataDir)
    await rm(join(folder, FARES, '2023/202304.csv'))
    await fareMirror({ '2024/202304.CSV': sold(2) }, folder)

    const moved = await planned(folder, dataDir)

    expect(unchanged).toBe('plan 0 files to fetch, 1 partitions unchanged, 5 files not published')
    expect(moved).toEqual([
      `fetch new  https://${FARES}/2024/202304.CSV`,
      expect.stringContaining('its sources will be fetched again'),
      'plan 1 files to fetch, 0 partitions unchanged, 5 files not published',
    ])
  })
})

describe('a month of fares over HTTP', () => {
  const paths = (server: { seen: readonly { path: string; status: number }[] }) =>
    server.seen.map(({ path, status }) => [path.slice(FARES.length + 2), status])
  const night = (mirror: string, asked = {}) =>
    fetchNight(mirror, { datasets: ['anac_fare'], from: MONTH, to: MONTH, ...asked })

  it('is looked for at one address after another, as far as it takes', async () => {
    const server = await startMirrorServer(await fareMirror({ '2024/202304.csv': sold(1) }))

    const { fetched } = await night(server.address)

    expect(paths(server)).toEqual([...PLACES.slice(0, 3).map((place) => [place, 404]), ['2024/202304.csv', 200]])
    expect(fetched[0]?.raw?.url).toContain('2024/202304.csv')
  })

  it('stays the one of its own address if what is left elsewhere is older, and the log reports it', async () => {
    const folder = await fareMirror({ '2023/202304.csv': sold(2), '2024/202304.CSV': sold(1) })
    await writtenOn('2025-05-02', folder, '2023/202304.csv')
    await writtenOn('2024-05-02', folder, '2024/202304.CSV')
    const server = await startMirrorServer(folder)
    const { dataDir } = await night(server.address)
    await rm(join(folder, FARES, '2023/202304.csv'))

    const { fetched, complaints } = await night(server.address, { dataDir, all: true, ...LATER })

    expect(fetched).toMatchObject([{ raw: { url: `https://${FARES}/2023/202304.csv` }, shownAt: null }])
    expect(complaints).toEqual([
      expect.stringMatching(/^no longer published; the edition of \S+ stays in use, because /),
    ])
  })

  it('is the newer one that another address has in its place, and the log names that one', async () => {
    const folder = await fareMirror({ '2023/202304.csv': sold(1) })
    await writtenOn('2024-05-02', folder, '2023/202304.csv')
    const server = await startMirrorServer(folder)
    const { dataDir } = await night(server.address)
    await rm(join(folder, FARES, '2023/202304.csv'))
    await fareMirror({ '2024/202304.CSV': sold(2) }, folder)
    await writtenOn('2025-05-02', folder, '2024/202304.CSV')

    const { fetched, complaints } = await night(server.address, { dataDir, all: true, ...LATER })

    expect(fetched[0]?.raw?.url).toContain('2024/202304.CSV')
    expect(complaints).toEqual([
      `no longer published; the edition of 2025-12-16T03:00:00Z from https://${FARES}/2024/202304.CSV is used in its place  https://${FARES}/2023/202304.csv`,
    ])
  })

  it('is requested only if it changed, at the address that has it', async () => {
    const server = await startMirrorServer(await fareMirror({ '2023/202304.CSV': sold(1) }))
    const { dataDir } = await night(server.address)
    server.seen.length = 0

    const { fetched } = await night(server.address, { dataDir, all: true, ...LATER })

    expect(paths(server)).toEqual([
      ['2023/202304.csv', 404],
      ['2023/202304.CSV', 304],
    ])
    expect(fetched[0]?.raw?.url).toContain('202304.CSV')
  })

  it('is not requested, at any address, until it is due', async () => {
    const server = await startMirrorServer(await fareMirror({ '2024/202304.csv': sold(1) }))
    const { dataDir } = await night(server.address)
    server.seen.length = 0

    const { fetched } = await night(server.address, { dataDir, ...LATER })

    expect(server.seen).toEqual([])
    expect(fetched[0]?.raw?.url).toContain('2024/202304.csv')
  })

  it('is not looked for elsewhere if an address does not answer: it may be there', async () => {
    const server = await startMirrorServer(await fareMirror({ '2024/202304.csv': sold(1) }))
    const { dataDir } = await night(server.address)
    server.seen.length = 0
    server.rules = [{ path: '2023/202304.CSV', status: 500 }]

    const { fetched } = await night(server.address, { dataDir, all: true, ...LATER })

    expect(paths(server).map(([path]) => path)).not.toContain('2024/202304.csv')
    expect(fetched[0]).toMatchObject({ failure: { code: 'SOURCE_UNREACHABLE' } })
    expect(fetched[0]?.raw?.url).toContain('2024/202304.csv')
  })
})
