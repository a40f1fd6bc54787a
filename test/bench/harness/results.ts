import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { withConnection } from '../../helpers/duckdb.ts'

export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

export interface RatioSide extends Spread {
  readonly what: string
  readonly unit: string
}

export interface Figure extends RatioSide {
  readonly id: string
  readonly rounds: readonly number[]
  readonly ratio?: { readonly of: RatioSide; readonly to: RatioSide }
  /** `aim` decides nothing: only the limit does. */
  readonly budget?: {
    readonly bound: 'most' | 'least'
    readonly limit: number
    readonly aim?: number
    readonly met: boolean
  }
  readonly remark?: string
}

/** `make bench` writes one such file for each part, so that a part can be measured again alone. */
export interface PartResult {
  readonly part: string
  readonly measured_at: string
  readonly commit: string
  /** Says whether the tree had other changes. */
  readonly changed: boolean
  readonly machine: string
  readonly software: string
  /** Load averages over 1, 5 and 15 minutes: at the end they include the benchmark's own work. */
  readonly load: { readonly start: readonly number[]; readonly end: readonly number[] }
  /** A share of a full month; the budgets are for 1. */
  readonly scale: number
  readonly seconds: number
  /** Facts that describe the data, and figures that no round repeats. */
  readonly remarks: readonly { readonly what: string; readonly text: string }[]
  readonly figures: readonly Figure[]
}

const ROOT = new URL('../../../', import.meta.url).pathname
export const RESULTS = join(ROOT, 'test/bench/results')

/** Null where there is none. */
export async function readPartResult(folder: string, part: string): Promise<PartResult | null> {
  const path = join(folder, `${part}.json`)
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as PartResult) : null
}

export async function readAllResults(folder: string): Promise<PartResult[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const results = await Promise.all(names.map((name) => readPartResult(folder, name.replace('.json', ''))))
  return results.filter((result) => result !== null)
}

export async function writePartResult(folder: string, result: PartResult): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${result.part}.json`), formatPartResult(result))
}

/** Formats a result with the rounds of a figure on one line. */
export function formatPartResult(result: PartResult): string {
  const text = JSON.stringify(result, null, 2)
  return `${text.replace(/\[\s+([-\d.e+,\s]+?)\s+\]/g, (_, values: string) => `[${values.replace(/\s+/g, ' ')}]`)}\n`
}

export async function describeMachine(): Promise<Pick<PartResult, 'machine' | 'software'>> {
  const memory = Math.round(totalmem() / 2 ** 30)
  const read = await withConnection((connection) => connection.runAndReadAll('SELECT version()'))
  return {
    machine: `${String(cpus().length)} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${String(memory)} GiB`,
    software: `Node ${process.version}, DuckDB ${String(read.getRows()[0]?.[0])}`,
  }
}

export function readLoad(): number[] {
  return loadavg().map((each) => Number(each.toFixed(2)))
}

/** Ignores changes of the results themselves; 'unknown' without git. */
export function readCommit(): Pick<PartResult, 'commit' | 'changed'> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const others = git('status', '--porcelain', '--', '.', ':!test/bench/results', ':!docs/benchmarks.md')
    return { commit: git('rev-parse', '--short=10', 'HEAD'), changed: others !== '' }
  } catch (error) {
    if (error instanceof Error) return { commit: 'unknown', changed: true }
    throw error
  }
}
