import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

const ROOT = new URL('../..', import.meta.url)
const RECORD = new URL('cpu-seconds.json', import.meta.url)

/** The most that a file of `make test` may spend: a longer one reads less, shares a world or moves to `make test-long`. */
export const MOST_CPU_SECONDS = 5

/** The tier of the files that `make test` runs, and that of `make test-long`. */
export type TestTier = 'fast' | 'long'

/** CPU seconds of test files by their path, as `make test-times` recorded them. */
export type CpuSeconds = Readonly<Record<TestTier, Readonly<Record<string, number>>>>

/** Lists the files of `make test` that were recorded with more than they may spend. */
export function listSlowFiles({ fast }: CpuSeconds): string[] {
  return Object.entries(fast).flatMap(([file, seconds]) =>
    seconds > MOST_CPU_SECONDS ? [`${file}: ${String(seconds)}`] : [],
  )
}

export async function readRecorded(): Promise<CpuSeconds> {
  return JSON.parse(await readFile(RECORD, 'utf8')) as CpuSeconds
}

/** Writes what a run measured in place of what was recorded of the same files, and forgets files that are gone. */
export async function recordSeconds(measured: CpuSeconds): Promise<void> {
  const before = await readRecorded()
  const merge = (tier: TestTier) => {
    const all = Object.entries({ ...before[tier], ...measured[tier] })
    const kept = all.filter(([file]) => existsSync(new URL(file, ROOT))).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(kept.map(([file, seconds]) => [file, Math.round(seconds * 10) / 10]))
  }
  await writeFile(RECORD, `${JSON.stringify({ fast: merge('fast'), long: merge('long') }, null, 2)}\n`)
}
