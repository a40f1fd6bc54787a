import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSandbox, withEnvironment } from './sandbox.ts'
import { listSqlMutants } from './sql-mutants.ts'
import type { MutantOutcome, Subject } from './subjects.ts'

/** Of a run of tests for one mutant, which may wait for what never comes. */
const LONGEST_MS = 300_000
/** Below the sandbox: a file of tests for each mutant. */
const RUNS = 'test/mutation/runs'

/**
 * Runs the tests once for each mutant of a file of SQL, all in one process, because its start would take most of the
 * time. So they must read the file each time: none of them may share a world. MUTANTS=40 takes this many, drawn evenly.
 */
export async function runSqlMutants({ file, tests }: Subject): Promise<MutantOutcome> {
  return inSandbox(async (folder) => {
    const path = join(folder, file)
    const sql = await readFile(path, 'utf8')
    const mutants = takeEvenly(listSqlMutants(sql), Number(process.env['MUTANTS'] ?? Infinity))
    await mkdir(join(folder, RUNS))
    for (const [run, text] of [sql, ...mutants.map((each) => each.text)].entries())
      await writeFile(join(folder, RUNS, `${String(run)}.test.ts`), writeRun(folder, path, text, tests, run))
    const [unchanged, ...ended] = await runTests(folder, mutants.length + 1)
    if (unchanged?.outcome !== 'passed')
      throw new Error(`the tests of ${file} fail without a mutant: ${unchanged?.said ?? ''}`)
    const outcomes = ended.map(({ outcome }) => outcome)
    return {
      found: outcomes.filter((each) => each === 'failed').length,
      survivors: mutants.flatMap(({ line, was, is }, at) =>
        outcomes[at] === 'passed' ? [{ file, line, was, is }] : [],
      ),
    }
  })
}

function takeEvenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_each, at) => all[Math.floor((at * all.length) / most)]).filter(
    (each) => each !== undefined,
  )
}

/** Writes a file of tests that changes the SQL and imports the tests anew, which a query makes another module. */
function writeRun(folder: string, path: string, sql: string, tests: readonly string[], run: number): string {
  const imports = tests.map((test) => `await import(${JSON.stringify(`${join(folder, test)}?run=${String(run)}`)})`)
  return [
    `import { writeFileSync } from 'node:fs'`,
    `writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(sql)})`,
    ...imports,
    '',
  ].join('\n')
}

interface EndedRun {
  readonly outcome: 'passed' | 'failed' | 'no SQL'
  readonly said: string
}

/** What we read of the report of Vitest. */
interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] | null }[]
  }[]
}

async function runTests(folder: string, count: number): Promise<EndedRun[]> {
  const report = join(folder, '.tmp-report.json')
  const config = ['--config', 'test/mutation/vitest.config.ts']
  const words = ['run', ...config, '--reporter', 'json', '--outputFile', report]
  await withEnvironment(
    (inherited) =>
      new Promise<void>((resolve) => {
        const env = { ...inherited, MUTATION_TESTS: `${RUNS}/*.test.ts` }
        const options = { cwd: folder, env, timeout: count * LONGEST_MS, maxBuffer: 1 << 28 }
        // It ends with an error where a mutant is found.
        execFile('node_modules/.bin/vitest', words, options, () => {
          resolve()
        })
      }),
  )
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as TestReport
  const outcomes = new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const said = [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages ?? [])].join('\n')
      // What DuckDB cannot read is no rule.
      const isRead = !/Parser Error|syntax error/.test(said)
      const ended: EndedRun = { outcome: status === 'passed' ? 'passed' : isRead ? 'failed' : 'no SQL', said }
      return [name.slice(name.lastIndexOf('/') + 1), ended]
    }),
  )
  return Array.from({ length: count }, (_run, at) => {
    const ended = outcomes.get(`${String(at)}.test.ts`)
    if (ended === undefined) throw new Error(`the run of mutant ${String(at)} has no result`)
    return ended
  })
}
