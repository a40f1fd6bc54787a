import type { Snapshot } from '../../../api/endpoint.ts'
import { type Month, monthOfDay } from '../../../core/month.ts'
import { PORTFOLIO } from '../filing.ts'
import { groupByHolder } from '../look-through/by-holder.ts'
import { readFidcLines } from './fidc-lines.ts'
import {
  makeMonthLines,
  makeQuarterLines,
  type QuarterAssets,
  readFiiAssets,
  readFiiBalances,
  readFiiCash,
} from './fii-lines.ts'
import { type FundReport, isFresh, readNearestReports } from './nearest-report.ts'
import type { ReportLine } from './report-line.ts'

const CLASSES_BEHIND = new URL('classes_behind.sql', import.meta.url)

export interface OwnReport {
  readonly report: FundReport
  readonly lines: readonly ReportLine[]
}

/**
 * Reads the lines of these reports by class, for the month `month`: the asset lines of a real-estate fund come from the
 * nearest quarter up to that month, which can be newer than its monthly report.
 */
export async function readReportLines(
  snapshot: Snapshot,
  reports: readonly FundReport[],
  month: Month,
): Promise<ReadonlyMap<string, readonly ReportLine[]>> {
  const made = [
    ...(await eachMonth(ofSource(reports, 'fidc_month'), (own, period) => readFidcLines(snapshot, own, period))),
    ...(await readMonthlyFii(snapshot, ofSource(reports, 'fii_month'), month)),
    ...(await eachMonth(ofSource(reports, 'fii_quarter'), (own, period) => readQuarterlyFii(snapshot, own, period))),
  ]
  const lines = new Map(reports.map(({ cnpj }) => [cnpj, [] as ReportLine[]]))
  for (const line of await nameClasses(snapshot, made, month)) lines.get(line.row.cnpj)?.push(line)
  for (const [, own] of lines) own.sort(asInPortfolio)
  return lines
}

/**
 * Replaces the numbers of funds by those of their only classes, as in the quotas of holdings. In a month without
 * holdings either number leads to the reports of both.
 */
async function nameClasses(snapshot: Snapshot, lines: readonly ReportLine[], month: Month): Promise<ReportLine[]> {
  const cnpjs = [...new Set(lines.flatMap(({ target }) => target ?? []))]
  if (cnpjs.length === 0 || !snapshot.months(PORTFOLIO).includes(month)) return [...lines]
  const rows = (await snapshot.query(CLASSES_BEHIND, { cnpjs }, [month])) as unknown as RenumberedRow[]
  const classes = new Map(rows.map(({ fund_cnpj, cnpj }) => [fund_cnpj, cnpj]))
  return lines.map((line) => ({ ...line, target: line.target && (classes.get(line.target) ?? line.target) }))
}

/** Row of `classes_behind.sql`. */
interface RenumberedRow {
  readonly fund_cnpj: string
  readonly cnpj: string
}

function ofSource(reports: readonly FundReport[], source: FundReport['source']): FundReport[] {
  return reports.filter((report) => report.source === source)
}

/**
 * Reads the reports of each month at once, by the number of their filer. Two classes with reports under one number are
 * read one after the other.
 */
async function eachMonth<T>(
  reports: readonly FundReport[],
  read: (reports: ReadonlyMap<string, FundReport>, month: Month) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = []
  for (let left = reports; left.length > 0;) {
    const [first] = left
    const month = first === undefined ? '' : monthOfDay(first.reference_date)
    const own = new Map<string, FundReport>()
    for (const report of left) {
      if (monthOfDay(report.reference_date) === month && !own.has(report.reportsAs)) own.set(report.reportsAs, report)
    }
    found.push(...(await read(own, month)))
    left = left.filter((report) => own.get(report.reportsAs) !== report)
  }
  return found
}

async function readMonthlyFii(snapshot: Snapshot, reports: readonly FundReport[], month: Month): Promise<ReportLine[]> {
  if (reports.length === 0) return []
  const assets = readQuarters(snapshot, reports, month)
  return eachMonth(reports, async (own, period) => {
    const [balances, quarters] = await Promise.all([
      readFiiBalances(snapshot, [...own.keys()], period).then(groupByHolder),
      assets,
    ])
    return [...own.values()].flatMap((report) =>
      makeMonthLines(report, balances.get(report.reportsAs) ?? [], quarters.get(report.cnpj) ?? null),
    )
  })
}

/** Reads the asset lines of the nearest quarter of each fund; funds without a recent quarter are left out. */
async function readQuarters(
  snapshot: Snapshot,
  reports: readonly FundReport[],
  month: Month,
): Promise<ReadonlyMap<string, QuarterAssets>> {
  const cnpjs = reports.map(({ cnpj }) => cnpj)
  const nearest = await readNearestReports(snapshot, cnpjs, month, ['fii_quarter'])
  const fresh = [...nearest.values()].filter(isFresh)
  const found = await eachMonth(fresh, async (own, period) => {
    const rows = groupByHolder(await readFiiAssets(snapshot, [...own.keys()], period))
    return [...own.values()].map((report) => ({ report, rows: rows.get(report.reportsAs) ?? [] }))
  })
  return new Map(found.map((quarter) => [quarter.report.cnpj, quarter]))
}

async function readQuarterlyFii(
  snapshot: Snapshot,
  reports: ReadonlyMap<string, FundReport>,
  month: Month,
): Promise<ReportLine[]> {
  const cnpjs = [...reports.keys()]
  const [assets, cash] = await Promise.all([
    readFiiAssets(snapshot, cnpjs, month).then(groupByHolder),
    readFiiCash(snapshot, cnpjs, month).then(groupByHolder),
  ])
  return [...reports.values()].flatMap((report) =>
    makeQuarterLines(report, assets.get(report.reportsAs) ?? [], cash.get(report.reportsAs) ?? []),
  )
}

/** Compares lines for the order of a portfolio: by application label, then the largest value first, then by id. */
function asInPortfolio(a: ReportLine, b: ReportLine): number {
  const [left, right] = [a, b].map(({ row }) => row['application_type'] as string) as [string, string]
  if (left !== right) return left < right ? -1 : 1
  const [own, other] = [absolute(a.value), absolute(b.value)]
  if (own !== other) return own > other ? -1 : 1
  return a.row.id < b.row.id ? -1 : 1
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
