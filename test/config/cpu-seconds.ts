import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'

const ROOT = new URL('../..', import.meta.url)
const RECORD = new URL('cpu-seconds.json', import.meta.url)

/** The CPU seconds of test files by their path, as `make test-times` recorded them. */
export type CpuSeconds = Readonly<Record<string, number>>

export async function readRecorded(): Promise<CpuSeconds> {
  return JSON.parse(await readFile(RECORD, 'utf8')) as CpuSeconds
}

/** Writes what a run measured in place of what was recorded of the same files, and forgets files that are gone. */
export async function record(measured: CpuSeconds): Promise<void> {
  const all = Object.entries({ ...(await readRecorded()), ...measured })
  const kept = all.filter(([file]) => existsSync(new URL(file, ROOT))).sort(([a], [b]) => (a < b ? -1 : 1))
  const rounded = kept.map(([file, seconds]) => [file, Math.round(seconds * 10) / 10] as const)
  await writeFile(RECORD, await format(JSON.stringify(Object.fromEntries(rounded)), { parser: 'json' }))
}
