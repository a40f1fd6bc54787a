import type { EndpointAnswer, Ranged, Row, Snapshot } from '../../../api/endpoint.ts'
import { listAnswer, type Page, pageBindings } from '../../../api/page.ts'
import { addSource } from '../../../api/provenance.ts'
import type { Sort } from '../../../api/sort.ts'
import { monthOfDay, quarterEnd } from '../../../core/month.ts'
import { findRequestedReport } from '../../../fund/api/reports/requested-report.ts'

export const QUARTERLY = 'cvm_fii_quarter'
const REPORTS = new URL('fund_reports.sql', import.meta.url)

/** Quarterly report of a fund, with the last day of its quarter. */
interface FiledReport {
  readonly cnpj: string
  /** Number under which the report is filed. */
  readonly reportsAs: string
  readonly quarter: string
  readonly row: Row
}

/**
 * Finds the report of a class for the quarter of a day, or its newest one; throws a 404 with the days of its reports.
 */
async function findReport(snapshot: Snapshot, requested: string, day: string | null): Promise<FiledReport> {
  const period = day === null ? null : quarterEnd(monthOfDay(day))
  const { cnpj, reportsAs, reference_date } = await findRequestedReport(snapshot, requested, 'fii_quarter', period)
  const [row] = await snapshot.query(REPORTS, { cnpj: reportsAs }, [monthOfDay(reference_date)])
  if (row === undefined) throw new Error(`the list of reports has one of ${reportsAs} that its quarter lacks`)
  return { cnpj, reportsAs, quarter: reference_date, row }
}

interface QuarterRequest {
  readonly cnpj: string
  readonly date?: string | undefined
  readonly provenance?: boolean | undefined
}

interface QuarterList {
  /** SELECT that binds `cnpj`, the ranges, the sort and the page. */
  readonly sql: URL
  /** The name begins with it. */
  readonly name: string
}

/** Answers the rows of a class in one quarterly report, with the facts of the report. */
export async function answerQuarter(
  snapshot: Snapshot,
  { cnpj: requested, date, provenance = false }: QuarterRequest,
  { sql, name }: QuarterList,
  { page, ranges, sort }: Ranged & { readonly page: Page; readonly sort: Sort },
): Promise<EndpointAnswer> {
  const { cnpj, reportsAs, quarter, row: report } = await findReport(snapshot, requested, date ?? null)
  const bindings = { cnpj: reportsAs, ranges, ...sort, ...pageBindings(page) }
  const rows = await snapshot.query(sql, bindings, [quarter.slice(0, 7)])
  const sourced = addSource(snapshot, QUARTERLY, provenance, () => quarter)
  const { body, ...rest } = listAnswer(rows.map(sourced), page, `${name}-${cnpj}-${quarter}`)
  const { success = true, ...list } = body
  return { body: { success, ...report, ...list }, ...rest, rowKeys: { cnpj, reference_date: quarter } }
}
