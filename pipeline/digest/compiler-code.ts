import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sha256OfText } from '../files.ts'

/** The modules that make the Parquet of a partition; what they import is part of the compiler. */
const ENTRIES = ['./compile/compile-partition.ts', './compile/split-year.ts']

export interface CompilerCode {
  /** The code that can run, without types, comments and layout; packages are only named. */
  readonly text: string
  readonly digest: string
}

let known: CompilerCode | undefined

/**
 * The compiler's code as esbuild bundles it from the entries. The program is run as such: for one bundle its
 * JavaScript interface takes five times as long to start.
 */
export function compilerCode(): CompilerCode {
  if (known !== undefined) return known
  const text = execFileSync(
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
    {
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      input: ENTRIES.map((entry) => `export * from '${entry}'`).join('\n'),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    },
  )
  known = { text, digest: sha256OfText(text) }
  return known
}
