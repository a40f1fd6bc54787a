import { join } from 'node:path'
import { runApart } from '../measure.ts'
import { writeSyntheticMonth } from './month.ts'
import { writeSyntheticRegisters } from './registers.ts'

/** Makes synthetic months and registers and compiles them; returns the data directory. */
export async function buildMonths(
  folder: string,
  months: readonly string[],
  { scale, seed }: { scale: number; seed: number },
): Promise<string> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const size = { funds: 25_000 * scale, lines: 350_000 * scale }
  await writeSyntheticRegisters(mirror, { seed, funds: size.funds })
  for (const month of months) await writeSyntheticMonth(mirror, { month, seed, layout: 'new', ...size })
  await compileMonths(folder)
  return dataDir
}

/** Compiles the files of a folder that `buildMonths` made, with these settings too. */
export async function compileMonths(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await runApart('pipeline/cli.ts', ['build'], {
    SOURCE_MIRROR: join(folder, 'mirror'),
    DATA_DIR: join(folder, 'data'),
    FROM: '',
    TO: '',
    DATASETS: '',
    ...settings,
  })
}
