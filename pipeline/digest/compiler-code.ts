import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readIfPresent, sha256OfText } from '../files.ts'

/** The modules that make the Parquet of a partition; what they import is part of the compiler. */
const ENTRIES = ['./compile/compile-partition.ts', './compile/split-year.ts']

/** The file next to the built programs (`make build`) with the digest and the words of the code that they were made from. */
export const COMPILER_CODE_FILE = 'compiler-code.json'

/** The compiler's code that can run, without types, comments and layout; packages are only named. */
export interface CompilerCode {
  readonly digest: string
  /** The words in it; some are macros in its SQL. */
  readonly words: ReadonlySet<string>
}

let bundled: Promise<CompilerCode> | undefined

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
  const text = await readIfPresent(join(import.meta.dirname, COMPILER_CODE_FILE))
  if (text === null) return bundle()
  const { digest, words } = JSON.parse(text) as { digest: string; words: string[] }
  return { digest, words: new Set(words) }
}

/**
 * Runs the program of esbuild as such: for one bundle its JavaScript interface takes five times as long to start.
 */
async function bundle(): Promise<CompilerCode> {
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
  // A program that ends before it has read its input says why itself.
  running.child.stdin?.on('error', () => undefined).end(ENTRIES.map((entry) => `export * from '${entry}'`).join('\n'))
  const { stdout } = await running
  return { digest: sha256OfText(stdout), words: new Set(stdout.match(/\w+/g)) }
}
