import { Lake } from '../../../lake/lake.ts'
import fc from 'fast-check'
import { cp, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prune, type PruneOptions } from '../../../pipeline/commands/prune.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { filesBelow, listFilesOfLake, readServed, silent } from '../../helpers/build.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { cashMonth, type Portal } from '../../helpers/portal.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'

const DAY = 86_400_000
const LONG_AFTER = '2026-01-15T03:00:00Z'

/** One night for each value of October; September does not change. */
const nights = (...values: readonly string[]) => nightsOf(dayMonth, values)

async function nightsOf(makeMonth: (value: string, month?: string) => Portal, values: readonly string[]) {
  const september = makeMonth('9.00', '2025-09')
  const { dataDir } = await builtOnce(
    ...values.map((value, at) => ({
      portals: at === 0 ? [september, makeMonth(value)] : [makeMonth(value)],
      now: `2025-12-${String(10 + at)}T03:00:00Z`,
    })),
  )
  return { dataDir, ids: await listSnapshotIds(new Lake(dataDir)) }
}

async function pruned(dataDir: string, options: Partial<PruneOptions> & { keep: number }, now = LONG_AFTER) {
  const { log, effects } = silent(now)
  await prune(new Lake(dataDir), { dryRun: false, ...options }, effects)
  return log.map(({ detail }) => detail)
}

describe('pruning', () => {
  it('removes what snapshots of the future replaced by their number, and not by a time that nobody knows', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00')
    const yearsBefore = '2015-01-15T03:00:00Z'

    expect(await pruned(dataDir, { keep: 1, olderThanMs: DAY }, yearsBefore)).toEqual(['nothing to remove'])
    await pruned(dataDir, { keep: 1 }, yearsBefore)

    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids.slice(2))
  })

  it('does not count a snapshot that a killed build never published', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00')
    const lake = new Lake(dataDir)
    await cp(lake.snapshot(ids[2] ?? ''), lake.snapshot('20251230T030000Z'), { recursive: true })
    await writeFile(lake.publishingMark('20251230T030000Z'), '')

    await pruned(dataDir, { keep: 2 })

    expect(await listSnapshotIds(lake)).toEqual(ids.slice(1))
  })

  it('removes what a prune that died has left, also where no snapshot is due', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00')
    const [lake, first = ''] = [new Lake(dataDir), ids[0]]
    await rename(lake.snapshot(first), lake.prunedSnapshot(first))

    expect(await pruned(dataDir, { keep: 2 })).toEqual(['nothing to remove'])

    expect((await filesBelow(lake.snapshots)).filter((file) => file.startsWith('.'))).toEqual([])
  })

  it('keeps the newest snapshots and the files they link, and removes files that only the others had', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00')

    await pruned(dataDir, { keep: 1 })

    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids.slice(2))
    const { manifest } = await readServed(dataDir)
    const linked = (await filesBelow(join(dataDir, 'snapshots', manifest.snapshot))).filter((file) =>
      file.endsWith('.parquet'),
    )
    expect(await listFilesOfLake(dataDir)).toHaveLength(linked.length)
    await verify(new Lake(dataDir), null, silent(LONG_AFTER).effects)
  })

  it('first reports what can no longer be requested, and stops there with --dry-run', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00')
    const before = await filesBelow(dataDir)

    const said = await pruned(dataDir, { keep: 2, dryRun: true })

    expect(said).toEqual([
      `${ids[0] ?? ''} to ${ids[0] ?? ''} would go: snapshot= of these, and as_of before 2025-12-11, can no longer be requested`,
    ])
    expect(await filesBelow(dataDir)).toEqual(before)
  })

  it('keeps every version in the revisions of the remaining snapshots', async () => {
    const { dataDir } = await nightsOf(cashMonth, ['1.00', '2.00', '3.00'])

    await pruned(dataDir, { keep: 1 })

    const { manifest } = await readServed(dataDir)
    expect(manifest.partitions.map(({ history }) => history?.['cvm_fund_revision']?.rows)).toEqual([1, 3])
  })

  it('keeps the snapshot that a server may still answer from', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00')

    expect(await pruned(dataDir, { keep: 1 }, '2025-12-11T03:00:30Z')).toEqual([
      'nothing to remove yet: 1 may still be in use, until 60 seconds after the next one was published',
    ])
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids)
  })

  it('keeps by age what answered within that time, also the snapshot that was replaced in it', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00', '4.00')

    // The second was replaced on 12 December, which is 34 days before: only the first was replaced longer ago.
    await pruned(dataDir, { keep: 1, olderThanMs: 35 * DAY })

    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids.slice(1))
  })

  it('keeps by age and by number what either keeps', async () => {
    const { dataDir, ids } = await nights('1.00', '2.00', '3.00', '4.00')

    await pruned(dataDir, { keep: 3, olderThanMs: DAY })
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids.slice(1))
    await pruned(dataDir, { keep: 1, olderThanMs: DAY })
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids.slice(3))
  })

  it('never removes the newest snapshot, however old it is', async () => {
    const { dataDir, ids } = await nights('1.00')

    expect(await pruned(dataDir, { keep: 1, olderThanMs: 0 }, '2036-01-01T00:00:00Z')).toEqual(['nothing to remove'])
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids)
  })

  it('wants to be told what to keep, and reads an age in days', async () => {
    const { dataDir } = await nights('1.00')
    const ran = (...words: string[]) => command(['prune', ...words], { DATA_DIR: dataDir })

    expect(await ran()).toMatchObject({ exit: 2, stderr: expect.stringContaining('give --keep') as string })
    expect(await ran('--older-than', '90')).toMatchObject({ exit: 2, stderr: expect.stringContaining('90d') as string })
    expect(await ran('--older-than', '90d', '--dry-run')).toMatchObject({ exit: 0 })
  })

  it('fails without a snapshot', async () => {
    await expect(pruned(await temporaryFolder(), { keep: 1 })).rejects.toMatchObject({ code: 'NOTHING_PUBLISHED' })
  })

  it('never removes a file that a remaining snapshot links', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('1.00', '2.00', '3.00'), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (values, keep) => {
          const { dataDir, ids } = await nights(...values)

          await pruned(dataDir, { keep })

          const left = await listSnapshotIds(new Lake(dataDir))
          expect(left).toEqual(ids.slice(-keep))
          for (const id of left) await verify(new Lake(dataDir), id, silent(LONG_AFTER).effects)
        },
      ),
      { numRuns: 4 },
    )
  })
})
