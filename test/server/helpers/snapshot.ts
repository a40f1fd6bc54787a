import { Lake } from '../../../lake/lake.ts'
import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from '../../../pipeline/commands/build.ts'
import type { BuildSettings } from '../../../pipeline/settings.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import type { LogLine } from '../../../pipeline/log.ts'
import type { Built } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { cloneDataDir, findOrMake } from '../../helpers/world-store.ts'

export const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname
/** When the sample is built, which is once in a run. */
export const SAMPLE_NIGHT = new Date('2026-01-10T03:00:00Z')

/** Compiles a mirror and publishes it, at a given time if the test names one; returns the id of the snapshot. */
export async function publish(
  mirror: string,
  dataDir: string,
  at?: Date,
  {
    maskPersonalData,
    datasets = null,
  }: { readonly maskPersonalData: boolean; readonly datasets?: BuildSettings['datasets'] } = { maskPersonalData: true },
  line: (said: LogLine) => void = () => undefined,
): Promise<string> {
  const settings = { mirror, from: null, to: null, datasets, maskPersonalData, threads: 1 }
  // The sample shows every table; other mirrors are about something else, and look-throughs cost as much as all of it.
  const datasetsOf = mirror === SAMPLE ? lenient : limitLookThroughs(lenient, 0)
  const log = { line, progress: () => ({ tick: () => undefined, end: () => undefined }) }
  const code = await build(datasetsOf, settings, { log, now: () => at ?? new Date(), lake: new Lake(dataDir) })
  if (code !== 0) throw new Error(`the build of ${mirror} ended with ${String(code)}`)
  return readCurrent(dataDir)
}

/** Compiles and publishes the bundled sample into an empty folder. */
export async function publishSample(dataDir: string): Promise<string> {
  await cloneDataDir(join(await findSample(), 'data'), dataDir)
  return readCurrent(dataDir)
}

/** Publishes the sample for a test of the pipeline: a data directory of its own, and what its build said. */
export async function buildSample(): Promise<Built> {
  const [made, dataDir] = [await findSample(), await temporaryFolder()]
  await cloneDataDir(join(made, 'data'), dataDir)
  return { exit: 0, dataDir, log: JSON.parse(await readFile(join(made, 'log.json'), 'utf8')) as LogLine[] }
}

/** Finds the data directory with the sample, and the log of its build. */
function findSample(): Promise<string> {
  return findOrMake('sample', async (folder) => {
    const said: LogLine[] = []
    await mkdir(folder)
    await publish(SAMPLE, join(folder, 'data'), SAMPLE_NIGHT, undefined, (line) => said.push(line))
    await writeFile(join(folder, 'log.json'), JSON.stringify(said))
  })
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
  await cloneDataDir(await findOrMake(name, compile), dataDir)
}

/** A data directory of its own with a made-up world published, which is built once in a run of the tests. */
export async function publishWorld(name: string, writeMirror: () => Promise<string>): Promise<string> {
  const dataDir = await temporaryFolder()
  await publishOnce(name, dataDir, async (folder) => {
    const mirror = await writeMirror()
    await publish(mirror, folder)
    await rm(mirror, { recursive: true })
  })
  return dataDir
}

/** A data directory of its own with the bundled sample published. */
export async function sampleDataDir(): Promise<string> {
  const dataDir = await temporaryFolder()
  await publishSample(dataDir)
  return dataDir
}

async function readCurrent(dataDir: string): Promise<string> {
  return basename(await readlink(join(dataDir, 'current')))
}
