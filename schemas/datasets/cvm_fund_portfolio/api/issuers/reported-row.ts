import type { ExactNumber } from '../../../../core/exact-number.ts'

/**
 * Value of an assignor in a class through funds of credit rights: an estimate, like the value in the funds themselves.
 */
export interface ThroughFunds {
  /** Null if the month has no look-through of the class. */
  readonly indirect_value: ExactNumber | null
  readonly shortest_depth: number
}

/** Row of `reported_papers.sql` or `reported_assignments.sql`. */
export interface ReportedRow {
  readonly cnpj: string
  readonly name: string
  readonly type: string
  readonly direct_value: ExactNumber
  readonly line_count: ExactNumber | number
  readonly report_date: string
  readonly report_source: string
  /** Absent without a NAV of the day of the report. */
  readonly nav_value?: ExactNumber | null
  /** Absent except for an assignor. */
  readonly credit_rights_value?: ExactNumber | null
  /** Absent unless the request includes values through funds. */
  readonly through?: ThroughFunds
}
