import { Lake } from '../../../lake/lake.ts'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { buildFrom, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { logFolder, readFilesAt, versionFile } from '../../helpers/delta-log.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const LATER = '2025-12-20T03:00:00Z'
const TABLE = 'cvm_fund_month'

/** Three nights; `spoil` works in the log of one table after the second. */
async function spoiled(spoil: (folder: string) => Promise<void>) {
  const { portal, dataDir } = await builtOnce(
    { portals: [cashMonth('1.00')], now: '2025-12-10T03:00:00Z' },
    { portals: [cashMonth('2.00')], now: '2025-12-11T03:00:00Z' },
  )
  const folder = logFolder(dataDir, TABLE)
  await spoil(folder)
  const before = await readFolder(folder)
  await mirror(cashMonth('3.00'), portal)
  const built = await buildFrom(portal, { dataDir, now: '2025-12-12T03:00:00Z' })
  return { ...built, folder, before }
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  const read = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}

const verified = (dataDir: string) => verify(new Lake(dataDir), null, silent(LATER).effects)
const rebuilt = (dataDir: string) => writeDeltaLogs(new Lake(dataDir), { rebuild: true }, silent(LATER).effects)

const commitOfOthers = `${JSON.stringify({ commitInfo: { operation: 'VACUUM START', engineInfo: 'Apache-Spark' } })}\n`

describe.each([
  [
    'a gap',
    (folder: string) => rm(join(folder, versionFile(0))),
    /it begins with version 1, and has no checkpoint/,
    true,
  ],
  [
    'a torn version',
    (folder: string) => writeFile(join(folder, versionFile(1)), '{"commitInfo":{"t'),
    /its version 1 is torn/,
    false,
  ],
  [
    'a version of another writer',
    (folder: string) => writeFile(join(folder, versionFile(2)), commitOfOthers),
    /its version 2 is torn, or of another writer/,
    false,
  ],
] as const)('a log with %s', (_name, spoil, message, isOurs) => {
  it('is reported by the build and by verify, and nothing of it is removed; the other tables go on', async () => {
    const { dataDir, exit, log, folder, before } = await spoiled(spoil)

    expect(exit).toBe(1)
    expect(log).toContainEqual(
      expect.objectContaining({
        step: 'delta',
        subject: TABLE,
        level: 'warn',
        detail: expect.stringMatching(message) as string,
      }),
    )
    expect(await readFolder(folder)).toEqual(before)
    expect((await readFilesAt(dataDir, 'cvm_fund_portfolio', 2)).files).toHaveLength(1)
    const report = JSON.parse(await readFile(join(dataDir, 'last-build.json'), 'utf8')) as { damaged: object[] }
    expect(report.damaged).toMatchObject([{ file: `lake/${TABLE}/_delta_log`, is_repaired: false }])
    await expect(verified(dataDir)).rejects.toMatchObject({
      code: 'DELTA_LOG',
      message: expect.stringMatching(message) as string,
    })
    if (isOurs) {
      await rebuilt(dataDir)
      await verified(dataDir)
      expect((await readFilesAt(dataDir, TABLE, 2)).files).toHaveLength(1)
    } else {
      await expect(rebuilt(dataDir)).rejects.toMatchObject({ code: 'DELTA_LOG' })
      expect(await readFolder(folder)).toEqual(before)
    }
  })
})

describe('a log with files of others', () => {
  it('is continued, reported, and nothing in it is removed but our own half-written files', async () => {
    const notes = { 'notes.txt': 'mine', '00000000000000000000.crc': '{}', [`${versionFile(9)}.x.tmp`]: 'not of ours' }
    const { dataDir, exit, folder } = await spoiled(async (path) => {
      for (const [name, text] of Object.entries(notes)) await writeFile(join(path, name), text)
      await writeFile(join(path, `${versionFile(2)}.123.tmp`), '{"half')
    })

    expect(exit).toBe(1)
    const names = await readdir(folder)
    expect(names.sort()).toEqual([...Object.keys(notes), versionFile(0), versionFile(1), versionFile(2)].sort())
    expect((await readFilesAt(dataDir, TABLE, 2)).files).toHaveLength(1)
    await expect(rebuilt(dataDir)).rejects.toMatchObject({ code: 'DELTA_LOG' })
    expect((await readdir(folder)).sort()).toEqual(names)
    for (const name of Object.keys(notes)) await rm(join(folder, name))
    await rebuilt(dataDir)
    await verified(dataDir)
  })
})

describe('a log with a torn version before its last one', () => {
  it('is continued from the manifests, and verify says which version cannot be read', async () => {
    const { dataDir, exit, folder } = await spoiled(async (path) => {
      await writeFile(join(path, versionFile(0)), '{"commitInfo":{"t')
      await rm(join(path, '../../delta-versions.json'))
    })

    expect(exit).toBe(0)
    expect(await readdir(folder)).toContain(versionFile(2))
    await expect(verified(dataDir)).rejects.toMatchObject({
      code: 'DELTA_LOG',
      message: expect.stringMatching(/its version 0 is torn/) as string,
    })
  })
})
