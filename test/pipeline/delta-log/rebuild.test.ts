import { Lake } from '../../../lake/lake.ts'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { removeDeltaLogs } from '../../../pipeline/delta-log/rebuild.ts'
import { buildFrom, filesBelow, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { listLoggedTables, logFolder, versionFile } from '../../helpers/delta-log.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'

const LATER = '2025-12-20T03:00:00Z'

/** Every file of the logs with its text. */
async function readLogs(dataDir: string): Promise<Record<string, string>> {
  const names = (await filesBelow(join(dataDir, 'lake'))).filter((name) => /_delta_log|delta-versions/.test(name))
  const read = names.map(async (name) => [name, await readFile(join(dataDir, 'lake', name), 'latin1')] as const)
  return Object.fromEntries(await Promise.all(read))
}

describe('a rebuild of the logs that was killed', () => {
  it.each([
    ['after it removed the newest version of the first log', 1],
    ['after it removed the first log', 3],
    ['in the second log', 5],
    ['after it removed all logs', Number.POSITIVE_INFINITY],
  ])('%s is ended by the next build, which has nothing new', async (_name, removed) => {
    const { portal, dataDir } = await builtOnce(
      { portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' },
      { portals: [dayMonth('2.00')], now: '2025-12-11T03:00:00Z' },
      { portals: [dayMonth('3.00')], now: '2025-12-12T03:00:00Z' },
    )
    const written = await readLogs(dataDir)
    const tables = await listLoggedTables(dataDir)
    const before = join(await temporaryFolder(), 'lake')
    await cp(join(dataDir, 'lake'), before, { recursive: true })
    await removeDeltaLogs(new Lake(dataDir))
    // Tables go in their order, and of each its newest version first.
    const inOrder = tables.flatMap((table) => [2, 1, 0].map((version) => ({ table, name: versionFile(version) })))
    for (const { table, name } of inOrder.slice(removed)) {
      await mkdir(logFolder(dataDir, table), { recursive: true })
      await cp(join(before, table, '_delta_log', name), join(logFolder(dataDir, table), name))
    }
    expect(await readdir(logFolder(dataDir, tables[0] ?? ''))).not.toContain(versionFile(2))

    const { exit } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(0)
    expect(await readLogs(dataDir)).toEqual(written)
    await verify(new Lake(dataDir), null, silent(LATER).effects)
  })
})
