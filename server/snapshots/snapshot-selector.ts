import { ApiError } from '../../schemas/api/error.ts'
import { readMinSnapshot, type SnapshotSelector } from '../../schemas/api/common-input.ts'
import { CLOCKS_APART_MS } from '../../lake/snapshots/snapshot-id.ts'
import type { PublishedSnapshots } from './published-snapshots.ts'
import { snapshotMessages } from './snapshot-messages.ts'

/** True if the newest snapshot answers, whatever its name. */
export function choosesNewest(selector: SnapshotSelector): selector is null | { readonly minSnapshot: string } {
  return selector === null || !('asOf' in selector || 'snapshot' in selector)
}

/** True if a snapshot matches the selector. Of all that match, the newest answers. */
export function matchesSelector(selector: SnapshotSelector, id: string): boolean {
  if (choosesNewest(selector)) return true
  // Snapshot ids begin with the day, so their order as text is the order in time.
  return 'asOf' in selector ? id.slice(0, 8) <= selector.asOf.replaceAll('-', '') : id === selector.snapshot
}

/** Snapshots that this server and the place of publication have, for the error of one that is not here. */
interface KnownSnapshots {
  /** Oldest snapshot on disk. */
  readonly first: string | null
  /** This server answers from it. */
  readonly newest: string
  readonly published: PublishedSnapshots
  readonly now: Date
}

/**
 * Creates the error of a selector without a match. A snapshot that another server may have is not here yet, so that the
 * client or a proxy asks again, or asks another server. All others do not exist.
 */
export function absentSnapshot(
  selector: SnapshotSelector,
  { first, newest, published, now }: KnownSnapshots,
): ApiError {
  const wanted = findWantedSnapshot(selector)
  if (wanted === null) return snapshotNotFound(selector, first)
  // A snapshot of a later time is not published anywhere.
  const latest = formatSnapshotId(new Date(now.getTime() + CLOCKS_APART_MS))
  const mayExist = (wanted > newest && wanted <= latest) || published.isKept(wanted)
  return mayExist ? snapshotNotHereYet(wanted, newest) : snapshotNotFound({ snapshot: wanted }, first)
}

function findWantedSnapshot(selector: SnapshotSelector): string | null {
  return selector !== null && 'snapshot' in selector ? selector.snapshot : readMinSnapshot(selector)
}

/** `2025-12-15T03:04:05.678Z` → `20251215T030405Z` */
function formatSnapshotId(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

export const NOT_HERE_YET = 'snapshot_not_here_yet'

function snapshotNotHereYet(wanted: string, newest: string): ApiError {
  return new ApiError('unavailable', snapshotMessages.notHereYet({ wanted, newest }), {
    reason: NOT_HERE_YET,
    newest_snapshot: newest,
  })
}

/** Creates the error of a snapshot that does not exist. `first` is the oldest snapshot on disk. */
export function snapshotNotFound(selector: SnapshotSelector, first: string | null): ApiError {
  const missing =
    selector !== null && 'asOf' in selector
      ? snapshotMessages.noSnapshotOfDay({ day: selector.asOf })
      : snapshotMessages.noSnapshotOfName
  return new ApiError('not_found', [missing, snapshotMessages.oldest({ first })], {
    reason: 'snapshot_not_found',
    first_snapshot: first,
  })
}
