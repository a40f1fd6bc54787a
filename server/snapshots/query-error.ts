import { ApiError } from '../../schemas/core/error.ts'

/** How the folder begins that a database writes to what does not fit in its memory. */
export const SPILL_FOLDER = 'market-data-spill-'

/** A file of the snapshot that cannot be read: it is gone, or damaged. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** A query names a column that some file does not have: that is older than the column, or the query is wrong. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn'
}

/** A query needs more memory, and more disk for what does not fit, than one may have. */
export class TooLarge extends ApiError {
  constructor(cause: Error) {
    super('unavailable', 'The query needs more memory than one may have: ask for less.')
    this.cause = cause
  }
}

/** DuckDB says in the text alone what kind of error it is. */
export function toReadableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  if (message.startsWith('Out of Memory Error') || message.includes(SPILL_FOLDER)) return new TooLarge(error)
  if (message.startsWith('IO Error')) return new UnreadableFile(message, { cause: error })
  // The second is said of several files of which the first alone has the column.
  return message.startsWith('Binder Error') || message.includes('schema mismatch in glob')
    ? new UnknownColumn(message, { cause: error })
    : error
}
