import { Lake } from '../../../lake/lake.ts'
import { type Manifest, manifestSchema } from '../../../schemas/core/manifest.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { adoptNewest, cloneDataDir, findOrMake } from '../../helpers/world-store.ts'
import { publish, publishSample, SAMPLE } from './snapshot.ts'

export interface SampleTwice {
  readonly dataDir: string
  readonly old: string
  readonly newest: string
  /** Of the newer snapshot. */
  readonly manifest: Manifest
  readonly nameFolder: (id: string) => string
}

/** Publishes the bundled sample in two snapshots. The newer one shares most of its files with the older. */
export async function sampleTwice(): Promise<SampleTwice> {
  const dataDir = await temporaryFolder()
  await cloneDataDir(await findSampleTwice(), dataDir)
  const [old = '', newest = ''] = await listSnapshotIds(new Lake(dataDir))
  const nameFolder = (id: string) => join(dataDir, 'snapshots', id)
  const text = await readFile(join(nameFolder(newest), 'manifest.json'), 'utf8')
  return { dataDir, old, newest, manifest: manifestSchema.parse(JSON.parse(text)), nameFolder }
}

/** Publishes the newer snapshot of `sampleTwice` where the sample was published. Returns its id. */
export async function publishSampleAgain(dataDir: string): Promise<string> {
  return adoptNewest(await findSampleTwice(), dataDir)
}

function findSampleTwice(): Promise<string> {
  return findOrMake('sample and statistics', async (folder) => {
    await publishSample(folder)
    // Another setting compiles a small part again from the same sources.
    await publish(SAMPLE, folder, new Date('2026-02-10T03:00:00Z'), {
      maskPersonalData: false,
      datasets: ['statistics'],
    })
  })
}
