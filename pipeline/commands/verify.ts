import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { withDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../files.ts'
import { repairFiles } from '../integrity/repair.ts'
import { repairManifests } from '../integrity/nightly.ts'
import type { RecompileSettings } from '../integrity/recompile.ts'
import { findFileFault } from '../integrity/file-copies.ts'
import { formatShard } from '../fetch/shard.ts'
import { formatCount } from '../log.ts'
import { readCurrentSnapshot, readSnapshot, type PublishedSnapshot } from '../publish/snapshots.ts'
import { listSnapshotIds } from '../../shared/snapshot-id.ts'
import { sweep } from '../publish/sweep.ts'

/** Reads every file of a snapshot and compares it with the manifest. Throws if one differs. */
export async function verify(dataDir: string, snapshotId: string | null, { log }: Pick<Effects, 'log'>): Promise<void> {
  const { manifest, folder, id } = await findSnapshot(dataDir, snapshotId)
  const files = publishedFiles(manifest)
  const faults = await findFaults({ manifest, folder, id }, log)
  if (faults.length > 0) {
    const listed = faults.map(({ file, fault }) => `${file.file} ${fault}`).join('; ')
    throw new BuildError('SNAPSHOT_DAMAGED', `snapshot ${id}: ${listed}`, {
      hint: 'The disk or a person changed published files. make verify ARGS=--repair restores them, from other copies or from data/raw.',
    })
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  log.line({
    step: 'verify',
    subject: id,
    detail: `${formatCount(files.length)} files, ${formatCount(bytes)} bytes, all as published${manifest.shard === undefined ? '' : `; it is shard ${formatShard(manifest.shard)} of a lake`}`,
  })
}

/**
 * Repairs the damaged files of a snapshot as the nightly build does, and reads it again. Throws if one is still
 * damaged.
 */
export async function repair(
  datasets: readonly Dataset[],
  snapshotId: string | null,
  settings: RecompileSettings,
  effects: Effects,
): Promise<void> {
  const { dataDir } = settings
  try {
    await withDataDir(dataDir, effects.log, async () => {
      await sweep(dataDir)
      await repairManifests(dataDir, effects)
      const faults = await findFaults(await findSnapshot(dataDir, snapshotId), effects.log)
      const damaged = faults.map(({ file }) => file)
      await repairFiles(damaged, datasets, settings, effects)
      await sweep(dataDir)
    })
  } catch (error) {
    throw explainDisk(error, dataDir)
  }
  await verify(dataDir, snapshotId, effects)
}

async function findSnapshot(dataDir: string, id: string | null): Promise<PublishedSnapshot> {
  if (id !== null) await requireFolder(dataDir, id)
  const snapshot = id === null ? await readCurrentSnapshot(dataDir) : await readSnapshot(dataDir, id)
  if (snapshot !== null) return snapshot
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${dataDir}`, {
    hint: 'Run make build-data first.',
  })
}

/** Throws for a name of which there is no folder: nothing is damaged then. */
async function requireFolder(dataDir: string, id: string): Promise<void> {
  const ids = await listSnapshotIds(dataDir)
  if (ids.includes(id)) return
  const [oldest, newest] = [ids.at(0), ids.at(-1)]
  throw new BuildError('BAD_PARAMETER', `there is no snapshot ${id} in ${dataDir}`, {
    hint:
      oldest === undefined
        ? 'There is none at all: run make build-data first.'
        : `There are ${String(ids.length)}, from ${oldest} to ${String(newest)}: their folders are in ${join(dataDir, 'snapshots')}.`,
  })
}

async function findFaults({ manifest, folder }: PublishedSnapshot, log: Effects['log']) {
  const files = publishedFiles(manifest)
  const progress = log.progress('verify', files.length)
  const faults = []
  for (const file of files) {
    const fault = await findFileFault(join(folder, file.file), file)
    if (fault !== null) faults.push({ file, fault })
    progress.tick(file.file)
  }
  progress.end()
  return faults
}
