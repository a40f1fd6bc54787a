import { z } from 'zod'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import type { Binding, EndpointAnswer, Ranged, Snapshot } from '../../../api/endpoint.ts'
import { described, listOutput } from '../../../api/output.ts'
import { listAnswer, type Page, pageBindings } from '../../../api/page.ts'
import { addSource } from '../../../api/provenance.ts'
import type { Sort } from '../../../api/sort.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import { findRequestedReport } from '../../../fund/api/reports/requested-report.ts'
import type { Text } from '../../../core/language.ts'

export const FIDC = 'cvm_fidc'
const REPORTS: Text = { en: 'reports of receivables funds', pt: 'informes de fundos de direitos creditórios' }

export const REPORT_HEADERS = {
  ...COVERAGE_HEADER,
  'X-Data-Completeness': '`complete`, or `partial; missing=` and the tables that the month lacks.',
} as const

/** Declares an answer with the date of the report next to its rows. */
export function reportOutput(row: z.ZodObject): z.ZodObject {
  return listOutput(row, {
    reference_date: described(z.iso.date(), 'Last day of the month of the report.', 'DATE'),
  })
}

interface ReportRequest {
  readonly cnpj: string
  readonly date?: string | undefined
  readonly provenance?: boolean | undefined
}

interface ReportList {
  /** SELECT that binds `cnpj`, the ranges, the sort and the page. */
  readonly sql: URL
  readonly name: string
}

/**
 * Answers the rows of a class in one report: the report of the month of `date`, or the newest. A class without a report
 * is a 404, because nothing is known about it; an empty list means that its report has no rows of the kind.
 */
export async function answerReport(
  snapshot: Snapshot,
  { cnpj: requested, date, provenance = false }: ReportRequest,
  { sql, name }: ReportList,
  { page, ranges, sort }: Ranged & { readonly page: Page; readonly sort: Sort },
): Promise<EndpointAnswer> {
  const asked = { from: date ?? null, to: date ?? null }
  const coverage = requireCoverage(REPORTS, monthlyCoverage(snapshot, FIDC), asked)
  const report = await findRequestedReport(
    snapshot,
    requested,
    'fidc_month',
    date === undefined ? null : monthOfDay(date),
  )
  const { cnpj, reportsAs, reference_date } = report
  const month = monthOfDay(reference_date)
  const bindings: Readonly<Record<string, Binding>> = { cnpj: reportsAs, ranges, ...sort, ...pageBindings(page) }
  const rows = await snapshot.query(sql, bindings, [month])
  const sourced = addSource(snapshot, FIDC, provenance, () => reference_date)
  const { body, ...answer } = listAnswer(rows.map(sourced), page, `${name}-${cnpj}-${reference_date}`)
  return {
    ...answer,
    body: { success: true, reference_date, data: body['data'] ?? [] },
    rowKeys: { cnpj, reference_date },
    headers: { ...coverage, ...completeness(snapshot, month) },
  }
}

function completeness({ manifest }: Snapshot, month: Month): Readonly<Record<string, string>> {
  const missing = manifest.partitions
    .filter(({ dataset, partition }) => dataset === FIDC && monthOfPartition(partition) === month)
    .flatMap((own) => own.completeness.flatMap((group) => group.missing))
  return { 'X-Data-Completeness': missing.length === 0 ? 'complete' : `partial; missing=${missing.join(',')}` }
}
