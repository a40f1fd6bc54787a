import { ApiError } from '../../schemas/core/error.ts'
import type { Moment } from '../../schemas/core/common-input.ts'

/** Whether a snapshot is among those that may answer; the newest of them does. */
export function matchesSelector(moment: Moment, id: string): boolean {
  if (moment === null) return true
  // Names begin with the day, so they order as text.
  return 'asOf' in moment ? id.slice(0, 8) <= moment.asOf.replaceAll('-', '') : id === moment.snapshot
}

/** `first` is the oldest snapshot that there is. */
export function snapshotNotFound(moment: Moment, first: string | null): ApiError {
  const asked = moment !== null && 'asOf' in moment ? `is as old as ${moment.asOf}` : 'has that name, or it was pruned'
  return new ApiError('not_found', `No snapshot ${asked}. The oldest here is ${first ?? 'not known'}.`, {
    reason: 'snapshot_not_found',
    first_snapshot: first,
  })
}
