import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { amendMonth } from './synthetic/amend.ts'
import type { ZippedFiles } from './synthetic/files.ts'
import { addNumbers } from './synthetic/money.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticRegisters } from './synthetic/registers.ts'

/** The two months of most parts. */
export const [OLDER, NEWEST] = ['2025-09', '2025-10'] as const

/** Of a real month. */
export function fullSize({ scale, seed }: Pick<Bench, 'scale' | 'seed'>) {
  return { seed, funds: Math.max(100, 25_000 * scale), lines: 350_000 * scale }
}

/** Writes months of the full size, with the registers of their funds, into the mirror of a part; returns the last. */
export async function writeMonths(bench: Bench, months: readonly string[]): Promise<ZippedFiles> {
  const mirror = join(bench.folder, 'mirror')
  await writeSyntheticRegisters(mirror, fullSize(bench))
  let last: ZippedFiles | null = null
  for (const month of months) last = await writeSyntheticMonth(mirror, { month, layout: 'new', ...fullSize(bench) })
  if (last === null) throw new Error('no month was written')
  return last
}

interface BuiltMonths {
  readonly mirror: string
  readonly dataDir: string
  readonly newest: ZippedFiles
}

export async function buildMonths(bench: Bench, months: readonly string[]): Promise<BuiltMonths> {
  const [mirror, dataDir] = [join(bench.folder, 'mirror'), join(bench.folder, 'data')]
  const newest = await writeMonths(bench, months)
  await measureBuild(mirror, dataDir)
  return { mirror, dataDir, newest }
}

export function countFiledLines({ members }: ZippedFiles): number {
  return addNumbers(members.map(({ lines }) => lines))
}

export function describeFiles(files: ZippedFiles): string {
  const megabytes = addNumbers(files.members.map(({ bytes }) => bytes)) / 1e6
  return `${countFiledLines(files).toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked`
}

/** Lets the source amend a month, and take it back, in turn: each call puts the other edition there and returns it. */
export async function openEditions(zip: string): Promise<() => Promise<Buffer>> {
  const filed = await readFile(zip)
  const amended = amendMonth(filed)
  let isAmended = false
  return async () => {
    isAmended = !isAmended
    const edition = isAmended ? amended : filed
    await writeFile(zip, edition)
    return edition
  }
}
