import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, listRows, readServed as snapshotOf } from '../../helpers/build.ts'
import { command, start } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { fetchNight, startMirrorServer } from '../../helpers/http.ts'
import { cloneDataDir, findOrMake } from '../../helpers/world-store.ts'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { line, mirror, writeZip, zipOfReports } from '../../helpers/portal.ts'
import { eventually } from '../../server/helpers/http.ts'

const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname
const LATER = { now: '2025-12-16T03:00:00Z' }

async function lastBuild(dataDir: string) {
  const text = await readFile(join(dataDir, 'last-build.json'), 'utf8')
  return JSON.parse(text) as { exit_code: number; held_back: { partition: string; code: string }[] }
}

/** Two months behind HTTP, and what builds of them left. */
async function twoMonths() {
  const made = await findOrMake('two months over HTTP', async (place) => {
    const portal = await mirror(dayMonth('1.00', '2025-11'), join(place, 'portal'))
    await mirror(dayMonth('2.00', '2025-12'), portal)
    const first = await startMirrorServer(portal)
    await buildFrom(first.address, { dataDir: join(place, 'data') })
    await first.close()
  })
  const [folder, dataDir] = [await temporaryFolder(), join(await temporaryFolder(), 'data')]
  await cp(join(made, 'portal'), folder, { recursive: true })
  await cloneDataDir(join(made, 'data'), dataDir)
  const server = await startMirrorServer(folder)
  // A builder asks whether a file is unchanged only where it has it from.
  await buildFrom(server.address, { dataDir })
  return { folder, server, dataDir }
}

describe('a build over HTTP', () => {
  it('has the same files of the sample as a build of its folder', async () => {
    const server = await startMirrorServer(SAMPLE)
    const all = { datasets: null, from: '2024-02', to: '2025-10' }

    const [overHttp, ofFolder] = [await fetchNight(server.address, all), await fetchNight(SAMPLE, all)]

    // A file that an answer names has its declared address in a folder, and the named one at a portal.
    const describeFiles = ({ fetched }: typeof overHttp) =>
      fetched
        .filter(({ source }) => source.namedBy === undefined)
        .map(({ dataset, period, raw }) => [dataset.id, period, raw?.url, raw?.sha256, raw?.members, raw?.damage])
    expect(describeFiles(overHttp)).toEqual(describeFiles(ofFolder))
    const there = overHttp.fetched.flatMap(({ raw }) => raw ?? [])
    expect(
      new Set(ofFolder.fetched.flatMap(({ dataset, raw }) => (raw === null ? [] : dataset.id))).size,
    ).toBeGreaterThan(9)
    expect(there.map(({ etag }) => etag)).not.toContain(null)
  })

  it('publishes nothing if nothing changed', async () => {
    const { server, dataDir } = await twoMonths()

    const second = await buildFrom(server.address, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect(second.log).toMatchObject([
      { step: 'publish', detail: 'nothing changed, nothing published' },
      { step: 'log' },
      { step: 'scrub' },
      { step: 'exit', subject: '0' },
    ])
  })

  it('publishes nothing if a file was zipped again with equal members', async () => {
    const { server, folder, dataDir } = await twoMonths()
    const { id } = await snapshotOf(dataDir)
    await writeZip(zipOfReports(folder, '2025-12'), dayMonth('2.00', '2025-12').reports, new Date(2025, 11, 1))

    const second = await buildFrom(server.address, { dataDir, ...LATER })

    expect(second.log[0]?.detail).toContain('changed')
    expect((await snapshotOf(dataDir)).id).toBe(id)
  })

  it('publishes the month that changed, from a download that broke twice', async () => {
    const { server, folder, dataDir } = await twoMonths()
    await mirror(dayMonth('3.00', '2025-12'), folder)
    server.rules = [
      { path: '202512', cutAt: 100, to: 1 },
      { path: '202512', status: 503, from: 2, to: 2 },
    ]

    const second = await buildFrom(server.address, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '1.00' },
      { net_assets_value: '3.00' },
    ])
  })

  it('continues without a file that cannot be fetched, reports it, and exits with 1', async () => {
    const { server, folder, dataDir } = await twoMonths()
    await mirror(dayMonth('8.00', '2025-11'), folder)
    await mirror(dayMonth('9.00', '2025-12'), folder)
    server.rules = [{ path: 'inf_diario_fi_202512', status: 500 }]

    const second = await buildFrom(server.address, { dataDir, ...LATER })

    expect(second.exit).toBe(1)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '8.00' },
      { net_assets_value: '2.00' },
    ])
    expect(second.log).toContainEqual(
      expect.objectContaining({ step: 'fetch', subject: 'cvm_fund_daily 2025-12', level: 'error' }),
    )
    expect(await lastBuild(dataDir)).toMatchObject({
      exit_code: 1,
      held_back: [{ partition: 'competence_month=2025-12', code: 'SOURCE_UNREACHABLE' }],
    })
  })

  it('of a portal that is down exits with 1 while a snapshot is served, with 2 if there is none', async () => {
    const { server, dataDir } = await twoMonths()
    await server.close()

    const kept = await buildFrom(server.address, { dataDir, ...LATER })
    await rm(join(dataDir, 'raw'), { recursive: true })
    const served = await buildFrom(server.address, { dataDir, ...LATER })
    const fresh = await buildFrom(server.address)

    expect([kept.exit, served.exit, fresh.exit]).toEqual([1, 1, 2])
    expect(kept.log.find(({ step }) => step === 'publish')?.detail).toMatch(
      /^nothing new, and the sources of \d+ partitions could not be requested$/,
    )
    expect((await lastBuild(dataDir)).held_back.map(({ code }) => code)).toContain('SOURCE_UNREACHABLE')
    expect(fresh.log).toContainEqual(expect.objectContaining({ step: 'publish', detail: 'nothing could be fetched' }))
  })

  it('succeeds, with one warning, if a file is no longer published', async () => {
    const { server, folder, dataDir } = await twoMonths()
    await rm(zipOfReports(folder, '2025-12'))

    const second = await buildFrom(server.address, { dataDir, ...LATER })
    const third = await buildFrom(server.address, { dataDir, now: '2025-12-17T03:00:00Z' })

    const saying = expect.objectContaining({
      detail: expect.stringContaining('no longer published') as string,
    }) as object
    expect([second.exit, third.exit]).toEqual([0, 0])
    expect(second.log).toContainEqual(saying)
    expect(third.log).not.toContainEqual(saying)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toHaveLength(2)
  })

  it('stops the running downloads if the disk is full', async () => {
    const lines = Array.from({ length: 950 }, (_, at) =>
      line(REGISTER_HEADERS.legacy, { DENOM_SOCIAL: `${String(at)} ${'x'.repeat(990)}` }),
    )
    const server = await startMirrorServer(
      await mirror({ ...dayMonth('1.00', '2025-12'), legacy: [REGISTER_HEADERS.legacy, ...lines] }),
    )
    server.rules = [{ path: '.zip', stallAt: 10 }]
    const dataDir = join(await temporaryFolder(), 'data')
    const variables = { SOURCE_MIRROR: server.address, DATA_DIR: dataDir, FROM: '2025-12', TO: '2025-12' }

    const ended = await command(['build', '--threads', '1'], variables, { fileLimit: 900 })

    expect(ended).toMatchObject({ exit: 2, stderr: expect.stringContaining('error DISK') as string })
    expect((await filesBelow(dataDir)).filter((file) => file.includes('.download-'))).toEqual([])
  })

  it('leaves part of a file if it is killed during a download, and the next build removes it', async () => {
    const server = await startMirrorServer(await mirror(dayMonth('1.00', '2025-12')))
    server.rules = [{ stallAt: 10, to: 1 }]
    const dataDir = join(await temporaryFolder(), 'data')
    const killed = start(['build'], {
      SOURCE_MIRROR: server.address,
      DATA_DIR: dataDir,
      FROM: '2025-12',
      TO: '2025-12',
    })
    const parts = async () => (await filesBelow(dataDir)).filter((file) => file.includes('/.download-'))
    await eventually(async () => (server.seen.length > 0 && (await parts()).length > 0) || null)
    killed.kill()
    await killed.ended
    const left = await parts()

    const built = await buildFrom(server.address, { dataDir })

    expect(left).toHaveLength(1)
    expect(built.exit).toBe(0)
    expect(await parts()).toEqual([])
  })
})
