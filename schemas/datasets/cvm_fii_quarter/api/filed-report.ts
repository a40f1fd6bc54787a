import { quarterEnd } from '../../../core/month.ts'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { findClass, hasFiledHoldings } from '../../../fund/api/fund.ts'

export const QUARTERLY = 'cvm_fii_quarter'
const REPORTS = new URL('fund_reports.sql', import.meta.url)

/** A quarterly report of a fund, with the last day of its quarter. */
export interface FiledReport {
  readonly cnpj: string
  readonly quarter: string
  readonly row: Row
}

/** Finds the report of a class for the quarter of a day, or its newest one. */
export async function findReport(snapshot: Snapshot, requested: string, day: string | null): Promise<FiledReport> {
  const { cnpj } = await findClass(snapshot, requested, { hasFiled: hasReported })
  const reports = await listReports(snapshot, cnpj)
  const asked = day === null ? null : lastDayOfMonth(quarterEnd(day.slice(0, 7)))
  const row = reports.findLast((report) => asked === null || report['reference_date'] === asked)
  if (row === undefined) throw noReport(cnpj, asked, reports.map(quarterOf))
  return { cnpj, quarter: quarterOf(row), row }
}

/** A number in no register is known too if it reports here. */
async function hasReported(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  return (await hasFiledHoldings(snapshot, cnpj)) || (await listReports(snapshot, cnpj)).length > 0
}

/** Lists the reports of a class in all quarters, oldest first. */
async function listReports(snapshot: Snapshot, cnpj: string): Promise<Row[]> {
  const months = snapshot.months(QUARTERLY)
  return months.length === 0 ? [] : snapshot.query(REPORTS, { cnpj }, months)
}

function quarterOf(row: Row): string {
  const { reference_date: quarter } = row
  if (typeof quarter !== 'string') throw new Error('a quarterly report has no quarter')
  return quarter
}

function noReport(cnpj: string, asked: string | null, quarters: readonly string[]): ApiError {
  const [first, last] = [quarters[0], quarters.at(-1)]
  const of = asked === null ? '' : ` of the quarter that ends on ${asked}`
  const there =
    first === undefined || last === undefined
      ? 'this snapshot has none of it: only real-estate funds (FII) file one.'
      : `there are ${String(quarters.length)}, from ${first} to ${last}.`
  return new ApiError('not_found', `Class ${cnpj} has no quarterly report${of}; ${there}`, {
    reason: 'report_not_filed',
    available: first === undefined || last === undefined ? null : { from: first, to: last },
  })
}
