import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, readlink, realpath, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { build } from '../../../pipeline/commands/build.ts'
import type { BuildSettings } from '../../../pipeline/settings.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { lenient } from '../../helpers/lenient.ts'

export const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const silent = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'market-data-server-'))
}

/** Compiles a mirror and publishes it, at a given time if the test names one; returns the id of the snapshot. */
export async function publish(
  mirror: string,
  dataDir: string,
  at?: Date,
  {
    maskPersonalData,
    datasets = null,
  }: { readonly maskPersonalData: boolean; readonly datasets?: BuildSettings['datasets'] } = { maskPersonalData: true },
): Promise<string> {
  const settings = { mirror, dataDir, from: null, to: null, datasets, maskPersonalData, threads: 1 }
  // The sample shows every table; other mirrors are about something else, and look-throughs cost as much as all of it.
  const datasetsOf = mirror === SAMPLE ? lenient : limitLookThroughs(lenient, 0)
  const code = await build(datasetsOf, settings, { log: silent, now: () => at ?? new Date() })
  if (code !== 0) throw new Error(`the build of ${mirror} ended with ${String(code)}`)
  return readCurrent(dataDir)
}

/** Compiles and publishes the bundled sample into an empty folder. */
export async function publishSample(dataDir: string, at?: Date): Promise<string> {
  await publishOnce(`sample ${at?.toISOString() ?? 'now'}`, dataDir, (folder) => publish(SAMPLE, folder, at))
  return readCurrent(dataDir)
}

/**
 * Fills an empty folder with a compiled mirror. The first test file that asks for a name compiles it; the others get a
 * copy.
 */
export async function publishOnce(
  name: string,
  dataDir: string,
  compile: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const once = process.env['COMPILED_ONCE']
  if (once === undefined) {
    await compile(dataDir)
    return
  }
  // `cp -a` keeps hard links; `fs.cp` does not.
  await promisify(execFile)('cp', ['-a', `${await madeOnce(join(once, name), compile)}/.`, dataDir])
  const snapshots = join(dataDir, 'snapshots')
  for (const id of await readdir(snapshots)) await correctPath(join(snapshots, id))
}

/** Corrects the path in views.sql of a snapshot whose folder moved. */
async function correctPath(folder: string): Promise<void> {
  const [views, target] = [join(folder, 'views.sql'), await realpath(folder)]
  const text = await readFile(views, 'utf8')
  await writeFile(views, text.replace(/^SET file_search_path = .*$/m, `SET file_search_path = '${target}';`))
}

/** Compiles once: the first caller compiles, the others wait until it is done, less long than a hook may take. */
async function madeOnce(compiled: string, compile: (dataDir: string) => Promise<unknown>): Promise<string> {
  const whole = join(compiled, 'whole')
  const isFirst = (await mkdir(compiled, { recursive: true })) !== undefined
  if (isFirst) {
    await compile(join(compiled, 'making'))
    await rename(join(compiled, 'making'), whole)
  }
  for (let tries = 0; !existsSync(whole); tries++) {
    if (tries === 1_000) throw new Error(`no other test file compiled ${compiled}`)
    await setTimeout(100)
  }
  return whole
}

/** A data directory of its own with the bundled sample published. */
export async function sampleDataDir(): Promise<string> {
  const dataDir = await emptyFolder()
  await publishSample(dataDir)
  return dataDir
}

async function readCurrent(dataDir: string): Promise<string> {
  return basename(await readlink(join(dataDir, 'current')))
}
