import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { findClass } from '../fund.ts'
import { type FundReport, readNearestReports, type ReportSource } from './nearest-report.ts'

/** The reports of each kind in the words of errors. */
const KINDS: Readonly<Record<ReportSource, { readonly report: string; readonly funds: string }>> = {
  fidc_month: { report: 'monthly report', funds: 'receivables funds (FIDC)' },
  fii_month: { report: 'monthly report', funds: 'real-estate funds (FII)' },
  fii_quarter: { report: 'quarterly report', funds: 'real-estate funds (FII)' },
}

/**
 * Finds the report of one kind of the class with the requested number: that of the month or of the last month of the
 * quarter, or its newest. A report that was not filed says nothing of what there was: it is a 404 with the first and the
 * last that are there.
 */
export async function findRequestedReport(
  snapshot: Snapshot,
  requested: string,
  source: ReportSource,
  period: Month | null,
): Promise<FundReport> {
  const { cnpj } = await findClass(snapshot, requested)
  const nearest = (await readNearestReports(snapshot, [cnpj], period, [source])).get(cnpj)
  if (nearest !== undefined && (period === null || monthOfDay(nearest.reference_date) === period)) return nearest
  const newest = (await readNearestReports(snapshot, [cnpj], null, [source])).get(cnpj)
  throw noReport(cnpj, KINDS[source], period, newest)
}

function noReport(
  cnpj: string,
  { report, funds }: (typeof KINDS)[ReportSource],
  period: Month | null,
  newest: FundReport | undefined,
): ApiError {
  const there =
    newest === undefined
      ? `this snapshot has none of it: only ${funds} file one.`
      : `those that are there are from ${newest.first_date} to ${newest.reference_date}.`
  const of = period === null ? '' : ` of ${period}`
  return new ApiError('not_found', `Class ${cnpj} has no ${report}${of}; ${there}`, {
    reason: 'report_not_filed',
    available: newest === undefined ? null : { from: newest.first_date, to: newest.reference_date },
  })
}
