import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { buildFrom, filesBelow, listFilesOfLake, listRows, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const LATER = '2026-01-15T03:00:00Z'

async function twoNights() {
  const { portal, dataDir } = await builtOnce(
    { portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' },
    { portals: [dayMonth('2.00')], now: '2025-12-11T03:00:00Z' },
  )
  await writeFile(join(dataDir, 'keys.json'), '{"keys":[]}')
  return { portal, dataDir, backup: join(await temporaryFolder(), 'backup') }
}

async function copied(step: 'backup' | 'restore', from: string, to: string, keys = false, files = realFiles) {
  const { log, effects } = silent(LATER)
  await copyDataDir({ step, from: new Lake(from), to: new Lake(to, files), keys }, effects)
  return log.filter((line) => line.step === step).map(({ detail }) => detail)
}

/** Every file with its bytes, but for locks and reports, and the paths in views.sql. */
async function readTree(dataDir: string) {
  const files = (await filesBelow(dataDir)).filter((file) => /^(lake|snapshots|raw)\//.test(file))
  const read = files.map(async (file) => {
    const bytes = await readFile(join(dataDir, file))
    const isViews = file.endsWith('views.sql')
    const text = isViews ? bytes.toString().replace(/^SET .*$/m, '') : bytes
    return [file, createHash('sha256').update(text).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

describe('A backup', () => {
  it('has downloads whose address has no ending, such as series, with their descriptions', async () => {
    const { dataDir } = await buildFrom('data/sample', { from: null, datasets: ['statistics'] })
    const backup = join(await temporaryFolder(), 'backup')

    await copied('backup', dataDir, backup)

    expect(await readTree(backup)).toEqual(await readTree(dataDir))
  })

  it('has files with the same bytes, such as tables without rows of several months, however slow the disk is', async () => {
    const portal = await mirror(cashMonth('1.00', '2025-09'), await mirror(cashMonth('2.00')))
    const { dataDir } = await buildFrom(portal, { datasets: ['cvm_fund_portfolio'] })
    const backup = join(await temporaryFolder(), 'backup')
    const copyFile: typeof realFiles.copyFile = async (...paths) => {
      await realFiles.copyFile(...paths)
      await setTimeout(20)
    }

    await copied('backup', dataDir, backup, false, { ...realFiles, copyFile })

    expect(await readTree(backup)).toEqual(await readTree(dataDir))
  })

  it('is restored to the same bytes: every snapshot, download and sidecar', async () => {
    const { dataDir, backup } = await twoNights()
    const restored = join(await temporaryFolder(), 'restored')

    const said = await copied('backup', dataDir, backup)
    await copied('restore', backup, restored)

    expect(said).toEqual([expect.stringMatching(/^2 snapshots, \d+ tables, .* all as published; .* without keys$/)])
    expect(await readTree(restored)).toEqual(await readTree(dataDir))
    for (const id of await listSnapshotIds(new Lake(restored)))
      await verify(new Lake(restored), id, silent(LATER).effects)
    const { folder } = await readServed(restored)
    expect(await readFile(join(folder, 'views.sql'), 'utf8')).toContain(folder)
    expect(await listRows({ dataDir: restored }, 'cvm_fund_daily')).toEqual(
      await listRows({ dataDir }, 'cvm_fund_daily'),
    )
  })

  it('is a data directory in which the next build finds nothing new', async () => {
    const { portal, dataDir, backup } = await twoNights()
    await copied('backup', dataDir, backup)

    const { exit, log } = await buildFrom(portal, { dataDir: backup, now: LATER })

    expect(exit).toBe(0)
    expect(log.filter(({ step }) => step === 'compile')).toEqual([])
  })

  it('has keys only if that is asked for, readable for their owner only', async () => {
    const { dataDir, backup } = await twoNights()

    await copied('backup', dataDir, backup)
    expect(await filesBelow(backup)).not.toContain('keys.json')
    await copied('backup', dataDir, backup, true)

    expect((await stat(join(backup, 'keys.json'))).mode & 0o777).toBe(0o600)
  })

  it('takes what a running build has published, and nothing half of what it has not', async () => {
    const { dataDir, backup } = await twoNights()
    const [first = '', second = ''] = await listSnapshotIds(new Lake(dataDir))
    // A build is about to make the second snapshot the served one, and downloads a file.
    await rm(join(dataDir, 'current'))
    await symlink(join('snapshots', first), join(dataDir, 'current'))
    await writeFile(join(dataDir, 'snapshots', `.publishing-${second}`), '')
    await mkdir(join(dataDir, 'raw/host'), { recursive: true })
    await writeFile(join(dataDir, 'raw/host/.download-1-half'), 'half')

    await copied('backup', dataDir, backup)

    expect(await listSnapshotIds(new Lake(backup))).toEqual([first])
    expect((await readServed(backup)).id).toBe(first)
    expect((await filesBelow(join(backup, 'raw'))).filter((file) => file.includes('.download'))).toEqual([])
  })

  it('continues: the next one adds what is new, keeps what was pruned, and mends what the disk damaged in it', async () => {
    const { portal, dataDir, backup } = await twoNights()
    await copied('backup', dataDir, backup)
    const before = await listSnapshotIds(new Lake(dataDir))
    const [damaged = ''] = await listFilesOfLake(backup)
    await truncate(join(backup, 'lake', damaged), 3)
    await mirror(dayMonth('3.00'), portal)
    await buildFrom(portal, { dataDir, now: '2025-12-12T03:00:00Z' })
    await prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent(LATER).effects)

    await copied('backup', dataDir, backup)

    const after = await listSnapshotIds(new Lake(dataDir))
    expect(await listSnapshotIds(new Lake(backup))).toEqual([...before, ...after])
    await verify(new Lake(backup), null, silent(LATER).effects)
  })

  it('does not copy a snapshot with a damaged file, and names the file', async () => {
    const { dataDir, backup } = await twoNights()
    const { folder } = await readServed(dataDir)
    const file = 'cvm_fund_daily/competence_month=2025-10/cvm_fund_daily.parquet'
    await truncate(join(folder, file), 10)

    await expect(copied('backup', dataDir, backup)).rejects.toMatchObject({
      code: 'SNAPSHOT_DAMAGED',
      message: expect.stringContaining(`${file} has 10 bytes`) as string,
    })
    expect(await listSnapshotIds(new Lake(backup))).toEqual((await listSnapshotIds(new Lake(dataDir))).slice(0, 1))
  })

  it('leaves a damaged download out and reports it', async () => {
    const { dataDir, backup } = await twoNights()
    const [edition = ''] = (await filesBelow(join(dataDir, 'raw'))).filter((file) => file.endsWith('.zip'))
    await appendFile(join(dataDir, 'raw', edition), 'x')

    await expect(copied('backup', dataDir, backup)).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: expect.stringContaining(edition) as string,
    })
    expect(await filesBelow(join(backup, 'raw'))).not.toContain(edition)
    await verify(new Lake(backup), null, silent(LATER).effects)
  })

  it.each(['raw', 'raw/dados.cvm.gov.br'])(
    'has the downloads behind %s where that is a link to a disk',
    async (place) => {
      const { dataDir, backup } = await twoNights()
      const before = await readTree(dataDir)
      const disk = join(await temporaryFolder(), 'disk')
      await rename(join(dataDir, place), disk)
      await symlink(disk, join(dataDir, place))

      await copied('backup', dataDir, backup)

      expect(await readTree(backup)).toEqual(before)
    },
  )

  it('names a link anywhere else in raw that it does not follow, and has everything else', async () => {
    const { dataDir, backup } = await twoNights()
    const disk = join(await temporaryFolder(), 'disk')
    const names = (await filesBelow(join(dataDir, 'raw'))).filter((file) => file.includes('inf_diario_fi_202510'))
    const moved = join('raw', dirname(names[0] ?? ''))
    await rename(join(dataDir, moved), disk)
    await symlink(disk, join(dataDir, moved))
    await symlink('nowhere', join(dataDir, 'raw/gone.example'))

    await expect(copied('backup', dataDir, backup)).rejects.toMatchObject({
      code: 'SOURCE_DAMAGED',
      message: `downloads of ${dataDir} were left out: links that no copy follows: ${moved}, raw/gone.example`,
    })

    expect(await listSnapshotIds(new Lake(backup))).toEqual(await listSnapshotIds(new Lake(dataDir)))
    await verify(new Lake(backup), null, silent(LATER).effects)
  })
})

describe('A copy of a data directory', () => {
  it('is refused where the snapshots of another history are, and changes nothing there', async () => {
    const [{ dataDir }, other] = [await twoNights(), await twoNights()]
    await mirror(dayMonth('9.00'), other.portal)
    await buildFrom(other.portal, { dataDir: other.dataDir, now: '2025-12-12T03:00:00Z' })
    const before = await filesBelow(join(other.dataDir, 'snapshots'))

    await expect(copied('restore', dataDir, other.dataDir)).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })
    expect(await filesBelow(join(other.dataDir, 'snapshots'))).toEqual(before)
  })

  it('is refused into a folder of somebody else, into itself, and from nowhere', async () => {
    const { dataDir, backup } = await twoNights()
    await mkdir(backup)
    await writeFile(join(backup, 'thesis.txt'), 'mine')

    await expect(copied('backup', dataDir, backup)).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })
    await expect(copied('backup', dataDir, join(dataDir, 'backup'))).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    await expect(copied('restore', '/nowhere/at/all', backup)).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })

  it('is a command, which takes the folder of a backup in FROM for what it is', async () => {
    const { dataDir, backup } = await twoNights()
    const restored = join(await temporaryFolder(), 'restored')

    expect(await command(['backup', backup], { DATA_DIR: dataDir })).toMatchObject({ exit: 0 })
    expect(await command(['restore', backup], { DATA_DIR: restored, FROM: backup })).toMatchObject({ exit: 0 })
    expect(await listSnapshotIds(new Lake(restored))).toEqual(await listSnapshotIds(new Lake(dataDir)))
  })
})
