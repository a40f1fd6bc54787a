import { type Column, day, long, required, text, whole } from '../core/column.ts'
import { identifier, literal } from '../core/sql-text.ts'

/** First columns of each table of revisions of reports. */
export const reportRevisionColumns = {
  cnpj: required(text('derived', 'CNPJ of the fund or class.')),
  revision: required(whole('derived', '1 for the first filing that this installation has seen, then 2, 3 and so on.')),
  change: required(
    text(
      'derived',
      'first, restated, amended or withdrawn. Restated: delivered again, and every compiled value is the same.',
    ),
  ),
  changed_columns: text(
    'derived',
    'Columns and items of an amended report whose value is another, separated by semicolons; null where none is, and of reports that were listed before columns were.',
  ),
  version: long('Versao', 'Number of the version that the file had; none of a withdrawn report.'),
  delivered_at: day('Data_Entrega', 'Day on which that version was delivered.'),
  first_snapshot: required(text('derived', 'Snapshot that brought this state of the report.')),
  published_at: required(text('derived', 'Instant of the publication of that snapshot, UTC.')),
} satisfies Record<string, Column>

/** Columns for revisions of reports with lines without a key. */
export const lineRevisionColumns = {
  rows_out: long(
    'derived',
    'Lines that the amended report has no more: no column names a line, so one that changed is a line out and a line in. Their order is no change.',
  ),
  rows_in: long('derived', 'Lines that the amended report has now and had not before.'),
} satisfies Record<string, Column>

/** Statement for revisions, whose parts `declareRevisedParts` makes. */
export const REPORT_REVISION = '../../fund/report_revision.sql'

/** Condition on columns of filed values, which are neither about the delivery nor about a place in the file. */
const IS_REVISED = `name NOT IN ('version', 'delivered_at', 'content_hash', 'ordinal') AND NOT regexp_matches(name, '(^|_)source_(member|line|column)$')`

interface RevisedReport {
  /** Table with one row per report. */
  readonly table: string
  /** Figure of the table to show before and after. */
  readonly figure: string
  /** Table with one row per report and item. */
  readonly items?: string
  /** Tables whose lines have no key. */
  readonly lines?: readonly string[]
}

/** Writes the parts of REPORT_REVISION: each table now and before (`previous_…`). */
export function declareRevisedParts({ table, figure, items, lines = [] }: RevisedReport): Record<string, string> {
  return {
    revised_table: table,
    revised_figure: figure,
    is_revised: IS_REVISED,
    ...writeParts('', items, lines),
    ...writeParts('previous_', items, lines),
  }
}

function writeParts(prefix: string, items: string | undefined, lines: readonly string[]): Record<string, string> {
  const ofItems =
    items === undefined ? '' : `UNION ALL SELECT cnpj, item, value::VARCHAR FROM ${identifier(`${prefix}${items}`)}`
  const ofLines = lines.map(
    (table) =>
      `SELECT cnpj, ${literal(table)} AS table_name, row(*COLUMNS(name -> ${IS_REVISED}))::VARCHAR AS line FROM ${identifier(`${prefix}${table}`)}`,
  )
  const none = 'SELECT NULL::VARCHAR AS cnpj, NULL::VARCHAR AS table_name, NULL::VARCHAR AS line WHERE false'
  return { [`${prefix}revised_items`]: ofItems, [`${prefix}revised_lines`]: [none, ...ofLines].join(' UNION ALL ') }
}
