import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { findClass } from '../fund.ts'
import { type FundReport, readNearestReports, type ReportSource } from './nearest-report.ts'
import type { Text } from '../../../core/language.ts'
import { fundMessages } from '../fund-messages.ts'

const MONTHLY: Text = { en: 'monthly report', pt: 'informe mensal' }
const QUARTERLY: Text = { en: 'quarterly report', pt: 'informe trimestral' }
const FIDC: Text = { en: 'receivables funds (FIDC)', pt: 'fundos de direitos creditórios (FIDC)' }
const FII: Text = { en: 'real-estate funds (FII)', pt: 'fundos imobiliários (FII)' }
const KINDS: Readonly<Record<ReportSource, { readonly report: Text; readonly funds: Text }>> = {
  fidc_month: { report: MONTHLY, funds: FIDC },
  fii_month: { report: MONTHLY, funds: FII },
  fii_quarter: { report: QUARTERLY, funds: FII },
}

/**
 * Finds the report of one kind of the class with the requested number: the report of the month, or of the last month of
 * the quarter, or its newest. A missing report is a 404 with the first and the last available one, because the data of
 * its month is not known.
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
      ? fundMessages.onlyTheseFile({ funds })
      : fundMessages.reportsThere({ first: newest.first_date, last: newest.reference_date })
  return new ApiError('not_found', fundMessages.noReport({ cnpj, report, month: period, there }), {
    reason: 'report_not_filed',
    available: newest === undefined ? null : { from: newest.first_date, to: newest.reference_date },
  })
}
