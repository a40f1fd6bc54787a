import { z } from 'zod'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import type { Binding, EndpointAnswer, Snapshot } from '../../../api/endpoint.ts'
import { described, listOutput } from '../../../api/output.ts'
import { listAnswer, type Page, pageBindings } from '../../../api/page.ts'
import { addSource } from '../../../api/provenance.ts'
import type { Sort } from '../../../api/sort.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import { findClass, hasFiledHoldings } from '../../../fund/api/fund.ts'

export const FIDC = 'cvm_fidc'
const MONTHS = new URL('report_months.sql', import.meta.url)
// Most funds have the newest month, so one small read answers; the search widens for the others.
const STEPS = [1, 3, 12, Number.MAX_SAFE_INTEGER]

export const REPORT_HEADERS = {
  ...COVERAGE_HEADER,
  'X-Data-Completeness': '`complete`, or `partial; missing=` and the tables that the month lacks.',
} as const

/** The envelope of a list of one report. */
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
  /** The SELECT of the rows, which binds `cnpj`, the sort and the page. */
  readonly sql: URL
  readonly name: string
}

/**
 * Answers the rows of a class in one report: that of the month of `date`, or the newest. A month that the snapshot covers
 * and a known class did not report in is an empty list.
 */
export async function answerReport(
  snapshot: Snapshot,
  { cnpj: requested, date, provenance = false }: ReportRequest,
  { sql, name }: ReportList,
  { page, sort }: { readonly page: Page; readonly sort: Sort },
): Promise<EndpointAnswer> {
  const { cnpj } = await findClass(snapshot, requested, { hasFiled: hasReported })
  const asked = { from: date ?? null, to: date ?? null }
  const coverage = requireCoverage('reports of receivables funds', monthlyCoverage(snapshot, FIDC), asked)
  const month = date === undefined ? await newestReport(snapshot, cnpj) : monthOfDay(date)
  const bindings: Readonly<Record<string, Binding>> = { cnpj, ...sort, ...pageBindings(page) }
  const rows = await snapshot.query(sql, bindings, [month])
  const sourced = addSource(snapshot, FIDC, provenance, () => `${month}-01`)
  const reference_date = lastDayOfMonth(month)
  const { body, ...answer } = listAnswer(rows.map(sourced), page, `${name}-${cnpj}-${reference_date}`)
  return {
    ...answer,
    body: { success: true, reference_date, data: body['data'] ?? [] },
    rowKeys: { cnpj, reference_date },
    headers: { ...coverage, ...completeness(snapshot, month) },
  }
}

/** The newest month in which a class reported; if it never did, the newest month of all, in which it has no row. */
async function newestReport(snapshot: Snapshot, cnpj: string): Promise<Month> {
  const months = snapshot.months(FIDC)
  const own = await findNewestReport(snapshot, cnpj)
  const [newest] = months
  if (newest === undefined) throw new Error('a covered dataset has no month')
  return own ?? newest
}

async function findNewestReport(snapshot: Snapshot, cnpj: string): Promise<Month | null> {
  const months = snapshot.months(FIDC)
  let at = 0
  for (const step of STEPS) {
    const some = months.slice(at, at + step)
    const rows = some.length === 0 ? [] : await snapshot.query(MONTHS, { cnpj }, some)
    const found = rows.flatMap(({ competence_month: month }) => (typeof month === 'string' ? month : []))
    if (found.length > 0) return found.sort().at(-1) ?? null
    at += step
  }
  return null
}

/** A number in no register is known too if it reports here. */
async function hasReported(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  return (await hasFiledHoldings(snapshot, cnpj)) || (await findNewestReport(snapshot, cnpj)) !== null
}

function completeness({ manifest }: Snapshot, month: Month): Readonly<Record<string, string>> {
  const missing = manifest.partitions
    .filter(({ dataset, partition }) => dataset === FIDC && monthOfPartition(partition) === month)
    .flatMap((own) => own.completeness.flatMap((group) => group.missing))
  return { 'X-Data-Completeness': missing.length === 0 ? 'complete' : `partial; missing=${missing.join(',')}` }
}
