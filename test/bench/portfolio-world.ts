import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runApart } from './measure.ts'
import { readNewestId } from './published.ts'
import { amendMonth } from './synthetic/amend.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticRegisters } from './synthetic/registers.ts'

export const [OLDER_MONTH, NEWEST_MONTH] = ['2025-09', '2025-10'] as const

/** Two months in two snapshots: the source amended a hundredth of the lines of the newest month between them. */
export interface PortfolioWorld {
  readonly dataDir: string
  /** The newest month as CVM serves it. */
  readonly zip: string
  readonly lines: number
  readonly snapshots: { readonly older: string; readonly newest: string }
}

export async function buildPortfolioWorld(
  folder: string,
  { scale, seed }: { scale: number; seed: number },
): Promise<PortfolioWorld> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const size = { seed, layout: 'new', funds: 25_000 * scale, lines: 350_000 * scale } as const
  await writeSyntheticRegisters(mirror, { seed, funds: size.funds })
  await writeSyntheticMonth(mirror, { month: OLDER_MONTH, ...size })
  const { zip, members } = await writeSyntheticMonth(mirror, { month: NEWEST_MONTH, ...size })
  const build = async () => {
    const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '' }
    await runApart('pipeline/cli.ts', ['build'], environment)
    return readNewestId(dataDir)
  }
  const older = await build()
  await writeFile(zip, amendMonth(await readFile(zip)))
  const newest = await build()
  if (newest === older) throw new Error('the amended month made no new snapshot')
  const lines = members.reduce((sum, member) => sum + member.lines, 0)
  return { dataDir, zip, lines, snapshots: { older, newest } }
}
