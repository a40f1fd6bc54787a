import { build } from 'esbuild'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FuzzBounds, FuzzResult } from './guided.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SEEDS = join(ROOT, 'test/fuzz/seeds')
/** Below the project, where the packages are found. */
const WORK = join(ROOT, '.tmp')

/**
 * Bundles the targets with the code that they reach as one file, whose places V8 counts. A module of ours that reads a file
 * next to it finds it next to its source.
 */
export async function bundleTargets(): Promise<string> {
  await mkdir(WORK, { recursive: true })
  const folder = await mkdtemp(join(WORK, 'fuzz-'))
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['test/fuzz/targets/run.ts'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [
      {
        name: 'keep-places',
        setup: (builder) => {
          builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
            const place = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
            const text = await readFile(path, 'utf8')
            return { loader: 'ts', contents: text.replaceAll('import.meta.url', () => place) }
          })
        },
      },
    ],
  })
  return folder
}

/** Fuzzes a target in a process of its own, so that nothing else is counted and a crash is a find. */
export async function fuzzTarget(
  bundled: string,
  name: string,
  { runs, seconds, seed }: FuzzBounds,
): Promise<FuzzResult> {
  const temporary = await mkdtemp(join(bundled, `${name}-`))
  const words = [join(bundled, 'run.js'), name, join(SEEDS, name), String(runs), String(seconds ?? ''), String(seed)]
  const options = { cwd: ROOT, env: { ...process.env, TMPDIR: temporary }, maxBuffer: 1 << 26 }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--enable-source-maps', ...words], options, (error, stdout, stderr) => {
      const last = stdout.trimEnd().split('\n').at(-1) ?? ''
      if (error === null) resolve(JSON.parse(last) as FuzzResult)
      else
        resolve({
          runs: 0,
          covered: 0,
          kept: 0,
          find: { said: `the process ended:\n${stderr.slice(-4_000)}`, base64: '' },
        })
    })
  })
}
