import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { withDataDir } from './claim-data-dir.ts'
import { catchUpDeltaLogs } from '../delta-log/catch-up.ts'
import { dropOldVersions } from '../delta-log/drop-versions.ts'
import { readDeltaVersions } from '../../lake/delta-log/versions.ts'
import { continueDeltaLogs } from './delta-log.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { formatCount } from '../log.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { removeSnapshot } from '../../lake/snapshots/install-snapshot.ts'
import { removeUnnamed, sweep } from '../integrity/sweep.ts'
import { parseSnapshotTime, listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'

export interface PruneOptions {
  /** How many of the newest snapshots stay; the newest one always does. */
  readonly keep: number
  /** Snapshots that were replaced within this time stay too, so that `as_of` answers every day of it. */
  readonly olderThanMs?: number
  readonly dryRun: boolean
}

/** After this time no server still answers from the older snapshot, even if it noticed the newer one late. */
const IN_USE_MS = 60_000

/**
 * Removes all but the newest snapshots, and the lake files that only they had. It first reports what can no longer be
 * requested.
 */
export async function prune(lake: Lake, options: PruneOptions, effects: Effects): Promise<void> {
  try {
    await withDataDir(lake, effects.log, () => pruneLocked(lake, options, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function pruneLocked(
  lake: Lake,
  { keep, olderThanMs = 0, dryRun }: PruneOptions,
  effects: Effects,
): Promise<void> {
  const { log, now } = effects
  // A killed prune leaves files that nothing names, and this one may find nothing else to remove.
  if (!dryRun) await sweep(lake)
  const current = await readCurrentSnapshot(lake)
  if (current === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}`, {
      hint: 'Run market-data-server build first.',
    })
  }
  const ids: string[] = []
  // A snapshot later than the current one was never published: its build was killed, and the next sweep removes it.
  for (const id of await listSnapshotIds(lake)) if (id <= current.id && (await isSnapshot(lake, id))) ids.push(id)
  const superseded = ids
    .slice(0, -keep)
    .filter((id) => id !== current.id && isReplacedFor(olderThanMs, ids[ids.indexOf(id) + 1], now()))
  const old = superseded.filter((id) => isSettled(ids[ids.indexOf(id) + 1], now()))
  const first = ids.find((id) => !old.includes(id)) ?? current.id
  const newest = old.at(-1)
  if (newest === undefined) {
    log.line({
      step: 'prune',
      subject: `${formatCount(ids.length)} snapshots`,
      detail: nothingToRemove(superseded.length),
    })
    return
  }
  log.line({
    step: 'prune',
    subject: `${formatCount(old.length)} snapshots`,
    level: 'warn',
    detail:
      `${old[0] ?? ''} to ${newest} ${dryRun ? 'would go' : 'go'}: snapshot= of these, and as_of before ` +
      `${parseSnapshotTime(first).slice(0, 10)}, can no longer be requested`,
  })
  if (dryRun) return
  await continueDeltaLogs(lake, effects)
  // The versions go before their files: no engine may count the rows of files that are gone.
  await dropOldVersions(lake, first, await readDeltaVersions(lake))
  for (const id of old) await removeSnapshot(lake, id)
  const { files, bytes } = await removeUnnamed(lake)
  await sweep(lake)
  // The list of versions loses the removed snapshots.
  await catchUpDeltaLogs(lake, effects)
  log.line({
    step: 'prune',
    subject: `${formatCount(ids.length - old.length)} snapshots`,
    detail: `left; ${formatCount(files)} files, ${formatCount(bytes)} bytes freed`,
  })
}

function nothingToRemove(spared: number): string {
  if (spared === 0) return 'nothing to remove'
  const seconds = String(IN_USE_MS / 1000)
  return `nothing to remove yet: ${formatCount(spared)} may still be in use, until ${seconds} seconds after the next one was published`
}

/** The newest snapshot was not replaced, so it is never old. */
function isReplacedFor(milliseconds: number, successor: string | undefined, now: Date): boolean {
  if (successor === undefined) return false
  // A clock ahead of ours may have named the successor, so its name tells no time; without a time to keep, its order is
  // enough.
  return milliseconds === 0 || now.getTime() - Date.parse(parseSnapshotTime(successor)) >= milliseconds
}

function isSettled(successor: string | undefined, now: Date): boolean {
  return successor !== undefined && Math.abs(now.getTime() - Date.parse(parseSnapshotTime(successor))) >= IN_USE_MS
}
