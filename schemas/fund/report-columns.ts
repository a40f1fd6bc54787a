import { brlTotal, type Column, day, quotas, required, text } from '../core/column.ts'

/** Columns of the tables of reports of structured funds over all months, one table for each kind of report. */
const reportColumns = {
  id: required(text('derived', 'UUIDv5 of the class, the id that the API answers with.')),
  cnpj: required(text('the report', 'CNPJ of the class or fund that reports.')),
  reference_date: required(day('the report', 'Last day of the month or quarter of the report.')),
  name: text('the report', 'Name as filed.'),
  nav_value: brlTotal('the report', 'NAV that the report states; none in a quarterly report of a real-estate fund.'),
  quotas_issued: quotas('the report', 'Quotas issued; none in the report of a receivables fund.'),
} satisfies Record<string, Column>

/** Declares such a table, in which a request finds the report of a fund without reading every month. */
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
