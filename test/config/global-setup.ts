import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findCachedWorlds } from './world-cache.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Bundled programs find their packages only below the project's folder. */
const CACHE = join(ROOT, 'node_modules/.cache')

/**
 * Makes what many test files of this run need: a temporary folder for all of them, which goes with the run, whatever
 * they leave in it; in it, a folder in which mirrors are compiled once (test/helpers/world-store.ts), unless an earlier run
 * kept what they compile to; and the programs as `make build` bundles them, which start twice as fast as the sources
 * (test/helpers/programs.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Vitest calls it for each project of the run.
  if (process.env['COMPILED_ONCE'] !== undefined) return () => Promise.resolve()
  const removeFolder = await makeFolderOfRun()
  const programs = await mkdtemp(join(CACHE, 'market-data-programs-'))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/artifact/main.ts', programs], { cwd: ROOT })
  const { folder } = JSON.parse(await readFile(join(programs, 'built.json'), 'utf8')) as { folder: string }
  process.env['BUILT_PROGRAMS'] = join(programs, folder)
  return async () => {
    await removeFolder()
    await rm(programs, { recursive: true })
  }
}

/** Makes the temporary folder, for a run that starts no program. */
export async function makeFolderOfRun(): Promise<() => Promise<void>> {
  const temporary = await mkdtemp(join(tmpdir(), 'market-data-tests-'))
  const compiled = join(temporary, 'compiled-once')
  await mkdir(compiled)
  Object.assign(process.env, { TMPDIR: temporary, COMPILED_ONCE: compiled })
  await mkdir(CACHE, { recursive: true })
  const kept = await findCachedWorlds(ROOT, CACHE)
  if (kept !== null) process.env['CACHED_WORLDS'] = kept
  // Children of a process that was killed can still write for a moment.
  return () => rm(temporary, { recursive: true, maxRetries: 5 })
}
