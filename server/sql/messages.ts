/** Messages between the server and the process that runs statements: a line of JSON each. */

export const SQL_FORMATS = ['json', 'csv', 'ndjson'] as const
export type SqlFormat = (typeof SQL_FORMATS)[number]

type SqlValue = string | number | boolean | null
/** Values for `$name`, or for `?` and `$1` in their order. */
export type SqlParameters = Readonly<Record<string, SqlValue>> | readonly SqlValue[]

/** The server asks first what a statement reads, and then for its rows. */
export type SqlRequest =
  | { readonly ask: 'check'; readonly sql: string }
  | {
      readonly ask: 'run'
      readonly sql: string
      /** Views that it reads. A view over others comes after them. */
      readonly views: readonly string[]
      readonly parameters: SqlParameters
      readonly format: SqlFormat
      readonly limits: AnswerLimits
    }

export interface AnswerLimits {
  readonly rows: number
  readonly bytes: number
}

export interface SqlColumn {
  readonly name: string
  readonly type: string
}

/** Why a statement is not answered. */
export type SqlRefusalReason =
  | 'not_one_select'
  | 'sql_error'
  | 'function_not_allowed'
  | 'table_not_found'
  | 'not_allowed'
  | 'duplicate_column'
  | 'too_many_rows'
  | 'too_many_bytes'
  | 'too_much_memory'
  | 'too_much_time'
  | 'unreadable'

export interface SqlRefusal {
  readonly reason: SqlRefusalReason
  /** Name or text that the refusal is about; empty where there is none. */
  readonly subject: string
}

export type SqlReply =
  | { readonly say: 'ready' }
  | { readonly say: 'checked'; readonly tables: readonly string[] }
  | { readonly say: 'columns'; readonly columns: readonly SqlColumn[] }
  | { readonly say: 'rows'; readonly text: string }
  | { readonly say: 'done'; readonly rows: number }
  | ({ readonly say: 'refused' } & SqlRefusal)

/** A statement that is not answered, with its reason. */
export class StatementRefused extends Error implements SqlRefusal {
  override readonly name = 'StatementRefused'
  readonly reason: SqlRefusalReason
  readonly subject: string

  constructor(reason: SqlRefusalReason, subject = '') {
    super(`${reason} ${subject}`)
    this.reason = reason
    this.subject = subject
  }
}
