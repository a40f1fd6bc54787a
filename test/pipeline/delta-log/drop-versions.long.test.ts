import { Lake } from '../../../lake/lake.ts'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { writeMarker } from '../../../lake/marker.ts'
import { dropOldVersions } from '../../../pipeline/delta-log/drop-versions.ts'
import { makeDataDir } from '../../../lake/private-files.ts'
import { listLakeFiles } from '../../../lake/list-files.ts'
import { removeSnapshot } from '../../../lake/snapshots/install-snapshot.ts'
import { readSnapshotManifest } from '../../../lake/snapshots/manifest-file.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { buildFrom, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { compareWithSnapshot, logFolder, readVersionMap, versionFile } from '../../helpers/delta-log.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth } from '../../helpers/portal.ts'
import { nightId, publishNights } from '../../helpers/synthetic-snapshots.ts'

const LATER = '2026-06-01T03:00:00Z'
const [TABLE, OTHER] = ['cvm_fund_month', 'once_declared']

const caughtUp = (dataDir: string) => writeDeltaLogs(new Lake(dataDir), { rebuild: false }, silent(LATER).effects)
const listNames = async (dataDir: string, table = TABLE) => (await readdir(logFolder(dataDir, table))).sort()

async function verified(dataDir: string, id: string | null = null) {
  const { log, effects } = silent(LATER)
  await verify(new Lake(dataDir), id, effects)
  return log.filter(({ step }) => step === 'delta').map(({ detail }) => detail)
}

/** As if a prune of snapshots before `oldest` was killed after it removed this many files of the log of a table. */
async function dropHalf(dataDir: string, oldest: string, table: string, removed: number): Promise<void> {
  const before = join(await temporaryFolder(), 'before')
  await cp(logFolder(dataDir, table), before, { recursive: true })
  await dropOldVersions(new Lake(dataDir), oldest, await readVersionMap(dataDir))
  const kept = await listNames(dataDir, table)
  const gone = (await readdir(before)).filter((name) => !kept.includes(name)).sort()
  // Versions go first, the oldest first, and then checkpoints.
  const inOrder = [...gone.filter((name) => name.endsWith('.json')), ...gone.filter((name) => !name.endsWith('.json'))]
  for (const name of inOrder.slice(removed)) await cp(join(before, name), join(logFolder(dataDir, table), name))
}

describe('a drop of old versions that was killed', () => {
  it.each([
    [1, 30],
    [15, 30],
    [31, 32],
    [32, 32],
  ])(
    'after it removed %i files of a log lets every kept version be read, and the next run lets the log begin with version %i',
    async (removed, first) => {
      const dataDir = join(await temporaryFolder(), 'data')
      await makeDataDir(new Lake(dataDir))
      await writeMarker(new Lake(dataDir), { adopted: false })
      await publishNights(dataDir, { from: 0, to: 34 })
      await caughtUp(dataDir)
      const undropped = join(await temporaryFolder(), 'undropped')
      await cp(logFolder(dataDir, OTHER), undropped, { recursive: true })
      await dropHalf(dataDir, nightId(32), TABLE, removed)
      // It came to this log first, and not yet to the other.
      await rm(logFolder(dataDir, OTHER), { recursive: true })
      await cp(undropped, logFolder(dataDir, OTHER), { recursive: true })

      expect(await verified(dataDir)).toEqual(['the logs of 2 tables agree'])
      for (const night of [32, 33]) {
        expect(await verified(dataDir, nightId(night))).toEqual(['the logs of 2 tables agree'])
        const { logged, published } = await compareWithSnapshot(dataDir, TABLE, night, nightId(night))
        expect(logged).toEqual(published)
      }
      // The versions of snapshots that were to go can be read from the checkpoint of version 30 on, or not at all.
      const ofPruned = first > 31 ? 'the logs of 1 tables agree; those of 1 begin later' : 'the logs of 2 tables agree'
      expect(await verified(dataDir, nightId(31))).toEqual([ofPruned])

      await caughtUp(dataDir)

      const begun = (await listNames(dataDir)).filter((name) => name.endsWith('.json'))
      expect(begun).toEqual(
        [30, 31, 32, 33].filter((version) => version >= first).map((version) => versionFile(version)),
      )
      expect(await listNames(dataDir, OTHER)).toContain(versionFile(0))
      expect(await verified(dataDir)).toEqual(['the logs of 2 tables agree'])
      await prune(new Lake(dataDir), { keep: 2, dryRun: false }, silent(LATER).effects)
      const pruned = [versionFile(32, 'checkpoint.parquet'), versionFile(32), versionFile(33), '_last_checkpoint']
      expect(await listNames(dataDir)).toEqual(pruned.sort())
      expect(await listNames(dataDir, OTHER)).toEqual(pruned)
      expect(await verified(dataDir)).toEqual(['the logs of 2 tables agree'])
    },
  )

  it('is ended by the next build, also if that has nothing new', async () => {
    const { portal, dataDir } = await builtOnce(
      { portals: [cashMonth('1.00')], now: '2025-12-10T03:00:00Z' },
      { portals: [cashMonth('2.00')], now: '2025-12-11T03:00:00Z' },
      { portals: [cashMonth('3.00')], now: '2025-12-12T03:00:00Z' },
    )
    const newest = (await listSnapshotIds(new Lake(dataDir))).at(-1) ?? ''
    await dropHalf(dataDir, newest, TABLE, 1)
    expect(await listNames(dataDir)).toContain(versionFile(1))

    const { exit } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(0)
    expect((await listNames(dataDir)).filter((name) => name.endsWith('.json'))).toEqual([versionFile(2)])
    await verified(dataDir)
  })
})

it('the files of versions that a build drops go with them, also if that build has nothing new', async () => {
  const { portal, dataDir } = await builtOnce(
    { portals: [cashMonth('1.00')], now: '2025-12-10T03:00:00Z' },
    { portals: [cashMonth('2.00')], now: '2025-12-11T03:00:00Z' },
  )
  const lake = new Lake(dataDir)
  const [oldest = '', newest = ''] = await listSnapshotIds(lake)
  // As a prune on a full disk: the snapshot is gone, and the logs end with it.
  await removeSnapshot(lake, oldest)
  for (const table of await readdir(lake.tables)) {
    if (table in ((await readVersionMap(dataDir))[newest] ?? {}))
      await rm(join(logFolder(dataDir, table), versionFile(1)))
  }

  expect((await buildFrom(portal, { dataDir, now: LATER })).exit).toBe(0)

  const manifest = await readSnapshotManifest(lake.snapshot(newest))
  const named = manifest === null ? [] : publishedFiles(manifest).map((file) => lake.file(file))
  expect(listLakeFiles(lake).sort()).toEqual([...new Set(named)].sort())
})

it('a version that the disk reads wrongly becomes no checkpoint, and its log stays until it is read rightly', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  await makeDataDir(new Lake(dataDir))
  await writeMarker(new Lake(dataDir), { adopted: false })
  await publishNights(dataDir, { from: 0, to: 5 })
  await caughtUp(dataDir)
  const drop = async () => dropOldVersions(new Lake(dataDir), nightId(3), await readVersionMap(dataDir))
  const before = await listNames(dataDir)
  const path = join(logFolder(dataDir, TABLE), versionFile(3))
  const right = await readFile(path, 'utf8')
  const wrong = right.replace(/("remove":\{"path":"[^"]*\/)(.)/, (_all, start: string, digit: string) =>
    [start, digit === '0' ? '1' : '0'].join(''),
  )
  expect(wrong).not.toBe(right)

  await writeFile(path, wrong)
  await drop()
  expect(await listNames(dataDir)).toEqual(before)

  await writeFile(path, right)
  await drop()
  expect(await listNames(dataDir)).toEqual(
    [versionFile(3, 'checkpoint.parquet'), versionFile(3), versionFile(4), '_last_checkpoint'].sort(),
  )
  const { logged, published } = await compareWithSnapshot(dataDir, TABLE, 3, nightId(3))
  expect(logged).toEqual(published)
})
