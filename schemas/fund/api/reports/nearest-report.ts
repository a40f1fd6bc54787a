import type { ExactNumber } from '../../../core/exact-number.ts'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import { countMonths, type Month, monthOfDay } from '../../../core/month.ts'
import { KeptNumbers } from '../kept-numbers.ts'

/** Kinds of report of structured funds. The first that a fund files counts: NAVs of months go before quarters. */
export const REPORT_SOURCES = ['fidc_month', 'fii_month', 'fii_quarter'] as const
export type ReportSource = (typeof REPORT_SOURCES)[number]

/** Months after which a report says too little of what a fund holds now. */
export const OLDEST_REPORT_MONTHS = 6

const DATASETS: Readonly<Record<ReportSource, string>> = {
  fidc_month: 'cvm_fidc',
  fii_month: 'cvm_fii_month',
  fii_quarter: 'cvm_fii_quarter',
}

const NEAREST = new URL('nearest_reports.sql', import.meta.url)

/** Numbers that a report is found by: most funds have none, and are asked for on every page. */
export const reporters = new KeptNumbers(new URL('reporters.sql', import.meta.url))

/** Report of a structured fund that is nearest to a month. */
export interface FundReport {
  readonly source: ReportSource
  /** Class that was requested or is held. */
  readonly cnpj: string
  /** Number under which it reports: its own, or its fund's. */
  readonly reportsAs: string
  readonly id: string
  readonly name: string | null
  /** Last day of the month or quarter of the report. */
  readonly reference_date: string
  /** Reference date of the oldest report that was read. */
  readonly first_date: string
  /** Months between the report and the requested month; 0 for a report of that month. */
  readonly ageMonths: number
  readonly nav: ExactNumber | null
  readonly quotasIssued: ExactNumber | null
}

export function datasetOfReport({ source }: Pick<FundReport, 'source'>): string {
  return DATASETS[source]
}

/**
 * Finds the newest report of each of these classes at or before a month, or of any month: one of the first kind that a
 * class files. A report can be older than `OLDEST_REPORT_MONTHS`. Classes without a report are left out.
 */
export async function readNearestReports(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
  sources: readonly ReportSource[] = REPORT_SOURCES,
): Promise<Map<string, FundReport>> {
  return findNearest(snapshot, cnpjs, month, { sources, daysWithoutLines: [] })
}

/**
 * Reads only reports that list what a class holds. A month of real-estate funds can lack the member with their assets:
 * its reports have a NAV and no line, and the newer of the month and the quarter before them counts.
 */
export async function readNearestWithLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
): Promise<Map<string, FundReport>> {
  return findNearest(snapshot, cnpjs, month, {
    sources: REPORT_SOURCES,
    daysWithoutLines: listMonthsWithoutLines(snapshot).map(lastDayOfMonth),
  })
}

/** Finds the newest report of a class with lines at or before a month, of whatever kind: of those too old, the least old. */
export async function readNewestWithLines(
  snapshot: Snapshot,
  cnpj: string,
  month: Month | null,
): Promise<FundReport | undefined> {
  const daysWithoutLines = listMonthsWithoutLines(snapshot).map(lastDayOfMonth)
  const found = await Promise.all(
    REPORT_SOURCES.map((source) => findNearest(snapshot, [cnpj], month, { sources: [source], daysWithoutLines })),
  )
  const reports = found.flatMap((each) => each.get(cnpj) ?? [])
  const [newest] = [...reports].sort((a, b) => (a.reference_date > b.reference_date ? -1 : 1))
  const first_date = reports.map((each) => each.first_date).sort()[0]
  return newest && { ...newest, first_date: first_date ?? newest.first_date }
}

/** Member with the assets and debts of real-estate funds. */
const BALANCE = 'ATIVO_PASSIVO'

function listMonthsWithoutLines({ manifest }: Pick<Snapshot, 'manifest'>): Month[] {
  return manifest.partitions
    .filter(({ dataset }) => dataset === DATASETS.fii_month)
    .filter(({ completeness }) => completeness.some(({ missing }) => missing.includes(BALANCE)))
    .flatMap(({ partition }) => monthOfPartition(partition) ?? [])
}

interface Search {
  readonly sources: readonly ReportSource[]
  /** Last days of months whose reports are passed over. */
  readonly daysWithoutLines: readonly string[]
}

async function findNearest(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
  { sources, daysWithoutLines }: Search,
): Promise<Map<string, FundReport>> {
  if (reporters.hasNone(snapshot, cnpjs)) return new Map()
  const day = month === null ? null : lastDayOfMonth(month)
  const days_without_lines = daysWithoutLines.length === 0 ? null : daysWithoutLines
  // Of all kinds in any case, because a page asks for several choices of them, and one query then answers all.
  const rows = (await snapshot.query(NEAREST, { cnpjs, day, days_without_lines })) as unknown as ReportRow[]
  const reports = rows.map((row) => readReport(row, month))
  const found = new Map<string, FundReport>()
  for (const source of sources) {
    for (const report of reports.filter((each) => each.source === source)) {
      const before = found.get(report.cnpj)
      // A report of a later kind counts only where those of the kinds before it are too old.
      const isPassed = before !== undefined && isNewerThanGap(report, before, daysWithoutLines)
      if (before === undefined || isPassed || isOutdated(before, report)) found.set(report.cnpj, report)
    }
  }
  return found
}

/** True if a report is new enough to say what a fund holds. */
export function isFresh(report: FundReport): boolean {
  return report.ageMonths <= OLDEST_REPORT_MONTHS
}

/** True if a report is too old for the requested month, or too old next to another, which is new enough. */
function isOutdated(report: FundReport, other: FundReport): boolean {
  if (!isFresh(report)) return isFresh(other)
  return countMonths(monthOfDay(report.reference_date), monthOfDay(other.reference_date)) > OLDEST_REPORT_MONTHS
}

/** True if a report is newer than another one after which months without lines follow. */
function isNewerThanGap(report: FundReport, other: FundReport, daysWithoutLines: readonly string[]): boolean {
  const { reference_date: newest } = report
  return newest > other.reference_date && daysWithoutLines.some((day) => day > other.reference_date && day <= newest)
}

/** A row of the SQL that finds reports. */
interface ReportRow {
  readonly source: ReportSource
  readonly cnpj: string
  readonly reports_as: string
  readonly id: string
  readonly reference_date: string
  readonly first_date: string
  readonly name: string | null
  readonly nav_value: ExactNumber | null
  readonly quotas_issued: ExactNumber | null
}

function readReport(row: ReportRow, month: Month | null): FundReport {
  return {
    source: row.source,
    cnpj: row.cnpj,
    reportsAs: row.reports_as,
    id: row.id,
    name: row.name,
    reference_date: row.reference_date,
    first_date: row.first_date,
    ageMonths: month === null ? 0 : countMonths(monthOfDay(row.reference_date), month),
    nav: row.nav_value,
    quotasIssued: row.quotas_issued,
  }
}
