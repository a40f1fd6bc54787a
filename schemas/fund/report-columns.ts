import { brlTotal, type Column, day, long, quotas, required, text, whole } from '../core/column.ts'

/** The columns of the tables that list the reports of structured funds over all months, one table for each kind of report. */
const reportColumns = {
  id: required(text('derived', 'UUIDv5 of the class, the id that the API answers with.')),
  cnpj: required(text('the report', 'CNPJ of the class or fund that reports.')),
  reference_date: required(day('the report', 'Last day of the month or quarter of the report.')),
  name: text('the report', 'Name as filed.'),
  nav_value: brlTotal('the report', 'NAV that the report states; none in a quarterly report of a real-estate fund.'),
  quotas_issued: quotas('the report', 'Quotas issued; none in the report of a receivables fund.'),
} satisfies Record<string, Column>

/** Declares such a table: a request finds the report of a fund in it without a look into every month. */
export function declareReportTable(name: string, description: string, sql: string, reads: string) {
  return {
    name,
    description,
    columns: reportColumns,
    sql,
    orderBy: ['cnpj', 'reference_date'],
    key: ['cnpj', 'reference_date'],
    rowGroupSize: 20_480,
    reads: [reads],
  }
}

/** The columns with which each table of the revisions of reports begins. */
export const reportRevisionColumns = {
  cnpj: required(text('derived', 'CNPJ of the fund or class.')),
  revision: required(whole('derived', '1 for the first filing that this installation has seen, then 2, 3 and so on.')),
  change: required(text('derived', 'first, amended or withdrawn.')),
  version: long('Versao', 'Number of the version that the file had; none of a withdrawn report.'),
  delivered_at: day('Data_Entrega', 'Day on which that version was delivered.'),
  first_snapshot: required(text('derived', 'Snapshot that brought this state of the report.')),
  published_at: required(text('derived', 'Instant of the publication of that snapshot, UTC.')),
} satisfies Record<string, Column>

/**
 * The SQL of the revisions of reports with a NAV or quotas. The dataset names its table in `revised_table` and the figure
 * that is shown before and after in `revised_figure`.
 */
export const REPORT_REVISION = '../../fund/report_revision.sql'
