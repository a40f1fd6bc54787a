import { type ExactNumber, toExactNumber } from '../../../core/exact-number.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import { type FiledMonth, findFiling, newestFiledMonth } from '../filing.ts'
import type { FundClass } from '../registered-class.ts'
import { readRequestedFiling } from '../no-portfolio.ts'
import {
  datasetOfReport,
  type FundReport,
  isFresh,
  OLDEST_REPORT_MONTHS,
  readNearestReports,
  readNearestWithLines,
  readNewestWithLines,
} from './nearest-report.ts'
import { type OwnReport, readReportLines } from './report-lines.ts'
import { fundMessages } from '../fund-messages.ts'

export interface FiledPortfolio {
  readonly filed: FiledMonth
  /** Own report of the fund; null for holdings, whose lines are in `cvm_fund_portfolio`. */
  readonly own: OwnReport | null
}

const STRUCTURED: readonly unknown[] = ['fidc', 'fii', 'fiagro', 'other']

/** True for a fund that can have own reports; a number in no register can be of any type. */
function mayReport({ row }: FundClass): boolean {
  return row === null || STRUCTURED.includes(row['type'])
}

/**
 * Reads the filing of a class for a month, or its newest: its holdings, otherwise its own report, the nearest in or
 * before the month. Without a month the newer of the two counts. Throws a 404 that lists the available filings.
 */
export async function readFiledPortfolio(
  snapshot: Snapshot,
  fundClass: FundClass,
  month: Month | null,
): Promise<FiledPortfolio> {
  const { cnpj } = fundClass
  const filed = await findFiling(snapshot, cnpj, month)
  if (filed !== null && (month !== null || !mayReport(fundClass))) return { filed, own: null }
  const report = (await readNearestWithLines(snapshot, [cnpj], month)).get(cnpj)
  if (filed !== null && (report === undefined || monthOfDay(report.reference_date) <= filed.competence_month)) {
    return { filed, own: null }
  }
  if (report !== undefined && isFresh(report)) return readReportedPortfolio(snapshot, report, month)
  const other = (await readNewestWithLines(snapshot, cnpj, month)) ?? (await readNewestWithLines(snapshot, cnpj, null))
  if (other !== undefined && month !== null) throw noReport(cnpj, month, other)
  return { filed: await readRequestedFiling(snapshot, cnpj, month), own: null }
}

/** Reads the filing that describes a class best: the newest month of its holdings, or its own report if that is newer. */
export async function readNewestFiled(snapshot: Snapshot, fundClass: FundClass): Promise<FiledMonth | null> {
  const filed = await newestFiledMonth(snapshot, fundClass.cnpj)
  if (filed !== null && !mayReport(fundClass)) return filed
  // The NAV of a report describes a fund even if the month lacks the lines.
  const report = (await readNearestReports(snapshot, [fundClass.cnpj], null)).get(fundClass.cnpj)
  if (report === undefined) return filed
  if (filed !== null && monthOfDay(report.reference_date) <= filed.competence_month) return filed
  return (await readReportedPortfolio(snapshot, report, null)).filed
}

/** Reads the lines of a report for a month, or, without a requested month, for its own. */
async function readReportedPortfolio(
  snapshot: Snapshot,
  report: FundReport,
  requested: Month | null,
): Promise<FiledPortfolio> {
  const month = monthOfDay(report.reference_date)
  const lines = (await readReportLines(snapshot, [report], requested ?? month)).get(report.cnpj) ?? []
  const missing = listMissing(snapshot, report, month)
  return {
    own: { report, lines },
    filed: {
      competence_month: month,
      reference_date: report.reference_date,
      id: report.id,
      type: report.source === 'fidc_month' ? 'fidc' : 'fii',
      fund_name_filed: report.name,
      nav_value: report.nav,
      nav_source: report.nav === null ? null : 'structured_report',
      total_portfolio_value: sumLines(lines),
      line_count: lines.length,
      confidential_line_count: 0,
      completeness: missing.length === 0 ? 'complete' : 'partial',
      missing_members: missing.length === 0 ? null : missing.join(','),
      dataset: datasetOfReport(report),
    },
  }
}

/** Sums the lines of a report; null without lines, because the holdings are not known. */
function sumLines(lines: OwnReport['lines']): ExactNumber | null {
  if (lines.length === 0) return null
  return toExactNumber(
    lines.reduce((sum, { value }) => sum + value, 0n),
    2,
  )
}

function listMissing({ manifest }: Snapshot, report: FundReport, month: Month): string[] {
  const dataset = datasetOfReport(report)
  return manifest.partitions
    .filter((entry) => entry.dataset === dataset && monthOfPartition(entry.partition) === month)
    .flatMap(({ completeness }) => completeness.flatMap(({ missing }) => missing))
}

/** Explains that no report of a structured fund is new enough, and names the nearest. */
function noReport(cnpj: string, month: Month, { reference_date, first_date, ageMonths }: FundReport): ApiError {
  const isOlder = ageMonths > 0
  const why = isOlder
    ? fundMessages.olderReport({ day: reference_date, months: OLDEST_REPORT_MONTHS })
    : fundMessages.firstReport({ day: first_date })
  const nearest = isOlder ? reference_date : first_date
  return new ApiError('not_found', [fundMessages.noPortfolio({ cnpj, month }), why], {
    reason: 'portfolio_not_found',
    available: { first: first_date, last: reference_date, nearest },
  })
}
