import type { ExactNumber } from '../../../core/exact-number.ts'
import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import { countMonths, type Month, monthOfDay } from '../../../core/month.ts'
import { NumberCache } from '../number-cache.ts'

/**
 * Kinds of report of structured funds. The first kind that a fund files counts: monthly NAVs come before quarterly
 * ones.
 */
export const REPORT_SOURCES = ['fidc_month', 'fii_month', 'fii_quarter'] as const
export type ReportSource = (typeof REPORT_SOURCES)[number]

/** Greatest age in months of a report about the present holdings of a fund. */
export const OLDEST_REPORT_MONTHS = 6

const DATASETS: Readonly<Record<ReportSource, string>> = {
  fidc_month: 'cvm_fidc',
  fii_month: 'cvm_fii_month',
  fii_quarter: 'cvm_fii_quarter',
}

const NEAREST = new URL('nearest_reports.sql', import.meta.url)

/** Numbers with reports, in memory because every page of a fund asks and most funds have none. */
export const reporters = new NumberCache(new URL('reporters.sql', import.meta.url))

/** Report of a structured fund that is nearest to a month. */
export interface FundReport {
  readonly source: ReportSource
  /** Requested or held class. */
  readonly cnpj: string
  /** Number under which it reports: its own, or its fund's. */
  readonly reportsAs: string
  readonly id: string
  readonly name: string | null
  /** Last day of the month or quarter of the report. */
  readonly reference_date: string
  /** Reference date of the oldest report. */
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
 * Finds the newest report of each of these classes in or before a month, or in any month, of the first kind that a
 * class files. A report can be older than `OLDEST_REPORT_MONTHS`. Classes without a report are left out.
 */
export async function readNearestReports(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
  sources: readonly ReportSource[] = REPORT_SOURCES,
): Promise<Map<string, FundReport>> {
  return findNearest(snapshot, cnpjs, month, { sources, withLines: false })
}

/**
 * Finds only reports with holdings. A month of real-estate funds can lack the member with their assets, so that its
 * reports have a NAV but no lines; then the newer of the earlier monthly and quarterly reports counts.
 */
export async function readNearestWithLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
): Promise<Map<string, FundReport>> {
  return findNearest(snapshot, cnpjs, month, { sources: REPORT_SOURCES, withLines: true })
}

/** Finds the newest report with lines of a class in or before a month, of any kind, even if all are too old. */
export async function readNewestWithLines(
  snapshot: Snapshot,
  cnpj: string,
  month: Month | null,
): Promise<FundReport | undefined> {
  const found = await Promise.all(
    REPORT_SOURCES.map((source) => findNearest(snapshot, [cnpj], month, { sources: [source], withLines: true })),
  )
  const reports = found.flatMap((each) => each.get(cnpj) ?? [])
  const [newest] = [...reports].sort((a, b) => (a.reference_date > b.reference_date ? -1 : 1))
  const first_date = reports.map((each) => each.first_date).sort()[0]
  return newest && { ...newest, first_date: first_date ?? newest.first_date }
}

/** Member with the assets and debts of real-estate funds. */
const BALANCE = 'ATIVO_PASSIVO'

/** Lists the last days of the months whose reports have no lines. */
function listDaysWithoutLines({ manifest }: Pick<Snapshot, 'manifest'>): string[] {
  return manifest.partitions
    .filter(({ dataset }) => dataset === DATASETS.fii_month)
    .filter(({ completeness }) => completeness.some(({ missing }) => missing.includes(BALANCE)))
    .flatMap(({ partition }) => monthOfPartition(partition) ?? [])
    .map(lastDayOfMonth)
}

interface Search {
  readonly sources: readonly ReportSource[]
  /** True if reports without lines are skipped. */
  readonly withLines: boolean
}

async function findNearest(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month | null,
  { sources, withLines }: Search,
): Promise<Map<string, FundReport>> {
  if (reporters.hasNone(snapshot, cnpjs)) return new Map()
  const day = month === null ? null : lastDayOfMonth(month)
  const days = listDaysWithoutLines(snapshot)
  // Always reads all kinds, with and without lines, because a page needs several choices of them, which one query then
  // answers.
  const bindings = { cnpjs, day, days_without_lines: days.length === 0 ? null : days }
  const rows = (await snapshot.query(NEAREST, bindings)) as unknown as ReportRow[]
  const newest = withLines ? rows.filter(({ has_lines }) => has_lines) : joinNewest(rows)
  const reports = newest.map((row) => readReport(row, month))
  const daysWithoutLines = withLines ? days : []
  const found = new Map<string, FundReport>()
  for (const source of sources) {
    for (const report of reports.filter((each) => each.source === source)) {
      const before = found.get(report.cnpj)
      // A report of a later kind counts only if those of the kinds before it are too old.
      const isPassed = before !== undefined && isNewerThanGap(report, before, daysWithoutLines)
      if (before === undefined || isPassed || isOutdated(before, report)) found.set(report.cnpj, report)
    }
  }
  return found
}

/** Takes the newer of the reports of each kind, with the day of the first. */
function joinNewest(rows: readonly ReportRow[]): ReportRow[] {
  const newest = new Map<string, ReportRow>()
  for (const row of rows) {
    const key = `${row.source} ${row.cnpj}`
    const other = newest.get(key) ?? row
    const newer = row.reference_date > other.reference_date ? row : other
    const first_date = row.first_date < other.first_date ? row.first_date : other.first_date
    newest.set(key, { ...newer, first_date })
  }
  return [...newest.values()]
}

/** True if a report is new enough to show the holdings of a fund. */
export function isFresh(report: FundReport): boolean {
  return report.ageMonths <= OLDEST_REPORT_MONTHS
}

/** True if a report is too old for the requested month, or much older than another one, which is new enough. */
function isOutdated(report: FundReport, other: FundReport): boolean {
  if (!isFresh(report)) return isFresh(other)
  return countMonths(monthOfDay(report.reference_date), monthOfDay(other.reference_date)) > OLDEST_REPORT_MONTHS
}

/** True if a report is newer than another one that is followed by months without lines. */
function isNewerThanGap(report: FundReport, other: FundReport, daysWithoutLines: readonly string[]): boolean {
  const { reference_date: newest } = report
  return newest > other.reference_date && daysWithoutLines.some((day) => day > other.reference_date && day <= newest)
}

/** Row of `nearest_reports.sql`. */
interface ReportRow {
  readonly source: ReportSource
  readonly cnpj: string
  readonly reports_as: string
  readonly id: string
  readonly reference_date: string
  readonly first_date: string
  readonly has_lines: boolean
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
