import { ApiError } from '../../schemas/api/error.ts'
import { InputError } from '../../schemas/api/input-error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { sqlMessages } from '../../schemas/service/sql/sql-messages.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import type { AnswerLimits, SqlRefusal, SqlRefusalReason } from './messages.ts'

/** Errors of a statement name these limits. */
export interface StatementLimits extends AnswerLimits {
  readonly timeoutMs: number
  readonly memoryMib: number
}

/** DuckDB repeats the statement in its messages: a longer one says nothing more. */
const LONGEST_DETAIL = 1_000

/**
 * Creates the error of a statement that is not answered. Clients must not take it for one to send again: the same
 * statement would take as much time and memory.
 */
export function createSqlError({ reason, subject }: SqlRefusal, limits: StatementLimits): InputError {
  const limit = findLimit(reason, limits)
  const detail = reason === 'sql_error' ? subject.slice(0, LONGEST_DETAIL) : undefined
  const sql = { reason, ...(limit !== undefined && { limit }), ...(detail !== undefined && { detail }) }
  const faults = { formErrors: [], fieldErrors: { sql: [writeSqlMessage(reason, subject, limits)] } }
  return new InputError(faults, { sql })
}

/** Creates the error for a process that ended, whatever ended it. */
export function processEndedError(): ApiError {
  return new ApiError('unavailable', sqlMessages.processEnded, { reason: 'sql_process_ended' })
}

function findLimit(
  reason: SqlRefusalReason,
  { rows, bytes, timeoutMs, memoryMib }: StatementLimits,
): number | undefined {
  switch (reason) {
    case 'too_many_rows':
      return rows
    case 'too_many_bytes':
      return bytes
    case 'too_much_time':
      return timeoutMs
    case 'too_much_memory':
      return memoryMib
    default:
      return undefined
  }
}

function writeSqlMessage(reason: SqlRefusalReason, subject: string, limits: StatementLimits): Message {
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
      return sqlMessages.tooManyRows({ count: limits.rows })
    case 'too_many_bytes':
      return sqlMessages.tooManyBytes({ count: limits.bytes })
    case 'too_much_time':
      return sqlMessages.tooMuchTime({ seconds: limits.timeoutMs / 1000 })
    case 'too_much_memory':
      return sqlMessages.tooMuchMemory({ mebibytes: limits.memoryMib })
    case 'not_allowed':
      return sqlMessages.notAllowed({ name })
    default:
      return sqlMessages.cannotRun
  }
}
