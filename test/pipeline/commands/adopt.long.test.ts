import { Lake } from '../../../lake/lake.ts'
import { mkdir, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adopt } from '../../../pipeline/commands/adopt.ts'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { MARKER } from '../../../lake/place-names.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'
import { fill, listTexts } from '../../helpers/foreign-files.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'

const NOW = '2025-12-15T03:00:00Z'
const ID = '20240101T000000Z'
const HASH = 'ab'.repeat(32)

/** Files of somebody else under names that are similar to ours. */
const THEIRS = [
  'notes.txt',
  'work/thesis.doc',
  'work/cvm_fund_daily/all/thesis.parquet',
  'lake/x.parquet',
  'lake/table/all/x.parquet',
  `lake/${HASH}.parquet`,
  `lake/table/mine/${HASH}.parquet`,
  `lake/table/all/deeper/${HASH}.parquet`,
  'raw/a.tmp',
  'raw/host/.download-mine',
  'raw/host/letter.json.12.tmp',
  'snapshots/.staging-mine/chapter.doc',
  'snapshots/.pruned-2024/chapter.doc',
  'snapshots/.publishing-mine',
  `snapshots/${ID}/holiday.jpg`,
  'quarantine/x.tmp',
  'quarantine/all.ndjson.1.tmp',
  'quarantine/table/mine.ndjson.1.tmp',
  'current.tmp',
  'letter.json.1.tmp',
] as const

const listSettings = (portal: string) => ({
  mirror: portal,
  from: '2025-10',
  to: '2025-10',
  datasets: null,
  maskPersonalData: true,
})

describe('a folder of somebody else', () => {
  it('is refused by every command that writes, with advice on how to adopt it, and stays unchanged', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(dayMonth('1.00'))]
    await fill(dataDir, THEIRS)
    const [names, { mtimeMs }] = [await filesBelow(dataDir), await stat(dataDir)]
    const refused = { code: 'FOREIGN_FOLDER', hint: expect.stringContaining('market-data-server adopt') as string }
    const { effects } = silent(NOW)
    const writing = { ...effects, lake: new Lake(dataDir) }

    await expect(buildFrom(portal, { dataDir })).rejects.toMatchObject(refused)
    await expect(fetchOnly(datasets, listSettings(portal), writing)).rejects.toMatchObject(refused)
    await expect(rollback(datasets, new Lake(dataDir), ID, effects)).rejects.toMatchObject(refused)
    await expect(plan(datasets, listSettings(portal), writing)).rejects.toMatchObject(refused)
    await expect(prune(new Lake(dataDir), { keep: 1, dryRun: false }, effects)).rejects.toMatchObject(refused)

    expect(await filesBelow(dataDir)).toEqual(names)
    expect((await stat(dataDir)).mtimeMs).toBe(mtimeMs)
    expect(await listTexts(dataDir, THEIRS)).toEqual(THEIRS.map((file) => `what somebody wrote into ${file}`))
  })

  it('keeps every file of its owner after it is adopted, through builds, a rollback and a pruning', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(dayMonth('1.00'))]
    await fill(dataDir, THEIRS)
    const { log, effects } = silent('2026-01-15T03:00:00Z')

    await adopt(new Lake(dataDir), effects)
    expect(await filesBelow(dataDir)).toEqual([...THEIRS, MARKER].sort())
    for (const [at, value] of ['1.00', '2.00', '3.00'].entries()) {
      await mirror(dayMonth(value), portal)
      expect((await buildFrom(portal, { dataDir, now: `2025-12-1${String(at)}T03:00:00Z` })).exit).toBe(0)
    }
    await rollback(datasets, new Lake(dataDir), '20251210T030000Z', effects)
    await prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent('2026-01-16T03:00:00Z').effects)

    expect(await listTexts(dataDir, THEIRS)).toEqual(THEIRS.map((file) => `what somebody wrote into ${file}`))
    expect(log[0]?.detail).toContain('found current.tmp, lake, letter.json.1.tmp, notes.txt, quarantine and 3 more')
    expect(log[1]?.detail).toContain(`wrote ${MARKER}, and nothing else`)
    expect((await readServed(dataDir)).id).toBe('20260115T030000Z')
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([ID, '20260115T030000Z'])
  })

  it.each(['current', 'last-build.json', 'build-started.json', MARKER, '.market-data-work/thesis.doc', 'lake'])(
    'is not adopted while it has a file %s, which builds would replace',
    async (file) => {
      const dataDir = await temporaryFolder()
      await fill(dataDir, [file])

      await expect(adopt(new Lake(dataDir), silent(NOW).effects)).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })

      expect(await filesBelow(dataDir)).toEqual([file])
      expect(await listTexts(dataDir, [file])).toEqual([`what somebody wrote into ${file}`])
    },
  )

  it('keeps a file that somebody has put in place of the link to the newest snapshot', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    await rm(join(dataDir, 'current'))
    await fill(dataDir, ['current'])

    await expect(buildFrom(portal, { dataDir })).rejects.toMatchObject({ code: 'SNAPSHOT_DAMAGED' })

    expect(await listTexts(dataDir, ['current'])).toEqual(['what somebody wrote into current'])
  })

  it('is not reached through symbolic links either', async () => {
    const [elsewhere, portal] = [await temporaryFolder(), await mirror(dayMonth('1.00'))]
    const { dataDir } = await buildFrom(portal)
    const theirs = [
      `table/all/${HASH}.parquet`,
      `all/${HASH}.parquet`,
      'table/all.ndjson.1.tmp',
      '.download-1-01234567-89ab-cdef-0123-456789abcdef',
      'thesis.doc',
    ]
    await fill(elsewhere, theirs)
    await symlink(join(elsewhere, 'table'), join(dataDir, 'lake/table'))
    await symlink(elsewhere, join(dataDir, 'lake/cvm_fund_daily/competence_month=2025-09'))
    await symlink(elsewhere, join(dataDir, 'raw/linked'))
    await symlink(elsewhere, join(dataDir, '.market-data-work'))
    await mkdir(join(dataDir, 'quarantine'), { recursive: true })
    await symlink(join(elsewhere, 'table'), join(dataDir, 'quarantine/table'))
    await symlink(elsewhere, join(dataDir, 'snapshots/.staging-20240101T000000Z'))

    await buildFrom(portal, { dataDir })

    expect(await filesBelow(elsewhere)).toEqual([...theirs].sort())
  })

  it('is reported on the command line in two lines, with exit code 2', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(dayMonth('1.00'))]
    await fill(dataDir, ['notes.txt'])
    const variables = { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' }

    const refused = await command(['build'], variables)
    const adopted = await command(['adopt'], variables)
    const built = await command(['build'], variables)

    expect(refused).toMatchObject({
      exit: 2,
      stderr: expect.stringMatching(/^error FOREIGN_FOLDER: .* it has notes\.txt\n {2}Nothing was changed\./) as string,
    })
    expect([adopted.exit, built.exit]).toEqual([0, 0])
    expect(await listTexts(dataDir, ['notes.txt'])).toEqual(['what somebody wrote into notes.txt'])
  })
})
