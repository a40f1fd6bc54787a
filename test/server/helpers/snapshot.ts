import { mkdtemp, readlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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
  return basename(await readlink(join(dataDir, 'current')))
}

/** A data directory of its own with the bundled sample published. */
export async function sampleDataDir(): Promise<string> {
  const dataDir = await emptyFolder()
  await publish(SAMPLE, dataDir)
  return dataDir
}
