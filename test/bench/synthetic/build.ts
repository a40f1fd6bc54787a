import { join } from 'node:path'
import { measureBuild } from '../measure.ts'
import { type SyntheticReport, writeSyntheticMonth } from './month.ts'
import { writeSyntheticRegisters } from './registers.ts'

interface Size {
  readonly scale: number
  readonly seed: number
}

/** Writes months of the full size, with the registers of their funds, into a mirror. */
export async function writeFullMonths(
  mirror: string,
  months: readonly string[],
  { scale, seed }: Size,
): Promise<SyntheticReport[]> {
  const size = { funds: Math.max(100, 25_000 * scale), lines: 350_000 * scale }
  await writeSyntheticRegisters(mirror, { seed, funds: size.funds })
  const written: SyntheticReport[] = []
  for (const month of months) written.push(await writeSyntheticMonth(mirror, { month, seed, layout: 'new', ...size }))
  return written
}

/** Makes synthetic months and registers and compiles them; returns the data directory. */
export async function buildMonths(folder: string, months: readonly string[], size: Size): Promise<string> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  await writeFullMonths(mirror, months, size)
  await measureBuild(mirror, dataDir)
  return dataDir
}
