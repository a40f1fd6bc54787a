import { Lake } from '../../../lake/lake.ts'
import { readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from '../../../pipeline/commands/build.ts'
import type { BuildSettings } from '../../../pipeline/settings.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { lenient } from '../../helpers/lenient.ts'
import { cloneDataDir, findOrMake } from '../../helpers/made-once.ts'

export const SAMPLE = new URL('../../../data/sample', import.meta.url).pathname

const silent = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

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
  const settings = { mirror, from: null, to: null, datasets, maskPersonalData, threads: 1 }
  // The sample shows every table; other mirrors are about something else, and look-throughs cost as much as all of it.
  const datasetsOf = mirror === SAMPLE ? lenient : limitLookThroughs(lenient, 0)
  const code = await build(datasetsOf, settings, { log: silent, now: () => at ?? new Date(), lake: new Lake(dataDir) })
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
  await cloneDataDir(await findOrMake(name, compile), dataDir)
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
