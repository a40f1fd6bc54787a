import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, withEnvironment } from './sandbox.ts'
import type { MutantOutcome, Subject } from './subjects.ts'

const REPORT = '.tmp/mutation.json'

interface Place {
  readonly line: number
  readonly column: number
}

/** Parts of Stryker's report (mutation-testing-report-schema) that we read. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: Place; readonly end: Place }
        }[]
      }
    >
  >
}

/** Runs the mutants of a file of TypeScript by Stryker, each with the tests that reach it. */
export async function runCodeMutants({ file, tests, mostMs = 60_000 }: Subject): Promise<MutantOutcome> {
  await withEnvironment((inherited) => {
    const env = {
      ...inherited,
      ...{ MUTATED: file, MUTATION_TESTS: tests.join(' '), MUTATION_TEST_MS: String(mostMs), MUTATION_REPORT: REPORT },
    }
    return runStryker(env)
  })
  const { files } = JSON.parse(await readFile(join(ROOT, REPORT), 'utf8')) as Report
  const { source = '', mutants = [] } = files[file] ?? {}
  const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, replacement = '' }) => ({ file, ...describeChange(source, location, replacement) }))
  return { found, survivors }
}

function runStryker(env: NodeJS.ProcessEnv): Promise<void> {
  const words = ['run', 'test/mutation/stryker.config.js']
  return new Promise((resolve, reject) => {
    execFile('node_modules/.bin/stryker', words, { cwd: ROOT, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error === null) resolve()
      else reject(new Error(`Stryker ended with ${String(error.code)}:\n${(stdout + stderr).slice(-4_000)}`))
    })
  })
}

function describeChange(source: string, { start, end }: { start: Place; end: Place }, replacement: string) {
  const lines = source.split('\n')
  const first = lines[start.line - 1] ?? ''
  const was = lines.slice(start.line - 1, end.line).join(' ')
  const after = (lines[end.line - 1] ?? '').slice(end.column - 1)
  return { line: start.line, was: shorten(was), is: shorten(first.slice(0, start.column - 1) + replacement + after) }
}

function shorten(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
}
