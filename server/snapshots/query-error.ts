import { ApiError } from '../../schemas/api/error.ts'
import { snapshotMessages } from './snapshot-messages.ts'

/** Beginning of the name of a folder to which a database spills what does not fit in its memory. */
export const SPILL_FOLDER = 'market-data-spill-'

/** A file of the snapshot cannot be read: it is gone or damaged. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** A query names a column that a file does not have. The file is older than the column, or the query is wrong. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn'
}

/** A query got less memory than it needs. */
export abstract class LacksMemory extends ApiError {}

/** A query needs more memory, and more disk to spill to, than one query may have. */
export class TooLarge extends LacksMemory {
  constructor(cause: Error) {
    super('unavailable', snapshotMessages.tooLarge)
    this.cause = cause
  }
}

/** Other queries hold the memory that a query needs. */
export class MemoryTaken extends LacksMemory {
  constructor(cause: Error) {
    super('unavailable', snapshotMessages.memoryTaken)
    this.cause = cause
  }
}

/** An error within DuckDB itself made it refuse every query until it is opened again. */
export class InvalidatedDatabase extends ApiError {
  constructor(cause: Error) {
    super('unavailable', snapshotMessages.reopening)
    this.cause = cause
  }
}

/** Turns an error of DuckDB into one of ours. Only the text of the error says its kind. */
export function toReadableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message } = error
  if (message.startsWith('Out of Memory Error') || message.includes(SPILL_FOLDER)) return new TooLarge(error)
  if (message.includes('database has been invalidated')) return new InvalidatedDatabase(error)
  if (message.startsWith('IO Error')) return new UnreadableFile(message, { cause: error })
  // DuckDB gives the second message when only the first of several files has the column.
  return message.startsWith('Binder Error') || message.includes('schema mismatch in glob')
    ? new UnknownColumn(message, { cause: error })
    : error
}
