import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TypedColumn } from './facts.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
/** `make engines` makes it, with the packages of requirements.txt. */
export const PYTHON = join(ROOT, '.venv-engines/bin/python')

/** `make engines` makes it too, with those of requirements-croissant.txt. */
const CROISSANT_PYTHON = join(ROOT, '.venv-engines/croissant/bin/python')

export const ENGINE_PROGRAMS = join(ROOT, 'test/engines/python')
/** For Delta in Spark. */
const JARS = join(ROOT, '.venv-engines/jars')

/** For Delta Sharing in Spark: `make test-doors` asks Maven Central for them, unless somebody names a folder of their own. */
export const SHARING_JARS = process.env['SHARING_JARS'] ?? join(ROOT, '.venv-engines/sharing')

export type EngineProgram = 'delta_rs' | 'polars' | 'clickhouse' | 'spark'

/** Those that read a server, and not the folder of a lake. */
type RemoteProgram = 'delta_sharing' | 'spark_sharing' | 'duckdb'

export interface EngineQuestion {
  readonly ask: string
  /** A folder in the lake, or what another program reads the table by. */
  readonly table: string
  readonly version?: number
  readonly sql?: string
  readonly where?: readonly [column: string, value: string]
  readonly columns?: readonly TypedColumn[]
  readonly column?: string
  readonly limit?: number
  readonly hint?: string
  readonly between?: Readonly<Record<string, number>>
  /** For a join: the version of each table. */
  readonly versions?: Readonly<Record<string, number>>
}

/** Asks an engine all questions in one process; a refusal is an answer with `error`. */
export async function askEngine(
  engine: EngineProgram | RemoteProgram,
  questions: readonly EngineQuestion[],
): Promise<unknown[]> {
  const printed = await runPython(`ask_${engine}.py`, JSON.stringify(questions))
  return JSON.parse(printed) as unknown[]
}

/** Remarks of the reader of Croissant about a description. */
interface CroissantAnswer {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly recordSets: string[]
  readonly rows: number
  readonly first: Readonly<Record<string, string>>
}

/** Asks the reader of Croissant, which has an environment of its own. */
export async function askCroissant(question: {
  readonly document: string
  readonly files: Readonly<Record<string, string>>
  readonly recordSet: string
}): Promise<CroissantAnswer> {
  return JSON.parse(await runPython('ask_croissant.py', JSON.stringify(question), CROISSANT_PYTHON)) as CroissantAnswer
}

/** Runs a program of test/engines/python to its end. Its working directory is none of ours: the paths are absolute. */
function runPython(program: string, input: string, python = PYTHON): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(python, [join(ENGINE_PROGRAMS, program)], {
      cwd: '/',
      env: { ...process.env, DELTA_JARS: JARS, SHARING_JARS, PYTHONDONTWRITEBYTECODE: '1' },
    })
    let [printed, complained] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${program} ended with ${String(code)}:\n${complained.slice(-8_000)}`))
    })
    child.stdin.end(input)
  })
}
