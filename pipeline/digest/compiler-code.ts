import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readIfPresent } from '../../lake/durable-files.ts'
import { sha256OfText } from '../../lake/hash.ts'

/** These modules make the Parquet of a partition; what they import is part of the compiler. */
const ENTRIES = ['./compile/compile-partition.ts', './compile/split-year.ts']

/** These modules make the look-throughs of a month, with the code of the answer that they repeat. */
const LOOK_THROUGH_ENTRIES = ['month-snapshot', 'read-month', 'write-rows', 'write-month'].map(
  (name) => `./look-through/${name}.ts`,
)

/**
 * File next to the built programs (`make build`) with the digest and the words of the code that they were made from.
 */
export const COMPILER_CODE_FILE = 'compiler-code.json'

/** Code that can run, without types, comments and layout; packages are only named. */
export interface CompilerCode {
  readonly digest: string
  /** Words in the code; some are macros in its SQL. */
  readonly words: ReadonlySet<string>
  /** Digests of the registered declarations by dataset; only built programs have them. */
  readonly declared?: ReadonlyMap<string, string>
}

let bundled: Promise<CompilerCode> | undefined
let lookThrough: Promise<string> | undefined

/**
 * Reads the compiler's code as esbuild bundles it from the entries, once for each process. A command that needs it calls
 * this first and awaits it later: the bundle is made in another process meanwhile.
 */
export function readCompilerCode(): Promise<CompilerCode> {
  if (bundled !== undefined) return bundled
  bundled = readBuilt()
  // It is awaited later, or never if the command is refused; until then a failure must not count as unhandled.
  bundled.catch(() => undefined)
  return bundled
}

/** Reads what was found when the programs were built; the sources have no such file. */
async function readBuilt(): Promise<CompilerCode> {
  const built = await readBuiltCode()
  if (built === null) return bundle(ENTRIES)
  return { digest: built.digest, words: new Set(built.words), declared: new Map(Object.entries(built.declared)) }
}

/** Returns the digest of the code that makes the look-throughs, which decides nothing else. */
export function readLookThroughCode(): Promise<string> {
  lookThrough ??= readBuiltCode().then(
    async (built) => built?.lookThrough ?? (await bundle(LOOK_THROUGH_ENTRIES)).digest,
  )
  return lookThrough
}

/** Content of the file next to the built programs. */
export interface BuiltCode {
  readonly digest: string
  readonly words: readonly string[]
  /** By dataset, the digest of what it declares for the compiler. */
  readonly declared: Readonly<Record<string, string>>
  readonly lookThrough: string
}

async function readBuiltCode(): Promise<BuiltCode | null> {
  const text = await readIfPresent(join(import.meta.dirname, COMPILER_CODE_FILE))
  return text === null ? null : (JSON.parse(text) as BuiltCode)
}

/**
 * Runs the program of esbuild as such: for one bundle its JavaScript interface takes five times as long to start.
 */
async function bundle(entries: readonly string[]): Promise<CompilerCode> {
  const running = promisify(execFile)(
    fileURLToPath(import.meta.resolve('esbuild/bin/esbuild')),
    [
      '--bundle',
      '--format=esm',
      '--platform=node',
      '--packages=external',
      '--minify-whitespace',
      '--legal-comments=none',
      '--log-level=error',
    ],
    { cwd: fileURLToPath(new URL('../', import.meta.url)), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  // A program that ends before it has read its input reports the reason itself.
  running.child.stdin?.on('error', () => undefined).end(entries.map((entry) => `export * from '${entry}'`).join('\n'))
  const { stdout } = await running
  return { digest: sha256OfText(stdout), words: new Set(stdout.match(/\w+/g)) }
}
