import { Lake } from '../../../lake/lake.ts'
import { cp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, listFilesOfLake, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import {
  compareWithSnapshot,
  listLoggedTables,
  logFolder,
  readActions,
  readFilesAt,
  readVersionMap,
  versionFile,
} from '../../helpers/delta-log.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { line, mirror } from '../../helpers/portal.ts'

const LATER = '2025-12-20T03:00:00Z'
/** A table that no later night changes. */
const REGISTER = [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy)]

/** First, amended, rolled back to the first, amended again; a second month comes with the last. */
async function fourSnapshots() {
  const { portal, dataDir } = await builtOnce(
    { portals: [{ ...dayMonth('1.00'), legacy: REGISTER }], now: '2025-12-10T03:00:00Z' },
    { portals: [dayMonth('2.00')], now: '2025-12-11T03:00:00Z' },
  )
  const [first = ''] = await listSnapshotIds(new Lake(dataDir))
  await rollback(limitLookThroughs(datasets, 0), new Lake(dataDir), first, silent('2025-12-12T03:00:00Z').effects)
  await mirror(dayMonth('3.00'), portal)
  await mirror(dayMonth('9.00', '2025-09'), portal)
  await buildFrom(portal, { dataDir, now: '2025-12-13T03:00:00Z' })
  return { portal, dataDir, ids: await listSnapshotIds(new Lake(dataDir)) }
}

let shared: ReturnType<typeof fourSnapshots> | null = null
/** Shared by tests that change nothing. */
const readFourSnapshots = () => (shared ??= fourSnapshots())

/** Every file of the logs with its text. */
async function readLogs(dataDir: string): Promise<Record<string, string>> {
  const names = (await filesBelow(join(dataDir, 'lake'))).filter((name) => /_delta_log|delta-versions/.test(name))
  const read = names.map(async (name) => [name, await readFile(join(dataDir, 'lake', name), 'latin1')] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function catchUp(dataDir: string, rebuild = false) {
  const { log, effects } = silent(LATER)
  await writeDeltaLogs(new Lake(dataDir), { rebuild }, effects)
  return log.filter(({ step }) => step === 'delta').map(({ detail }) => detail.replace(/ {2}[\d.]+ s$/, ''))
}

/** As if the power went after `current` was turned, and before the logs of these tables were continued. */
async function takeBackNewest(dataDir: string, tables: readonly string[]) {
  for (const table of tables) {
    const newest = (await readdir(logFolder(dataDir, table))).sort().at(-1) ?? ''
    await rm(join(logFolder(dataDir, table), newest))
  }
}

describe('the log of a table', () => {
  it('has every snapshot as a version with the same rows: first, amended, rolled back, amended again', async () => {
    const { dataDir, ids } = await readFourSnapshots()
    const versions = await readVersionMap(dataDir)
    const tables = await listLoggedTables(dataDir)

    expect(Object.keys(versions)).toEqual(ids)
    expect(tables).toContain('cvm_fund_daily')
    for (const id of ids) {
      expect(Object.keys(versions[id] ?? {}).sort()).toEqual(tables)
      for (const table of tables) {
        const { counted, logged, published } = await compareWithSnapshot(
          dataDir,
          table,
          versions[id]?.[table] ?? -1,
          id,
        )
        expect({ table, id, ...logged }).toEqual({ table, id, ...published })
        expect(String(counted)).toBe(published.rows)
      }
    }
    const { files: amended } = await readFilesAt(dataDir, 'cvm_fund_daily', 1)
    const { files: first } = await readFilesAt(dataDir, 'cvm_fund_daily', 0)
    const { files: rolledBack } = await readFilesAt(dataDir, 'cvm_fund_daily', 2)
    expect(rolledBack.map(({ path }) => path)).toEqual(first.map(({ path }) => path))
    expect(amended.map(({ path }) => path)).not.toEqual(first.map(({ path }) => path))
  })

  it('names the snapshot and its time, the partition and the number of rows, and no other statistics', async () => {
    const { dataDir, ids } = await readFourSnapshots()

    const commits = await Promise.all([0, 1, 2, 3].map((version) => readActions(dataDir, 'cvm_fund_daily', version)))

    expect(commits.map(([first]) => first?.commitInfo?.userMetadata)).toEqual(ids)
    expect(commits[0]?.[0]?.commitInfo).toMatchObject({
      operation: 'CREATE TABLE',
      timestamp: Date.parse('2025-12-10T03:00:00Z'),
    })
    expect(commits.map((actions) => actions.map((action) => Object.keys(action)[0]))).toEqual([
      ['commitInfo', 'protocol', 'metaData', 'add'],
      ['commitInfo', 'remove', 'add'],
      ['commitInfo', 'remove', 'add'],
      ['commitInfo', 'remove', 'add', 'add'],
    ])
    expect(commits[3]?.[2]?.add).toMatchObject({
      partitionValues: { competence_month: '2025-09' },
      stats: '{"numRecords":1}',
    })
    expect(commits[0]?.[2]?.metaData).toMatchObject({ partitionColumns: ['competence_month'] })
  })

  it('has a version without files for a snapshot that did not change the table, and no partitions for one in one piece', async () => {
    const { dataDir } = await readFourSnapshots()

    const kinds = async (table: string, version: number) =>
      (await readActions(dataDir, table, version)).flatMap((action) => Object.keys(action))

    expect(await kinds('cvm_fund', 1)).toEqual(['commitInfo'])
    const [, , created] = await readActions(dataDir, 'source_file', 0)
    expect(created?.metaData?.partitionColumns).toEqual([])
  })

  it('has the same bytes wherever it is written, at once or night by night, and a second run writes nothing', async () => {
    const { dataDir } = await fourSnapshots()
    const written = await readLogs(dataDir)
    const elsewhere = join(await temporaryFolder(), 'copy')
    await cp(dataDir, elsewhere, { recursive: true })
    await rm(join(elsewhere, 'lake/delta-versions.json'))
    for (const table of await listLoggedTables(elsewhere)) await rm(logFolder(elsewhere, table), { recursive: true })

    // A copy has no hard links between lake and snapshots: the files that the snapshots name stay all the same.
    const said = await catchUp(elsewhere)

    expect(await readLogs(elsewhere)).toEqual(written)
    expect(said).toEqual([expect.stringMatching(/^\d+ tables; \d+ versions, 0 checkpoints written$/)])
    expect(await catchUp(elsewhere)).toEqual([expect.stringMatching(/^\d+ tables; nothing to write$/)])
    expect(await readLogs(elsewhere)).toEqual(written)
    await verify(new Lake(elsewhere), null, silent(LATER).effects)
  })

  it('is written again with the same bytes by --rebuild', async () => {
    const { dataDir } = await fourSnapshots()
    const written = await readLogs(dataDir)

    await catchUp(dataDir, true)

    expect(await readLogs(dataDir)).toEqual(written)
  })

  it('ends with yesterday if a build was killed before it or in the middle, and the next build, with nothing new, goes on', async () => {
    const { portal, dataDir, ids } = await fourSnapshots()
    const written = await readLogs(dataDir)
    const tables = await listLoggedTables(dataDir)
    for (const killedAfter of [0, Math.floor(tables.length / 2)]) {
      await takeBackNewest(dataDir, tables.slice(killedAfter))
      const half = join(logFolder(dataDir, 'cvm_fund_daily'), `${versionFile(3)}.4711.tmp`)
      await writeFile(half, '{"commitInfo":{"time')
      const map = await readVersionMap(dataDir)
      const { [ids[3] ?? '']: _newest, ...older } = map
      const list = JSON.stringify({ format: 'market-data-delta-versions-1', snapshots: older })
      await writeFile(join(dataDir, 'lake/delta-versions.json'), list)
      const { files } = await readFilesAt(dataDir, 'cvm_fund_daily', 2)
      expect(files).toHaveLength(1)
      const { log, effects } = silent(LATER)
      await verify(new Lake(dataDir), null, effects)
      expect(log).toContainEqual(expect.objectContaining({ step: 'delta', level: 'warn' }))

      const { exit, log: built } = await buildFrom(portal, { dataDir, now: LATER })

      expect(exit).toBe(0)
      expect(built.map(({ step }) => step)).toContain('delta')
      expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids)
      expect(await readLogs(dataDir)).toEqual(written)
    }
  })

  it('goes on from what it says itself where the list of versions and its last snapshot are gone', async () => {
    const { portal, dataDir, ids } = await fourSnapshots()
    const [, , third = '', fourth = ''] = ids
    await rm(join(dataDir, 'lake/delta-versions.json'))
    await rm(join(dataDir, 'snapshots', fourth), { recursive: true })
    await rm(join(dataDir, 'current'))
    await symlink(join('snapshots', third), join(dataDir, 'current'))
    await mirror(dayMonth('4.00'), portal)

    await buildFrom(portal, { dataDir, now: LATER })

    const { id } = await readServed(dataDir)
    const versions = await readVersionMap(dataDir)
    expect(Object.keys(versions)).toEqual([...ids.slice(0, 3), id])
    expect(versions[id]?.['cvm_fund_daily']).toBe(4)
    const { logged, published } = await compareWithSnapshot(dataDir, 'cvm_fund_daily', 4, id)
    expect(logged).toEqual(published)
    // Files that only the lost snapshot had stay, because a version names them, until somebody removes them.
    await verify(new Lake(dataDir), null, silent(LATER).effects)
    const unlinked = (await listFilesOfLake(dataDir)).map((file) => join(dataDir, 'lake', file))
    for (const path of unlinked) if ((await stat(path)).nlink === 1) await rm(path)
    await expect(verify(new Lake(dataDir), null, silent(LATER).effects)).rejects.toMatchObject({
      code: 'DELTA_LOG',
      message: expect.stringMatching(/cvm_fund_daily\/_delta_log: it names \S+, which is not there/) as string,
    })
    await catchUp(dataDir, true)
    await verify(new Lake(dataDir), null, silent(LATER).effects)
    expect((await readVersionMap(dataDir))[id]?.['cvm_fund_daily']).toBe(3)
  })
})
