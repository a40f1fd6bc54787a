import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { inDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../files.ts'
import { mend } from '../integrity/repair.ts'
import { mendManifests, type MendSettings } from '../integrity/nightly.ts'
import { faultOf } from '../integrity/file-copies.ts'
import { count } from '../log.ts'
import { currentSnapshot, readSnapshot, type Snapshot } from '../publish/snapshots.ts'
import { sweep } from '../publish/sweep.ts'

/** Reads every file of a snapshot again and compares it with the manifest. Throws where one differs. */
export async function verify(dataDir: string, snapshotId: string | null, { log }: Pick<Effects, 'log'>): Promise<void> {
  const { manifest, folder, id } = await snapshotNamed(dataDir, snapshotId)
  const files = publishedFiles(manifest)
  const faults = await faultsIn({ manifest, folder, id }, log)
  if (faults.length > 0) {
    const told = faults.map(({ file, fault }) => `${file.file} ${fault}`).join('; ')
    throw new BuildError('SNAPSHOT_DAMAGED', `snapshot ${id}: ${told}`, {
      hint: 'The disk or a hand changed published files. make verify ARGS=--repair restores them, from other copies or from data/raw.',
    })
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  log.line({
    step: 'verify',
    subject: id,
    detail: `${count(files.length)} files, ${count(bytes)} bytes, all as published`,
  })
}

/** Mends the damaged files of a snapshot, as the nightly build does, and reads it again. Throws where one is left. */
export async function repair(
  datasets: readonly Dataset[],
  snapshotId: string | null,
  settings: MendSettings,
  effects: Effects,
): Promise<void> {
  const { dataDir } = settings
  try {
    await inDataDir(dataDir, effects.log, async () => {
      await sweep(dataDir)
      await mendManifests(dataDir, effects)
      const faults = await faultsIn(await snapshotNamed(dataDir, snapshotId), effects.log)
      const damaged = faults.map(({ file }) => file)
      await mend(damaged, datasets, settings, effects)
      await sweep(dataDir)
    })
  } catch (error) {
    throw explainDisk(error, dataDir)
  }
  await verify(dataDir, snapshotId, effects)
}

async function snapshotNamed(dataDir: string, id: string | null): Promise<Snapshot> {
  const snapshot = id === null ? await currentSnapshot(dataDir) : await readSnapshot(dataDir, id)
  if (snapshot !== null) return snapshot
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${dataDir}`, {
    hint: 'Run make build-data first.',
  })
}

async function faultsIn({ manifest, folder }: Snapshot, log: Effects['log']) {
  const files = publishedFiles(manifest)
  const progress = log.progress('verify', files.length)
  const faults = []
  for (const file of files) {
    const fault = await faultOf(join(folder, file.file), file)
    if (fault !== null) faults.push({ file, fault })
    progress.tick(file.file)
  }
  progress.end()
  return faults
}
