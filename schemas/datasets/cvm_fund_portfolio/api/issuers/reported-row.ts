import type { ExactNumber } from '../../../../core/exact-number.ts'

/** Value of an assignor in a class through funds of credit rights: an estimate, as that of the funds themselves. */
export interface ThroughFunds {
  /** Null where the month has no look-through of the class. */
  readonly indirect_value: ExactNumber | null
  readonly shortest_depth: number
}

/** A row of `reported_papers.sql` or `reported_assignments.sql`. */
export interface ReportedRow {
  readonly cnpj: string
  readonly name: string
  readonly type: string
  readonly direct_value: ExactNumber
  readonly line_count: ExactNumber | number
  readonly report_date: string
  readonly report_source: string
  /** Only of a report with the NAV of its day. */
  readonly nav_value?: ExactNumber | null
  /** Only of an assignor. */
  readonly credit_rights_value?: ExactNumber | null
  /** Only where values through funds are asked. */
  readonly through?: ThroughFunds
}
