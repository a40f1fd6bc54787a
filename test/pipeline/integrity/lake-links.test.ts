import { Lake } from '../../../lake/lake.ts'
import { cp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prune } from '../../../pipeline/commands/prune.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { buildFrom, listFilesOfLake, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

const LATER = '2025-12-20T03:00:00Z'
const LEFT = `lake/cvm_fund_daily/competence_month=2025-10/${'ab'.repeat(32)}.parquet`

/** Two nights in a data directory that was copied as `cp -r` copies: every link is a file of its own. */
async function copiedWithoutLinks() {
  const { portal, dataDir: original } = await builtOnce(
    { portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' },
    { portals: [dayMonth('2.00')], now: '2025-12-11T03:00:00Z' },
  )
  const dataDir = join(await temporaryFolder(), 'copy')
  await cp(original, dataDir, { recursive: true, verbatimSymlinks: true })
  return { portal, dataDir, files: await listFilesOfLake(original) }
}

const verified = (dataDir: string) => verify(new Lake(dataDir), null, silent(LATER).effects)

async function countLinks(dataDir: string): Promise<number[]> {
  const files = await listFilesOfLake(dataDir)
  return Promise.all(files.map(async (file) => (await stat(join(dataDir, 'lake', file))).nlink))
}

describe('the lake of a data directory that was copied without hard links', () => {
  it('keeps its files in the next build, which links them again and reports it', async () => {
    const { portal, dataDir, files } = await copiedWithoutLinks()
    await writeFile(join(dataDir, LEFT), 'left by a build that was killed')

    const { exit, log } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(0)
    expect(await listFilesOfLake(dataDir)).toEqual(files)
    expect(Math.min(...(await countLinks(dataDir)))).toBeGreaterThan(1)
    expect(log.filter(({ step }) => step === 'repair')).toEqual([
      {
        step: 'repair',
        subject: 'lake',
        level: 'warn',
        detail: `${String(files.length)} files were copies, as where the data directory was copied without its hard links, and are links of the snapshots again`,
      },
    ])
    await verified(dataDir)
    const second = await buildFrom(portal, { dataDir, now: LATER })
    expect(second.log.filter(({ step }) => step === 'repair')).toEqual([])
  })

  it('keeps in a pruning what the kept snapshots have, and loses the rest', async () => {
    const { portal, dataDir, files } = await copiedWithoutLinks()

    await prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent(LATER).effects)

    const left = await listFilesOfLake(dataDir)
    expect(left.length).toBeLessThan(files.length)
    await verified(dataDir)
    await mirror(dayMonth('3.00'), portal)
    expect((await buildFrom(portal, { dataDir, now: LATER })).exit).toBe(0)
    await verified(dataDir)
  })

  it('keeps a file whose copy in the snapshot is damaged', async () => {
    const { portal, dataDir, files } = await copiedWithoutLinks()
    const { folder } = await readServed(dataDir)
    await truncate(join(folder, 'cvm_fund_daily/competence_month=2025-10/cvm_fund_daily.parquet'), 10)

    const { exit } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(1)
    expect(await listFilesOfLake(dataDir)).toEqual(files)
    await verified(dataDir)
  })

  it('keeps all of its files while a manifest cannot be read', async () => {
    const { portal, dataDir, files } = await copiedWithoutLinks()
    const [first = ''] = await listSnapshotIds(new Lake(dataDir))
    for (const name of ['manifest.json', 'manifest.json.gz'])
      await truncate(join(dataDir, 'snapshots', first, name), 10)

    await buildFrom(portal, { dataDir, now: LATER })

    expect(await listFilesOfLake(dataDir)).toEqual(files)
  })
})

describe('a lake without files that its logs name', () => {
  it('has them again after a build with nothing new', async () => {
    const { portal, dataDir } = await builtOnce(
      { portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' },
      { portals: [dayMonth('2.00')], now: '2025-12-11T03:00:00Z' },
    )
    const files = await listFilesOfLake(dataDir)
    for (const file of files) await rm(join(dataDir, 'lake', file))
    await expect(verified(dataDir)).rejects.toMatchObject({ code: 'DELTA_LOG' })

    const { exit, log } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(0)
    expect(await listFilesOfLake(dataDir)).toEqual(files)
    expect(log).toContainEqual(
      expect.objectContaining({
        step: 'repair',
        subject: 'lake',
        detail: `${String(files.length)} files were missing, and are links of the snapshots again`,
      }),
    )
    await verified(dataDir)
  })
})
