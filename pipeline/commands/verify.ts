import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import { checkDeltaLogs } from '../delta-log/check-logs.ts'
import { listSome, withDataDir } from './claim-data-dir.ts'
import { brokenLogs, continueDeltaLogs } from './delta-log.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { hasCode } from '../../lake/disk.ts'
import { repairFiles } from '../integrity/repair.ts'
import { repairManifests } from '../integrity/nightly.ts'
import type { RecompileSettings } from '../integrity/recompile.ts'
import { findStillDamaged } from '../../lake/scrub/copies.ts'
import { readScrubState } from '../../lake/scrub/damage-record.ts'
import { fileKey, findFileFault } from '../../lake/scrub/file-fault.ts'
import { formatCount } from '../log.ts'
import { readCurrentSnapshot, readSnapshot, type PublishedSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { sweep } from '../integrity/sweep.ts'
import type { LogDemands } from '../signing/head-file.ts'
import { judgeSignature } from '../signing/sign-snapshot.ts'
import { verifyManifestLog } from '../signing/verify-manifest-log.ts'
import { readListedKeys, type TrustedKeys } from '../signing/trusted-keys.ts'

/** Words of the command line. */
export interface VerifyFlags {
  readonly repair: boolean
  readonly knownHead?: string | null
  readonly requireFresh: boolean
}

const NO_DEMANDS: LogDemands = { knownHead: null, requireFresh: false }

/**
 * Compares every file of a snapshot and the logs of its tables with the manifest, and the manifest with its signature.
 * Throws if one differs, or if the key of the signature is not trusted. Without `trusted`, the keys beside the data are
 * trusted.
 */
export async function verify(
  lake: Lake,
  snapshotId: string | null,
  { log, now = () => new Date() }: Pick<Effects, 'log'> & Partial<Pick<Effects, 'now'>>,
  trusted: TrustedKeys | null = null,
  demands: LogDemands = NO_DEMANDS,
): Promise<void> {
  try {
    await verifyFiles(lake, snapshotId, { log, now }, trusted, demands)
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function verifyFiles(
  lake: Lake,
  snapshotId: string | null,
  { log, now }: Pick<Effects, 'log' | 'now'>,
  trusted: TrustedKeys | null,
  demands: LogDemands,
): Promise<void> {
  const found = await findSnapshot(lake, snapshotId)
  const { manifest, folder, id } = found
  const files = publishedFiles(manifest)
  const faults = await findFaults(found, log)
  if (faults.length > 0) {
    const listed = faults.map(({ file, fault }) => `${file.file} ${fault}`).join('; ')
    throw new BuildError('SNAPSHOT_DAMAGED', `snapshot ${id}: ${listed}`, {
      hint: 'The disk or a person changed published files. market-data-server verify --repair restores them, from other copies or from data/raw. Where permissions forbid a file, give it back to the user who builds.',
    })
  }
  const keys = trusted ?? { keys: await readListedKeys(lake), areGiven: false }
  await verifySignature(id, folder, keys, log)
  await verifyManifestLog({ lake, id, folder }, keys, demands, { log, now })
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  log.line({
    step: 'verify',
    subject: id,
    detail: `${formatCount(files.length)} files, ${formatCount(bytes)} bytes, all as published`,
  })
  await reportDeltaLogs(lake, manifest, log)
}

/** Compares the Delta logs of the tables with the manifest. Throws if they differ. */
async function reportDeltaLogs(lake: Lake, manifest: Manifest, log: Effects['log']): Promise<void> {
  const { right, behind, later, faults } = await checkDeltaLogs(lake, manifest)
  if (right > 0 || later.length > 0) {
    const detail = `the logs of ${formatCount(right)} tables agree${later.length > 0 ? `; those of ${formatCount(later.length)} begin later` : ''}`
    log.line({ step: 'delta', subject: manifest.snapshot, detail })
  }
  if (behind.length > 0) {
    const detail = `${formatCount(behind.length)} tables have no log, or one that ends before this snapshot: ${listSome(behind)}. Run market-data-server delta-log; a build does it too`
    log.line({ step: 'delta', subject: manifest.snapshot, level: 'warn', detail })
  }
  if (faults.length > 0) throw brokenLogs(faults)
}

/**
 * Compares the manifest with its signature. If the operator gave keys, a manifest without a signature is refused:
 * somebody may have removed the signature.
 */
async function verifySignature(id: string, folder: string, { keys, areGiven }: TrustedKeys, log: Effects['log']) {
  const verdict = await judgeSignature(folder, keys)
  const place = areGiven ? 'in PUBLIC_KEY_FILE' : 'beside the data'
  if (verdict.state === 'valid') {
    log.line({ step: 'verify', subject: id, detail: `signed by ${verdict.keyId}, which is ${place}` })
  } else if (verdict.state === 'unsigned') {
    if (areGiven)
      throw untrusted(
        id,
        'is not signed',
        'market-data-server sign signs what is not signed, if its manifest is whole.',
      )
    log.line({ step: 'verify', subject: id, level: keys.length > 0 ? 'warn' : 'info', detail: 'not signed' })
  } else if (verdict.state === 'unknown_key') {
    const hint = `If that key is yours, add it ${areGiven ? 'to PUBLIC_KEY_FILE' : 'by restoring signing-keys.json from a backup'}. If not, somebody else has written this snapshot: restore a backup.`
    throw untrusted(id, `is signed by ${verdict.keyId}, which is not ${place}`, hint)
  } else {
    const hint = 'Somebody or the disk changed the manifest or its signature: restore the snapshot from a backup.'
    throw untrusted(id, `has a wrong signature: ${verdict.why}`, hint)
  }
}

function untrusted(id: string, what: string, hint: string): BuildError {
  return new BuildError('SIGNATURE', `snapshot ${id} ${what}`, { hint })
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
  trusted: TrustedKeys | null = null,
  demands: LogDemands = NO_DEMANDS,
): Promise<void> {
  const { lake } = settings
  try {
    await withDataDir(lake, effects.log, async () => {
      await sweep(lake)
      await repairManifests(lake, effects)
      const faults = await findFaults(await findSnapshot(lake, snapshotId), effects.log)
      // A killed repair has recorded the damage that it saw, even in other snapshots.
      const recorded = await findStillDamaged(lake, (await readScrubState(lake)).damaged)
      const damaged = [...faults.map(({ file }) => file), ...recorded]
      const each = new Map(damaged.map((name) => [fileKey(name), name]))
      await repairFiles([...each.values()], datasets, settings, effects)
      await sweep(lake)
      await continueDeltaLogs(lake, effects)
    })
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
  await verify(lake, snapshotId, effects, trusted, demands)
}

async function findSnapshot(lake: Lake, id: string | null): Promise<PublishedSnapshot> {
  if (id !== null) await requireFolder(lake, id)
  const snapshot = id === null ? await readCurrentSnapshot(lake) : await readSnapshot(lake, id)
  if (snapshot !== null) return snapshot
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}`, {
    hint: 'Run market-data-server build first.',
  })
}

/** Throws if no folder has this name: nothing is damaged then. */
async function requireFolder(lake: Lake, id: string): Promise<void> {
  const ids = await listSnapshotIds(lake)
  if (ids.includes(id)) return
  const [oldest, newest] = [ids.at(0), ids.at(-1)]
  throw new BuildError('BAD_PARAMETER', `there is no snapshot ${id} in ${lake.root}`, {
    hint:
      oldest === undefined
        ? 'There is none at all: run market-data-server build first.'
        : `There are ${String(ids.length)}, from ${oldest} to ${String(newest)}: their folders are in ${lake.snapshots}.`,
  })
}

/** Describes a file that may not be read, like a damaged one, instead of stopping: others may be damaged too. */
function describeForbidden(error: unknown): string {
  const code = ['EACCES', 'EPERM'].find((each) => hasCode(error, each))
  if (code === undefined) throw error
  return `cannot be read (${code}): its permissions forbid it`
}

async function findFaults({ manifest, folder }: PublishedSnapshot, log: Effects['log']) {
  const files = publishedFiles(manifest)
  const progress = log.progress('verify', files.length)
  const faults = []
  for (const file of files) {
    const fault = await findFileFault(join(folder, file.file), file).catch(describeForbidden)
    if (fault !== null) faults.push({ file, fault })
    progress.tick(file.file)
  }
  progress.end()
  return faults
}
