import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureBuild } from './measure.ts'
import { readNewestId } from './published.ts'
import { amendMonth } from './synthetic/amend.ts'
import { writeFullMonths } from './synthetic/build.ts'

export const [OLDER_MONTH, NEWEST_MONTH] = ['2025-09', '2025-10'] as const

/** Two months in two snapshots: the source amended a hundredth of the lines of the newest month between them. */
export interface PortfolioWorld {
  readonly dataDir: string
  /** As CVM serves it: of the newest month. */
  readonly zip: string
  readonly lines: number
  readonly snapshots: { readonly older: string; readonly newest: string }
}

export async function buildPortfolioWorld(
  folder: string,
  options: { scale: number; seed: number },
): Promise<PortfolioWorld> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const written = (await writeFullMonths(mirror, [OLDER_MONTH, NEWEST_MONTH], options)).at(-1)
  if (written === undefined) throw new Error('no month was written')
  const { zip, members } = written
  const build = async () => {
    await measureBuild(mirror, dataDir)
    return readNewestId(dataDir)
  }
  const older = await build()
  await writeFile(zip, amendMonth(await readFile(zip)))
  const newest = await build()
  if (newest === older) throw new Error('the amended month made no new snapshot')
  const lines = members.reduce((sum, member) => sum + member.lines, 0)
  return { dataDir, zip, lines, snapshots: { older, newest } }
}
