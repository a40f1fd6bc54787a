import { cp, mkdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adopt } from '../../../pipeline/commands/adopt.ts'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { MARKER, MARKER_TEXT } from '../../../pipeline/data-dir/marker.ts'
import { snapshotIds } from '../../../pipeline/publish/snapshots.ts'
import { createKey } from '../../../server/keys/commands.ts'
import { keyFile } from '../../../server/keys/file.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, served, silent } from '../../helpers/build.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const NOW = '2025-12-15T03:00:00Z'
const ID = '20240101T000000Z'
const HASH = 'ab'.repeat(32)

/** What somebody keeps under names that are near to ours. */
const THEIRS = [
  'notes.txt',
  'work/thesis.doc',
  'work/cvm_fund_portfolio/all/thesis.parquet',
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

async function fill(folder: string, files: readonly string[] = THEIRS): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `what somebody wrote into ${file}`)
  }
}

async function textsOf(folder: string, files: readonly string[] = THEIRS): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}

const settingsOf = (portal: string, dataDir: string) => ({
  mirror: portal,
  dataDir,
  from: '2025-10',
  to: '2025-10',
  datasets: null,
  maskPersonalData: true,
})

describe('a folder of somebody else', () => {
  it('is refused by everything that writes, says how to adopt it, and is as it was', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(cashMonth('1.00'))]
    await fill(dataDir)
    const [names, { mtimeMs }] = [await filesBelow(dataDir), await stat(dataDir)]
    const refused = { code: 'FOREIGN_FOLDER', hint: expect.stringContaining('make adopt') as string }
    const { effects } = silent(NOW)

    await expect(buildFrom(portal, { dataDir })).rejects.toMatchObject(refused)
    await expect(fetchOnly(datasets, settingsOf(portal, dataDir), effects)).rejects.toMatchObject(refused)
    await expect(rollback(datasets, dataDir, ID, effects)).rejects.toMatchObject(refused)
    await expect(prune(dataDir, { keep: 1, dryRun: false }, effects)).rejects.toMatchObject(refused)

    expect(await filesBelow(dataDir)).toEqual(names)
    expect((await stat(dataDir)).mtimeMs).toBe(mtimeMs)
    expect(await textsOf(dataDir)).toEqual(THEIRS.map((file) => `what somebody wrote into ${file}`))
  })

  it('keeps every file once it is adopted, through builds, a rollback and a pruning', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(cashMonth('1.00'))]
    await fill(dataDir)
    const { log, effects } = silent('2026-01-15T03:00:00Z')

    await adopt(dataDir, effects)
    expect(await filesBelow(dataDir)).toEqual([...THEIRS, MARKER].sort())
    for (const [at, value] of ['1.00', '2.00', '3.00'].entries()) {
      await mirror(cashMonth(value), portal)
      expect((await buildFrom(portal, { dataDir, now: `2025-12-1${String(at)}T03:00:00Z` })).exit).toBe(0)
    }
    await rollback(datasets, dataDir, '20251210T030000Z', effects)
    await prune(dataDir, { keep: 1, dryRun: false }, silent('2026-01-16T03:00:00Z').effects)

    expect(await textsOf(dataDir)).toEqual(THEIRS.map((file) => `what somebody wrote into ${file}`))
    expect(log[0]?.detail).toContain('found current.tmp, lake, letter.json.1.tmp, notes.txt, quarantine and 3 more')
    expect(log[1]?.detail).toContain(`wrote ${MARKER}, and nothing else`)
    expect((await served(dataDir)).id).toBe('20260115T030000Z')
    expect(await snapshotIds(dataDir)).toEqual([ID, '20260115T030000Z'])
  })

  it.each(['current', 'last-build.json', 'build-started.json', MARKER, '.market-data-work/thesis.doc', 'lake'])(
    'is not adopted while it has a file %s, which builds would replace',
    async (file) => {
      const dataDir = await temporaryFolder()
      await fill(dataDir, [file])

      await expect(adopt(dataDir, silent(NOW).effects)).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })

      expect(await filesBelow(dataDir)).toEqual([file])
      expect(await textsOf(dataDir, [file])).toEqual([`what somebody wrote into ${file}`])
    },
  )

  it('keeps a file that somebody has put in place of the link to the newest snapshot', async () => {
    const portal = await mirror(cashMonth('1.00'))
    const { dataDir } = await buildFrom(portal)
    await rm(join(dataDir, 'current'))
    await fill(dataDir, ['current'])

    await expect(buildFrom(portal, { dataDir })).rejects.toMatchObject({ code: 'SNAPSHOT_DAMAGED' })

    expect(await textsOf(dataDir, ['current'])).toEqual(['what somebody wrote into current'])
  })

  it('is not reached through symbolic links either', async () => {
    const [elsewhere, portal] = [await temporaryFolder(), await mirror(cashMonth('1.00'))]
    const { dataDir } = await buildFrom(portal)
    const theirs = [
      `table/all/${HASH}.parquet`,
      `all/${HASH}.parquet`,
      'table/all.ndjson.1.tmp',
      `.download-1-${'01234567-89ab-cdef-0123-456789abcdef'}`,
      'thesis.doc',
    ]
    await fill(elsewhere, theirs)
    await symlink(join(elsewhere, 'table'), join(dataDir, 'lake/table'))
    await symlink(elsewhere, join(dataDir, 'lake/cvm_fund_month/competence_month=2025-09'))
    await symlink(elsewhere, join(dataDir, 'raw/linked'))
    await symlink(elsewhere, join(dataDir, '.market-data-work'))
    await mkdir(join(dataDir, 'quarantine'), { recursive: true })
    await symlink(join(elsewhere, 'table'), join(dataDir, 'quarantine/table'))
    await symlink(elsewhere, join(dataDir, 'snapshots/.staging-20240101T000000Z'))

    await buildFrom(portal, { dataDir })

    expect(await filesBelow(elsewhere)).toEqual([...theirs].sort())
  })

  it('is told of on the command line in two lines, with exit code 2', async () => {
    const [dataDir, portal] = [await temporaryFolder(), await mirror(cashMonth('1.00'))]
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
    expect(await textsOf(dataDir, ['notes.txt'])).toEqual(['what somebody wrote into notes.txt'])
  })
})

describe('a data directory', () => {
  it('that is new gets a mark, which the next build goes by', async () => {
    const portal = await mirror(cashMonth('1.00'))
    const { dataDir } = await buildFrom(portal)

    expect(await readFile(join(dataDir, MARKER), 'utf8')).toBe(MARKER_TEXT)
    await fill(dataDir, ['notes.txt'])
    expect((await buildFrom(portal, { dataDir })).exit).toBe(0)
  })

  it.each([
    ['nothing', []],
    ['keys that were made before the first build', ['keys.json', '.keys-lock.duckdb', 'keys-used.json']],
    ['a mark that was being written when its build was killed', [`${MARKER}.4711.tmp`]],
    ['what a new volume has', ['lost+found/x']],
  ])('with %s is taken as empty', async (_name, files) => {
    const dataDir = await temporaryFolder()
    await fill(dataDir, files)

    const built = await buildFrom(await mirror(cashMonth('1.00')), { dataDir })

    expect([built.exit, built.log.filter(({ step }) => step === 'adopt')]).toEqual([0, []])
    expect(await filesBelow(dataDir)).toContain(MARKER)
  })

  it('that has a key already is built into', async () => {
    const dataDir = await temporaryFolder()
    const asked = { name: 'first', scopes: ['*'], rateLimit: 600, expiresAt: null }
    await createKey(keyFile(dataDir), asked, new Date(NOW))

    expect((await buildFrom(await mirror(cashMonth('1.00')), { dataDir })).exit).toBe(0)
    expect(await keyFile(dataDir).read()).toHaveLength(1)
  })

  it.each([
    ['published by it', 'the snapshot 20251215T030000Z', () => Promise.resolve()],
    ['whose first build was interrupted', "a builder's lock", (dataDir: string) => rm(join(dataDir, 'current'))],
  ])('of an earlier version, %s, is taken over with a line in the log', async (_name, words, alter) => {
    const portal = await mirror(cashMonth('1.00'))
    const { dataDir } = await buildFrom(portal)
    await rm(join(dataDir, MARKER))
    await fill(dataDir, ['work/left.csv'])
    await alter(dataDir)

    const built = await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(built.exit).toBe(0)
    expect(built.log.filter(({ step }) => step === 'adopt').map(({ detail }) => detail)).toEqual([
      `taken over as the data directory of an earlier version: it has ${words}; its folder work is not used any more: remove it if it is not yours`,
    ])
    expect((await filesBelow(dataDir)).filter((file) => [MARKER, 'work/left.csv'].includes(file))).toHaveLength(2)
  })

  it('of which nothing proves that it was ours is refused, though it has a link as we make it', async () => {
    const dataDir = await temporaryFolder()
    await fill(dataDir, [`snapshots/${ID}/manifest.json`])
    await symlink(`snapshots/${ID}`, join(dataDir, 'current'))

    await expect(buildFrom(await mirror(cashMonth('1.00')), { dataDir })).rejects.toMatchObject({
      code: 'FOREIGN_FOLDER',
    })

    expect(await readlink(join(dataDir, 'current'))).toBe(`snapshots/${ID}`)
  })

  it('with nothing but downloads of ours is taken over, and built from them', async () => {
    const portal = await mirror(cashMonth('1.00'))
    const { dataDir } = await buildFrom(portal)
    const restored = await temporaryFolder()
    await cp(join(dataDir, 'raw'), join(restored, 'raw'), { recursive: true })

    const built = await buildFrom(portal, { dataDir: restored, offline: true })

    expect(built.exit).toBe(0)
    expect(built.log[0]?.detail).toContain('it has downloads as they are kept in raw')
    expect((await served(restored)).manifest.digest).toBe((await served(dataDir)).manifest.digest)
  })

  it('of a layout that this version does not know is refused, also by an adoption', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, MARKER), 'market-data directory, layout 2\n')
    const refused = { code: 'FOREIGN_FOLDER', message: expect.stringContaining('has the layout 2') as string }

    await expect(buildFrom(await mirror(cashMonth('1.00')), { dataDir })).rejects.toMatchObject(refused)
    await expect(adopt(dataDir, silent(NOW).effects)).rejects.toMatchObject(refused)
  })

  it('that is ours already is told so, and one that is not there has nothing to adopt', async () => {
    const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')))
    const { log, effects } = silent(NOW)

    await adopt(dataDir, effects)

    expect(log.map(({ detail }) => detail)).toEqual(['is ours already: nothing changed'])
    await expect(adopt(join(dataDir, 'nowhere'), effects)).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })
})

describe('the folder data of the project', () => {
  const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

  it('is marked as it is cloned, so that a build into it works beside the sample', async () => {
    expect(await readFile(join(ROOT, 'data', MARKER), 'utf8')).toBe(MARKER_TEXT)
    expect(await readFile(join(ROOT, '.gitignore'), 'utf8')).toContain(`!data/${MARKER}\n`)
  })
})
