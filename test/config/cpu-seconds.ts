import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

const ROOT = new URL('../..', import.meta.url)
const RECORD = new URL('cpu-seconds.json', import.meta.url)

/** What a file of `make test` may spend: a longer one reads less, shares a world or moves to `make test-long`. */
export const MOST_CPU_SECONDS = 5

/** `make test` runs the fast files, and `make test-long` the long ones; the others need other programs. */
export type TestTier = 'fast' | 'long' | 'programs'

type SecondsByFile = Readonly<Record<string, number>>

/** CPU seconds of test files by their path, as `make test-times` recorded them. */
export type CpuSeconds = Readonly<Record<TestTier, SecondsByFile>>

/** `over` has the files over the limit when it was recorded, and what each may spend until it is mended. */
type CpuRecord = CpuSeconds & { readonly over: SecondsByFile }

/** Lists the files of `make test` that were recorded with more than they may spend. */
export function listSlowFiles({ fast, over }: Pick<CpuRecord, 'fast' | 'over'>): string[] {
  return Object.entries(fast).flatMap(([file, seconds]) =>
    seconds > Math.max(MOST_CPU_SECONDS, over[file] ?? 0) ? [`${file}: ${String(seconds)}`] : [],
  )
}

/** Lists the test files without a record, but for those whose name says that they are long. */
export function listUnrecorded(
  { fast, programs }: Pick<CpuRecord, 'fast' | 'programs'>,
  files: readonly string[],
): string[] {
  return files
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'))
    .filter((file) => !(file in fast) && !(file in programs))
    .sort()
}

/** Forgets the files that are no longer over the limit, so that they cannot grow back. */
export function forgetMended({ fast, over }: Pick<CpuRecord, 'fast' | 'over'>): SecondsByFile {
  return Object.fromEntries(Object.entries(over).filter(([file]) => (fast[file] ?? 0) > MOST_CPU_SECONDS))
}

export async function readRecorded(): Promise<CpuRecord> {
  return JSON.parse(await readFile(RECORD, 'utf8')) as CpuRecord
}

/** Writes what a run measured in place of what was recorded of the same files, and forgets files that are gone. */
export async function recordSeconds(measured: CpuSeconds): Promise<void> {
  const before = await readRecorded()
  const merge = (tier: TestTier) => {
    const all = Object.entries({ ...before[tier], ...measured[tier] })
    const kept = all.filter(([file]) => existsSync(new URL(file, ROOT))).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(kept.map(([file, seconds]) => [file, Math.round(seconds * 10) / 10]))
  }
  const [fast, long, programs] = [merge('fast'), merge('long'), merge('programs')]
  const over = forgetMended({ fast, over: before.over })
  await writeFile(RECORD, `${JSON.stringify({ fast, long, programs, over }, null, 2)}\n`)
}
