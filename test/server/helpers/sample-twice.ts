import { Lake } from '../../../lake/lake.ts'
import { type Manifest, manifestSchema } from '../../../schemas/core/manifest.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { adoptNewest, findOrMake } from '../../helpers/made-once.ts'
import { publish, publishOnce, publishSample, SAMPLE } from './snapshot.ts'

export interface SampleTwice {
  readonly dataDir: string
  readonly old: string
  readonly newest: string
  /** The manifest of the newer snapshot. */
  readonly manifest: Manifest
  readonly nameFolder: (id: string) => string
}

/** The bundled sample in two snapshots. The newer one shares most of its files with the older. */
export async function sampleTwice(): Promise<SampleTwice> {
  const dataDir = await temporaryFolder()
  const first = new Date('2026-01-10T03:00:00Z')
  await publishOnce('sample and statistics', dataDir, async (folder) => {
    await publishSample(folder, first)
    // Another setting compiles a small part again from the same sources.
    await publish(SAMPLE, folder, new Date('2026-02-10T03:00:00Z'), {
      maskPersonalData: false,
      datasets: ['statistics'],
    })
  })
  const [old = '', newest = ''] = await listSnapshotIds(new Lake(dataDir))
  const nameFolder = (id: string) => join(dataDir, 'snapshots', id)
  const text = await readFile(join(nameFolder(newest), 'manifest.json'), 'utf8')
  return { dataDir, old, newest, manifest: manifestSchema.parse(JSON.parse(text)), nameFolder }
}

/** When the editions of `publishSampleAnew` and the one before it are published. */
export const ANEW = { before: new Date('2026-01-10T03:00:00Z'), at: new Date('2026-02-10T03:00:00Z') } as const

/**
 * Publishes the bundled sample once more where it was published at `ANEW.before`: another setting of the compiler makes
 * every table new, from the same sources. It is built once in a run. Returns the id of the snapshot.
 */
export async function publishSampleAnew(dataDir: string): Promise<string> {
  const made = await findOrMake('sample with every table anew', async (folder) => {
    await publishSample(folder, ANEW.before)
    await publish(SAMPLE, folder, ANEW.at, { maskPersonalData: false })
  })
  return adoptNewest(made, dataDir)
}
