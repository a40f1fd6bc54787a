import { ApiError } from '../../schemas/api/error.ts'
import type { SnapshotSelector } from '../../schemas/api/common-input.ts'

/** True if a snapshot matches the selector. Of all that match, the newest answers. */
export function matchesSelector(selector: SnapshotSelector, id: string): boolean {
  if (selector === null) return true
  // Snapshot ids begin with the day, so their order as text is the order in time.
  return 'asOf' in selector ? id.slice(0, 8) <= selector.asOf.replaceAll('-', '') : id === selector.snapshot
}

/** Creates the error of a selector without a match. `first` is the oldest snapshot on disk. */
export function snapshotNotFound(selector: SnapshotSelector, first: string | null): ApiError {
  const requested =
    selector !== null && 'asOf' in selector ? `is as old as ${selector.asOf}` : 'has that name, or it was pruned'
  return new ApiError('not_found', `No snapshot ${requested}. The oldest here is ${first ?? 'not known'}.`, {
    reason: 'snapshot_not_found',
    first_snapshot: first,
  })
}
