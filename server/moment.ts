import { z } from 'zod'
import { ApiError } from '../schemas/core/error.ts'
import { dayInput } from '../schemas/core/input.ts'
import { SNAPSHOT_ID } from '../schemas/core/manifest.ts'

/** Which snapshot is to answer: the newest (null), the newest by the end of a day (UTC), or one by its name. */
export type Moment = null | { readonly asOf: string } | { readonly snapshot: string }

/** The parameters that choose it. */
export const momentInput = {
  as_of: dayInput.optional(),
  snapshot: z
    .string()
    .regex(SNAPSHOT_ID, { error: 'The name of a snapshot looks like 20251101T030000Z: take it from X-Snapshot-Id.' })
    .optional(),
}

interface MomentParameters {
  readonly as_of?: string | undefined
  readonly snapshot?: string | undefined
}

export function momentOf({ as_of, snapshot }: MomentParameters): Moment {
  if (as_of !== undefined && snapshot !== undefined) {
    throw new ApiError('conflict', 'as_of and snapshot both say which snapshot answers: send one of them.', {
      reason: 'mutually_exclusive_parameters',
      parameters: ['as_of', 'snapshot'],
    })
  }
  if (as_of !== undefined) return { asOf: as_of }
  return snapshot === undefined ? null : { snapshot }
}

/** Whether a snapshot is among those that may answer; the newest of them does. */
export function mayAnswer(moment: Moment, id: string): boolean {
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
