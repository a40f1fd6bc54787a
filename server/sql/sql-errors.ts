import { ApiError } from '../../schemas/api/error.ts'
import { writeInputMessage } from '../../schemas/api/input.ts'
import { quoted } from '../../schemas/api/quoted.ts'
import type { AnswerLimits, SqlRefusal, SqlRefusalReason } from './messages.ts'

/** DuckDB repeats the statement in its messages: a longer one says nothing more. */
const LONGEST_DETAIL = 1_000

/** Creates the error that a client gets for a statement that is not answered. */
export function createSqlError({ reason, subject }: SqlRefusal, limits: AnswerLimits): ApiError {
  if (reason === 'too_much_memory')
    return new ApiError('unavailable', 'The query needs more memory than one may have: ask for less.', { reason })
  const limit = reason === 'too_many_rows' ? limits.rows : reason === 'too_many_bytes' ? limits.bytes : undefined
  const detail = reason === 'sql_error' ? subject.slice(0, LONGEST_DETAIL) : undefined
  const errors = { formErrors: [], fieldErrors: { sql: [writeSqlMessage(reason, subject, limits)] } }
  const sql = { reason, ...(limit !== undefined && { limit }), ...(detail !== undefined && { detail }) }
  return new ApiError('invalid_input', writeInputMessage(errors), { ...errors, sql })
}

/** The error where the process ended, whatever ended it. */
export function processEndedError(): ApiError {
  return new ApiError(
    'unavailable',
    'The process that ran this statement ended before it had answered: ask for less, or try again.',
    { reason: 'sql_process_ended' },
  )
}

function writeSqlMessage(reason: SqlRefusalReason, subject: string, { rows, bytes }: AnswerLimits): string {
  const name = quoted(subject)
  switch (reason) {
    case 'not_one_select':
      return 'Send exactly one SELECT: nothing else is run here.'
    case 'function_not_allowed':
      return `The function ${name} is not allowed here.`
    case 'table_not_found':
      return `There is no table ${name} in this snapshot: column_dictionary lists them all.`
    case 'duplicate_column':
      return `Two columns are named ${name}: give each a name of its own with AS.`
    case 'too_many_rows':
      return `The answer has more than ${String(rows)} rows, and nothing is cut off: add up more, or use LIMIT.`
    case 'too_many_bytes':
      return `The answer has more than ${String(bytes)} bytes, and nothing is cut off: select fewer columns or rows.`
    case 'not_allowed':
      return `A statement may not have ${name} here.`
    default:
      return 'DuckDB cannot run this statement: error_data.sql.detail says why.'
  }
}
