import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { withConnection } from '../../helpers/duckdb.ts'
import { type PartResult, partResultSchema } from './result.ts'

const ROOT = new URL('../../../', import.meta.url).pathname
export const RESULTS = join(ROOT, 'test/bench/results')

/** Reads the result of a part; null where there is none. */
export async function readPartResult(folder: string, part: string): Promise<PartResult | null> {
  const path = join(folder, `${part}.json`)
  if (!existsSync(path)) return null
  return partResultSchema.parse(JSON.parse(await readFile(path, 'utf8')))
}

export async function readAllResults(folder: string): Promise<PartResult[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => partResultSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  )
}

export async function writePartResult(folder: string, result: PartResult): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${result.part}.json`), formatPartResult(partResultSchema.parse(result)))
}

/** Formats a result with the rounds of a figure on one line. */
export function formatPartResult(result: PartResult): string {
  const text = JSON.stringify(result, null, 2)
  return `${text.replace(/\[\s+([-\d.e+,\s]+?)\s+\]/g, (_, values: string) => `[${values.replace(/\s+/g, ' ')}]`)}\n`
}

export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${String(cpus().length)} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${String(memory)} GiB`
}

export async function describeSoftware(): Promise<string> {
  const read = await withConnection((connection) => connection.runAndReadAll('SELECT version()'))
  return `Node ${process.version}, DuckDB ${String(read.getRows()[0]?.[0])}`
}

/** Ignores changes of the results themselves; 'unknown' without git. */
export function readCommit(): Pick<PartResult, 'commit' | 'changed'> {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const others = git('status', '--porcelain', '--', '.', ':!test/bench/results', ':!docs/benchmarks.md')
    return { commit: git('rev-parse', '--short=10', 'HEAD'), changed: others !== '' }
  } catch (error) {
    if (error instanceof Error) return { commit: 'unknown', changed: true }
    throw error
  }
}
