import type { Lake } from '../../lake/lake.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import { runAndReport } from '../canary/report-canary.ts'
import { withDataDir } from './claim-data-dir.ts'
import { continueDeltaLogs } from './delta-log.ts'
import type { PublishEffects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { formatCount } from '../log.ts'
import { keepGeneration, refuseOlderCompiler } from '../publish/compiler-generation.ts'
import { nextPublication, publishNext } from '../publish/publish.ts'
import { readCurrentSnapshot, readSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { continueManifestLog } from '../signing/continue-manifest-log.ts'
import { reportSigning } from '../signing/sign-snapshot.ts'
import { warnOfFutureSnapshot } from '../publish/future-snapshot.ts'
import { sweep } from '../integrity/sweep.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { requireWholeLake } from '../publish/whole-lake.ts'

/**
 * Publishes a new snapshot with the content of an old one. The newest snapshot is always the served one, so nothing is
 * undone. The canary compares it with the snapshot that it replaces, and holds nothing back.
 */
export async function rollback(
  datasets: readonly Dataset[],
  lake: Lake,
  id: string,
  effects: PublishEffects,
  { olderCompiler = false }: { readonly olderCompiler?: boolean } = {},
): Promise<void> {
  try {
    await withDataDir(lake, effects.log, async () => {
      await refuseOlderCompiler(lake, olderCompiler)
      await rollbackLocked(datasets, lake, id, effects)
    })
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function rollbackLocked(
  datasets: readonly Dataset[],
  lake: Lake,
  id: string,
  effects: PublishEffects,
): Promise<void> {
  const { log, now, signer = null, canary } = effects
  await sweep(lake)
  const before = await readCurrentSnapshot(lake)
  const ids = await listSnapshotIds(lake)
  await warnOfFutureSnapshot(lake, effects)
  if (before === null || !ids.includes(id) || id === before.id) {
    const there =
      ids.length === 0 ? 'There is none yet.' : `There are ${ids.join(', ')}; ${before?.id ?? 'none'} is served.`
    throw new BuildError('BAD_PARAMETER', `${id} is not an older snapshot to go back to`, { hint: there })
  }
  requireWholeLake(before.manifest, lake)
  const { manifest: old } = await readSnapshot(lake, id)
  await keepGeneration(lake)
  const name = () => nextPublication(lake, now())
  const partitions = restorePartitions(old, before.manifest)
  const { snapshot, digest } = await publishNext(datasets, lake, before.manifest, name, {
    partitions,
    restored: old,
    sources: old.sources,
    fresh: [],
    kindOf: (_before, { tables }) => (Object.keys(tables).length === 0 ? 'removed' : 'rolled_back'),
    signer,
    canary: async (snapshots) => {
      await runAndReport(canary, snapshots, log)
    },
  })
  await sweep(lake)
  await continueManifestLog({ ...effects, lake })
  await continueDeltaLogs(lake, effects)
  log.line({
    step: 'rollback',
    subject: snapshot,
    detail: `has the ${formatCount(old.partitions.length)} partitions of ${id}  digest ${digest.slice(0, 16)}`,
  })
  reportSigning(log, snapshot, signer)
  log.line({
    step: 'rollback',
    subject: snapshot,
    level: 'warn',
    detail:
      'the next build compiles the newest sources again: correct the fault before it runs, or pin what must stay, such as by market-data-server pin cvm_fund_portfolio 2025-10',
  })
}

/** Gives the old partitions the history that they have today: a published version is never forgotten. */
function restorePartitions(old: Manifest, today: Manifest): PartitionEntry[] {
  const same = (a: PartitionEntry) => (b: PartitionEntry) => a.dataset === b.dataset && a.partition === b.partition
  const restored = old.partitions.map((entry) => {
    const history = today.partitions.find(same(entry))?.history ?? entry.history
    return { ...entry, ...(history && { history }) }
  })
  const newer = today.partitions
    .filter((entry) => !old.partitions.some(same(entry)))
    .map((entry) => ({
      ...entry,
      // No digest equals this one, so a later build compiles the partition again.
      input_digest: '0'.repeat(64),
      inputs: [],
      completeness: [],
      checks: [],
      tables: {},
    }))
  return [...restored, ...newer].sort((a, b) =>
    `${a.dataset}/${a.partition}` < `${b.dataset}/${b.partition}` ? -1 : 1,
  )
}
