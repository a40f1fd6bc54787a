import { BuildError } from '../../schemas/core/error.ts'
import type { ObjectStore } from '../../lake/object-store/object-store.ts'
import {
  CURRENT_OBJECT,
  type CurrentObject,
  MOST_CURRENT_BYTES,
  parseCurrentObject,
  type SnapshotReference,
} from '../../lake/object-store/published-lake.ts'
import type { WholeLog } from '../../lake/manifest-log/own-log.ts'
import type { LastPublication } from './last-publication.ts'
import type { LocalSnapshot } from './local-snapshots.ts'

export interface PutCurrent {
  readonly current: CurrentObject
  readonly etag: string
}

/** Reads the switch; null if nobody has published to the store yet. */
export async function readCurrentObject(store: ObjectStore): Promise<PutCurrent | null> {
  const read = await store.get(CURRENT_OBJECT, { mostBytes: MOST_CURRENT_BYTES })
  if (read === null || read === 'unchanged') return null
  const current = parseCurrentObject(read.body)
  if (current !== null) return { current, etag: read.etag }
  throw new BuildError('SUPERSEDED', `${store.address}${CURRENT_OBJECT} is not one that this version writes`, {
    hint: 'Nothing was changed. A newer version of this program published there, or the address is of something else.',
  })
}

/** Replaces the switch if it is still as it was read. Returns what names the new content. */
export function putCurrentObject(
  store: ObjectStore,
  next: CurrentObject,
  before: Pick<PutCurrent, 'etag'> | null,
): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(next, null, 1)}\n`)
  const condition = before === null ? ({ ifNoneMatch: '*' } as const) : { ifMatch: before.etag }
  return store.put(CURRENT_OBJECT, { bytes, type: 'application/json', changes: true }, condition)
}

export interface NextCurrent {
  readonly snapshots: readonly [...LocalSnapshot[], LocalSnapshot]
  readonly reports: CurrentObject['reports']
  readonly delta: CurrentObject['delta']
  readonly keys: NonNullable<CurrentObject['signing_keys']>
  readonly manifestLog: WholeLog | null
  readonly now: Date
  readonly serveAfterMs: number
}

/** Makes the switch name the newest local snapshot. If it already does, its times stay. */
export function makeCurrentObject(
  { snapshots, reports, delta, keys, manifestLog, now, serveAfterMs }: NextCurrent,
  before: CurrentObject | null,
): CurrentObject {
  const newest = toReference(snapshots[snapshots.length - 1] ?? snapshots[0])
  const isSame = before !== null && isSameSnapshot(before, newest)
  const serveFrom = serveAfterMs > 0 ? new Date(now.getTime() + serveAfterMs).toISOString() : undefined
  const times = isSame
    ? { published_at: before.published_at, ...(before.serve_from !== undefined && { serve_from: before.serve_from }) }
    : { published_at: now.toISOString(), ...(serveFrom !== undefined && { serve_from: serveFrom }) }
  return {
    format: 'market-data-lake-1',
    ...newest,
    previous: isSame ? before.previous : before === null ? null : toReference(before),
    ...times,
    kept: snapshots.map(toReference),
    reports,
    ...(keys.length > 0 && { signing_keys: [...keys] }),
    ...(manifestLog !== null && {
      manifest_log: { checkpoint: manifestLog.checkpoint, entries: [...manifestLog.entries] },
    }),
    delta,
    collecting_since: null,
  }
}

export function isSameSnapshot(a: SnapshotReference, b: SnapshotReference): boolean {
  return a.snapshot === b.snapshot && a.manifest_sha256 === b.manifest_sha256
}

function toReference({ snapshot, manifest_sha256 }: SnapshotReference): SnapshotReference {
  return { snapshot, manifest_sha256 }
}

/**
 * Refuses to replace a snapshot of another publisher: the store must have one of ours, or one that we published and
 * have pruned since. If a power cut took the note of the last publication, our log still names that snapshot.
 */
export function refuseOtherHistory(
  address: string,
  before: CurrentObject,
  snapshots: readonly LocalSnapshot[],
  last: LastPublication | null,
  logged: readonly SnapshotReference[],
): void {
  if ([...snapshots, ...logged].some((ours) => isSameSnapshot(ours, before))) return
  if (last !== null && isSameSnapshot(last, before)) return
  throw new BuildError(
    'SUPERSEDED',
    `${address} has the snapshot ${before.snapshot}, which is not of this data directory`,
    {
      hint: 'Another publisher was first, and its snapshot stays. If this data directory is to take its place for good, run market-data-server publish-remote --take-over.',
    },
  )
}
