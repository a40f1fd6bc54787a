import { Lake } from '../../../lake/lake.ts'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import type { RunOptions } from '../../../pipeline/commands/resolve-run.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type TestBuildOptions, buildFrom, filesBelow, readServed as snapshotOf, silent } from '../../helpers/build.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startMirrorServer } from '../../helpers/http.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

/** Two months behind HTTP, and the first build of them. */
async function twoMonths(asked: TestBuildOptions = {}) {
  const folder = await mirror(cashMonth('1.00', '2025-09'))
  await mirror(cashMonth('2.00', '2025-10'), folder)
  const server = await startMirrorServer(folder)
  return { folder, server, ...(await buildFrom(server.address, asked)) }
}

describe('a data directory', () => {
  it('can be rebuilt from data/raw only, without a request', async () => {
    const { server, dataDir } = await twoMonths()
    const restored = join(await temporaryFolder(), 'data')
    await cp(join(dataDir, 'raw'), join(restored, 'raw'), { recursive: true })
    const asked = server.seen.length
    const raw = await filesBelow(join(restored, 'raw'))

    const built = await buildFrom(server.address, { dataDir: restored, offline: true, from: null, ...LATER })

    expect(built.exit).toBe(0)
    expect((await snapshotOf(restored)).manifest.digest).toBe((await snapshotOf(dataDir)).manifest.digest)
    expect(server.seen).toHaveLength(asked)
    expect(await filesBelow(join(restored, 'raw'))).toEqual(raw)
  })

  it('can be planned from data/raw only on the command line', async () => {
    const { dataDir } = await twoMonths()

    const ended = await command(['plan', '--offline'], { DATA_DIR: dataDir })

    expect(ended).toMatchObject({
      exit: 0,
      stderr: expect.stringContaining('0 files to fetch, 2 partitions unchanged') as string,
    })
  })
})

describe('a plan over HTTP', () => {
  const settings = (mirror: string): RunOptions => ({
    mirror,
    from: '2025-03',
    to: '2025-10',
    datasets: ['cvm_fund_portfolio'],
    maskPersonalData: true,
  })

  async function planned(asked: RunOptions, dataDir: string, now: string) {
    const { log, effects } = silent(now)
    await plan(datasets, asked, { ...effects, lake: new Lake(dataDir) })
    return log.map(({ detail }) => detail)
  }

  it('reports files to fetch, files not due and files without an answer, and changes nothing', async () => {
    const { server, folder, dataDir } = await twoMonths({ from: '2025-03' })
    await mirror(cashMonth('3.00'), folder)
    server.rules = [{ path: '202509', status: 500 }]
    const read = async () =>
      Promise.all((await filesBelow(dataDir)).map((file) => readFile(join(dataDir, file), 'latin1')))
    const before = await read()

    const said = await planned(settings(server.address), dataDir, LATER.now)

    expect(said).toContainEqual(expect.stringMatching(/^changed since it was fetched {2}https:.*cda_fi_202510\.zip$/))
    expect(said.at(-1)).toBe(
      '1 files to fetch, 1 partitions unchanged, 0 files not published, 6 files not due, 1 files could not be requested',
    )
    expect(await read()).toEqual(before)
  })

  it('requests everything for an empty data directory and leaves no trace', async () => {
    const server = await startMirrorServer(await mirror(cashMonth('1.00')))
    const dataDir = await temporaryFolder()

    const said = await planned(settings(server.address), dataDir, LATER.now)

    expect(said.at(-1)).toBe('1 files to fetch, 0 partitions unchanged, 7 files not published')
    expect(await filesBelow(dataDir)).toEqual([])
  })
})

describe('a fetch over HTTP', () => {
  it('exits with 1 if some files were not fetched and with 2 if none was', async () => {
    const folder = await mirror(cashMonth('1.00', '2025-09'))
    const server = await startMirrorServer(await mirror(cashMonth('2.00'), folder))
    const settings: RunOptions = {
      mirror: server.address,
      from: '2025-09',
      to: '2025-10',
      datasets: ['cvm_fund_portfolio'],
      maskPersonalData: true,
    }
    const fetch = async () =>
      fetchOnly(datasets, settings, { ...silent(LATER.now).effects, lake: new Lake(await temporaryFolder()) })

    server.rules = [{ path: '202510', status: 500 }]
    const some = await fetch()
    server.rules = [{ status: 500 }]
    const none = await fetch()

    expect([some, none]).toEqual([1, 2])
  })
})
