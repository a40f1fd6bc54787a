import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { monthOfDay, quarterEnd } from '../../../core/month.ts'
import { findRequestedReport } from '../../../fund/api/reports/requested-report.ts'

export const QUARTERLY = 'cvm_fii_quarter'
const REPORTS = new URL('fund_reports.sql', import.meta.url)

/** A quarterly report of a fund, with the last day of its quarter. */
export interface FiledReport {
  readonly cnpj: string
  /** The number that it is filed under. */
  readonly reportsAs: string
  readonly quarter: string
  readonly row: Row
}

/** Finds the report of a class for the quarter of a day, or its newest one; throws a 404 that says which are there. */
export async function findReport(snapshot: Snapshot, requested: string, day: string | null): Promise<FiledReport> {
  const period = day === null ? null : quarterEnd(monthOfDay(day))
  const { cnpj, reportsAs, reference_date } = await findRequestedReport(snapshot, requested, 'fii_quarter', period)
  const [row] = await snapshot.query(REPORTS, { cnpj: reportsAs }, [monthOfDay(reference_date)])
  if (row === undefined) throw new Error(`the list of reports has one of ${reportsAs} that its quarter lacks`)
  return { cnpj, reportsAs, quarter: reference_date, row }
}
