import { ApiError } from '../../schemas/core/error.ts'
import { UnknownColumn } from './query-error.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'

/** Files that change again and again while they are read are being written to by somebody. */
const TRIES = 3

/**
 * Reads files that are as published: before, each is hashed unless it was; after, nobody has written to any of them,
 * or they are read again. Throws a `DamagedFile` for one that is not.
 */
export async function reading<T>(
  integrity: Integrity,
  files: readonly PlacedFile[],
  read: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const unknown = integrity.demand(files, signal)
    if (unknown !== null) await unknown
    try {
      const result = await read()
      if (integrity.areUnwritten(files)) return result
    } catch (error) {
      if (integrity.areUnwritten(files)) {
        if (!(error instanceof ApiError) && !(error instanceof UnknownColumn)) await integrity.doubt(files)
        throw error
      }
    }
  }
  throw new ApiError('unavailable', 'The files of this answer are being written to: try again in a moment.')
}
