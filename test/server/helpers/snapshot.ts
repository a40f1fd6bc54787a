import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readlink, realpath, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { build } from '../../../pipeline/commands/build.ts'
import { lenient } from '../../helpers/lenient.ts'

export const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const silent = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'market-data-server-'))
}

/** Compiles a mirror and publishes it, at an instant of its own if the test names one; answers the id of the snapshot. */
export async function publish(
  mirror: string,
  dataDir: string,
  at?: Date,
  { maskPersonalData } = { maskPersonalData: true },
): Promise<string> {
  const settings = { mirror, dataDir, from: null, to: null, datasets: null, maskPersonalData, threads: 2 }
  const code = await build(lenient, settings, { log: silent, now: () => at ?? new Date() })
  if (code !== 0) throw new Error(`the build of ${mirror} ended with ${String(code)}`)
  return currentOf(dataDir)
}

/** The same of the bundled sample into an empty folder: compiled by the first test file that asks, a copy for the others. */
export async function publishSample(dataDir: string, at?: Date): Promise<string> {
  const once = process.env['COMPILED_ONCE']
  if (once === undefined) return publish(SAMPLE, dataDir, at)
  const compiled = join(once, at?.toISOString() ?? 'now')
  // `cp -a` keeps hard links; `fs.cp` does not.
  await promisify(execFile)('cp', ['-a', `${await madeOnce(compiled, at)}/.`, dataDir])
  await correctPath(join(dataDir, 'current'))
  return currentOf(dataDir)
}

/** Of a snapshot whose folder moved, as its views.sql says. */
async function correctPath(folder: string): Promise<void> {
  const [views, target] = [join(folder, 'views.sql'), await realpath(folder)]
  const text = await readFile(views, 'utf8')
  await writeFile(views, text.replace(/^SET file_search_path = .*$/m, `SET file_search_path = '${target}';`))
}

/** The first that takes it compiles; the others wait until it is whole, less long than a hook may take. */
async function madeOnce(compiled: string, at?: Date): Promise<string> {
  const whole = join(compiled, 'whole')
  const isFirst = (await mkdir(compiled, { recursive: true })) !== undefined
  if (isFirst) {
    await publish(SAMPLE, join(compiled, 'making'), at)
    await rename(join(compiled, 'making'), whole)
  }
  for (let tries = 0; !existsSync(whole); tries++) {
    if (tries === 1_000) throw new Error('the sample did not compile for another test file')
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

async function currentOf(dataDir: string): Promise<string> {
  return basename(await readlink(join(dataDir, 'current')))
}
