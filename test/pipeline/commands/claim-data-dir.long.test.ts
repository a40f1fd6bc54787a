import { Lake } from '../../../lake/lake.ts'
import { cp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adopt } from '../../../pipeline/commands/adopt.ts'
import { MARKER_TEXT } from '../../../lake/marker.ts'
import { MARKER } from '../../../lake/place-names.ts'
import { createKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'
import { fill } from '../../helpers/foreign-files.ts'

const NOW = '2025-12-15T03:00:00Z'
const ID = '20240101T000000Z'

/** As if the first build was killed after its snapshot got its name, and before it was served. */
async function takeBackFirst(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'snapshots/.publishing-20251215T030000Z'), '')
  await rm(join(dataDir, 'current'))
}

describe('a data directory', () => {
  it('gets a mark if it is new, and the next build recognises it', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })

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

    const built = await buildFrom(await mirror(dayMonth('1.00')), { dataDir })

    expect([built.exit, built.log.filter(({ step }) => step === 'adopt')]).toEqual([0, []])
    expect(await filesBelow(dataDir)).toContain(MARKER)
  })

  it('can be built into if it has only keys', async () => {
    const dataDir = await temporaryFolder()
    const asked = { name: 'first', scopes: ['*'], rateLimit: 600, expiresAt: null }
    await createKey(openFileKeyStore(new Lake(dataDir)), asked, new Date(NOW))

    expect((await buildFrom(await mirror(dayMonth('1.00')), { dataDir })).exit).toBe(0)
    expect(await openFileKeyStore(new Lake(dataDir)).read()).toHaveLength(1)
  })

  it.each([
    ['published by it', 'the snapshot 20251215T030000Z', () => Promise.resolve()],
    ['whose first build was interrupted', "a builder's lock", takeBackFirst],
  ])('of an earlier version, %s, is taken over with a line in the log', async (_name, words, alter) => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    await rm(join(dataDir, MARKER))
    await fill(dataDir, ['work/left.csv'])
    await alter(dataDir)

    const built = await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(built.exit).toBe(0)
    expect(built.log.filter(({ step }) => step === 'adopt').map(({ detail }) => detail)).toEqual([
      `taken over as the data directory of an earlier version: it has ${words}; its folder work is no longer used: remove it if it is not yours`,
    ])
    expect((await filesBelow(dataDir)).filter((file) => [MARKER, 'work/left.csv'].includes(file))).toHaveLength(2)
  })

  it('is refused without proof that it is ours, even with a link like ours', async () => {
    const dataDir = await temporaryFolder()
    await fill(dataDir, [`snapshots/${ID}/manifest.json`])
    await symlink(`snapshots/${ID}`, join(dataDir, 'current'))

    await expect(buildFrom(await mirror(dayMonth('1.00')), { dataDir })).rejects.toMatchObject({
      code: 'FOREIGN_FOLDER',
    })

    expect(await readlink(join(dataDir, 'current'))).toBe(`snapshots/${ID}`)
  })

  it('is claimed if it holds only our downloads, and is built from them', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const restored = await temporaryFolder()
    await cp(join(dataDir, 'raw'), join(restored, 'raw'), { recursive: true })

    const built = await buildFrom(portal, { dataDir: restored, offline: true })

    expect(built.exit).toBe(0)
    expect(built.log[0]?.detail).toContain('it has downloads in the form of raw')
    expect((await readServed(restored)).manifest.digest).toBe((await readServed(dataDir)).manifest.digest)
  })

  it('is refused if this version does not know its layout, also by an adoption', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, MARKER), 'market-data directory, layout 2\n')
    const refused = { code: 'FOREIGN_FOLDER', message: expect.stringContaining('has the layout 2') as string }

    await expect(buildFrom(await mirror(dayMonth('1.00')), { dataDir })).rejects.toMatchObject(refused)
    await expect(adopt(new Lake(dataDir), silent(NOW).effects)).rejects.toMatchObject(refused)
  })

  it('is not adopted twice, nor if it does not exist', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const { log, effects } = silent(NOW)

    await adopt(new Lake(dataDir), effects)

    expect(log.map(({ detail }) => detail)).toEqual(['already has our marker: nothing changed'])
    await expect(adopt(new Lake(join(dataDir, 'nowhere')), effects)).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })
})

describe('the folder data of the project', () => {
  const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

  it('has a marker in the repository, so that a build into it works next to the sample', async () => {
    expect(await readFile(join(ROOT, 'data', MARKER), 'utf8')).toBe(MARKER_TEXT)
    expect(await readFile(join(ROOT, '.gitignore'), 'utf8')).toContain(`!data/${MARKER}\n`)
  })
})
