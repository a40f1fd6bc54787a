import { ApiError } from '../../schemas/api/error.ts'
import { InputError } from '../../schemas/api/input-error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { sqlMessages } from '../../schemas/service/sql/sql-messages.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import type { AnswerLimits, SqlRefusal, SqlRefusalReason } from './messages.ts'

/** DuckDB repeats the statement in its messages: a longer one says nothing more. */
const LONGEST_DETAIL = 1_000

/** Creates the error that a client gets for a statement that is not answered. */
export function createSqlError({ reason, subject }: SqlRefusal, limits: AnswerLimits): ApiError {
  if (reason === 'too_much_memory') return new ApiError('unavailable', snapshotMessages.tooLarge, { reason })
  const limit = reason === 'too_many_rows' ? limits.rows : reason === 'too_many_bytes' ? limits.bytes : undefined
  const detail = reason === 'sql_error' ? subject.slice(0, LONGEST_DETAIL) : undefined
  const sql = { reason, ...(limit !== undefined && { limit }), ...(detail !== undefined && { detail }) }
  const faults = { formErrors: [], fieldErrors: { sql: [writeSqlMessage(reason, subject, limits)] } }
  return new InputError(faults, { sql })
}

/** The error where the process ended, whatever ended it. */
export function processEndedError(): ApiError {
  return new ApiError('unavailable', sqlMessages.processEnded, { reason: 'sql_process_ended' })
}

function writeSqlMessage(reason: SqlRefusalReason, subject: string, { rows, bytes }: AnswerLimits): Message {
  const name = quoted(subject)
  switch (reason) {
    case 'not_one_select':
      return sqlMessages.oneSelect
    case 'function_not_allowed':
      return sqlMessages.functionNotAllowed({ name })
    case 'table_not_found':
      return sqlMessages.tableNotFound({ name })
    case 'duplicate_column':
      return sqlMessages.duplicateColumn({ name })
    case 'too_many_rows':
      return sqlMessages.tooManyRows({ count: rows })
    case 'too_many_bytes':
      return sqlMessages.tooManyBytes({ count: bytes })
    case 'not_allowed':
      return sqlMessages.notAllowed({ name })
    default:
      return sqlMessages.cannotRun
  }
}
