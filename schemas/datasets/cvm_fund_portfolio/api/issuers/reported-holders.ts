import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { countMonths, type Month } from '../../../../core/month.ts'
import { OLDEST_REPORT_MONTHS } from '../../../../fund/api/reports/nearest-report.ts'
import { divideRounded } from '../../../../api/rounded-quotient.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { addIndirect, addThroughFunds } from './assigned-through-funds.ts'
import type { ReportedRow, ThroughFunds } from './reported-row.ts'
import { ASSIGNOR } from './roles.ts'

const PAPERS = new URL('reported_papers.sql', import.meta.url)
const ASSIGNMENTS = new URL('reported_assignments.sql', import.meta.url)
const WITH_LINES = new URL('funds_with_lines.sql', import.meta.url)
const ASSIGNOR_MONTH = 'cvm_assignor_month'
const QUARTERS = 'cvm_fii_quarter'
const NOT_COMPILED = 'look_through_not_compiled'

/** Request to the reports: the issuer in a role, and the loss of each row. */
export interface ReportsRequest {
  /** Roots of the companies to add up. */
  readonly roots: readonly string[]
  readonly role: string
  readonly kinds: readonly string[] | undefined
  readonly indirect: boolean
  readonly haircut_percent?: string | undefined
}

/**
 * Reads the holders of an issuer that only their own reports show: real-estate funds with its papers and, if it is an
 * assignor, funds with its credit rights. Reports are at most six months older than the month.
 */
export async function readReportedHolders(
  snapshot: Snapshot,
  asked: MarketRequest,
  of: ReportsRequest,
): Promise<Row[]> {
  const rows = of.role === ASSIGNOR ? await readAssignments(snapshot, asked, of) : await readPapers(snapshot, asked, of)
  return rows.map((row) => describeReported(row, of, asked))
}

/** Finds the last day of the newest month or quarter with reports in an answer; null if none is near enough. */
export function findNewestReport(snapshot: Snapshot, { month }: MarketRequest, role: string): string | null {
  const months = role === ASSIGNOR ? snapshot.monthsWith(ASSIGNOR_MONTH) : snapshot.months(QUARTERS)
  const newest = findNewest(month, months)
  return newest === undefined ? null : lastDayOfMonth(newest)
}

/** True if a report that still counts names the assignor. */
export async function isAssignor(snapshot: Snapshot, { month }: MarketRequest, issuer_id: string): Promise<boolean> {
  return (await readReportOfAssignor(snapshot, month, [issuer_id])).length > 0
}

const isNear = (month: Month, each: Month) => each <= month && countMonths(each, month) <= OLDEST_REPORT_MONTHS

/** Finds the newest of some months whose reports still count in a month. */
export const findNewest = (month: Month, months: readonly Month[]) =>
  months
    .filter((each) => isNear(month, each))
    .sort()
    .at(-1)

async function readPapers(snapshot: Snapshot, asked: MarketRequest, of: ReportsRequest): Promise<ReportedRow[]> {
  const quarters = snapshot.months(QUARTERS).filter((each) => isNear(asked.month, each))
  const isAsked = coversType(asked, 'fii') && (of.kinds?.includes('private_paper') ?? true)
  if (quarters.length === 0 || !isAsked) return []
  const rows = (await snapshot.query(PAPERS, { roots: of.roots, role: of.role }, quarters)) as unknown as ReportedRow[]
  if (rows.length === 0) return []
  // A fund with lines for the month already has these papers.
  const filed = await snapshot.query(WITH_LINES, { cnpjs: rows.map(({ cnpj }) => cnpj) }, [asked.month])
  const own = new Set(filed.map(({ cnpj }) => cnpj))
  return rows.filter(({ cnpj }) => !own.has(cnpj))
}

async function readAssignments(snapshot: Snapshot, asked: MarketRequest, of: ReportsRequest): Promise<ReportedRow[]> {
  if (of.kinds !== undefined) return []
  const rows = await readReportOfAssignor(snapshot, asked.month, of.roots)
  const own = coversType(asked, 'fidc') ? rows : []
  return of.indirect ? addThroughFunds(snapshot, asked, { own, all: rows }) : own
}

async function readReportOfAssignor(
  snapshot: Snapshot,
  month: Month,
  roots: readonly string[],
): Promise<ReportedRow[]> {
  const newest = findNewest(month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return []
  const rows = await snapshot.query(ASSIGNMENTS, { roots, report_date: lastDayOfMonth(newest) }, [newest])
  return rows as unknown as ReportedRow[]
}

/** True if a request asks for structured funds of a type. */
export function coversType({ classes: { filing_groups, types } }: MarketRequest, type: string): boolean {
  return (filing_groups?.includes('structured') ?? true) && (types?.includes(type) ?? true)
}

function describeReported(row: ReportedRow, { haircut_percent, role }: ReportsRequest, asked: MarketRequest): Row {
  const { nav_value: nav = null, credit_rights_value: _rights, through, ...shown } = row
  const total = through === undefined ? row.direct_value : addIndirect(row.direct_value, through)
  const cents = total === null ? null : toUnits(total.text, 2)
  const divisor = nav === null ? null : toUnits(nav.text, 2)
  const reason = judgeShare(cents, divisor, isOfHoldings(row) ? 'nav_missing' : 'report_of_another_day')
  const opened = writeExplain(`/v1/fund/${row.cnpj}/portfolio/look-through`, {
    date: asked.reference_date,
    view: 'aggregate',
  })
  return {
    ...shown,
    ...(through !== undefined && { ...describeThrough(through), total_value: total }),
    share_percent: reason === '' ? divideByNav(cents, divisor) : null,
    share_percent_reason: reason,
    ...(haircut_percent !== undefined && {
      ...describeLoss(cents, reason === '' ? divisor : null, haircut_percent),
      ...(through !== undefined && { is_approximate: true }),
    }),
    explain: isOfHoldings(row) ? opened : writeReportPath(row, role, asked),
    ...(through !== undefined && { explain_total: opened }),
  }
}

function divideByNav(cents: bigint | null, nav: bigint | null): ExactNumber | null {
  return cents === null || nav === null ? null : toExactNumber(millionthsOfPercent(cents, nav), 6)
}

/** Finds the reason for a missing share of the NAV; "" if there is a share. */
function judgeShare(cents: bigint | null, nav: bigint | null, missing: string): string {
  if (cents === null) return NOT_COMPILED
  if (nav === null) return missing
  return nav <= 0n ? 'nav_not_positive' : ''
}

function describeThrough({ indirect_value, shortest_depth }: ThroughFunds): Row {
  return { indirect_value, indirect_value_reason: indirect_value === null ? NOT_COMPILED : '', shortest_depth }
}

/** Describes the loss. Cents times millionths of a percent are ten-billionths of a real; six decimals are kept. */
function describeLoss(cents: bigint | null, nav: bigint | null, haircut_percent: string): Row {
  if (cents === null) return { loss_value: null, loss_share_percent: null }
  const loss = cents * toUnits(haircut_percent, 6)
  return {
    loss_value: toExactNumber(divideRounded(loss, 10_000n), 6),
    loss_share_percent: nav === null ? null : toExactNumber(divideRounded(loss, nav), 6),
  }
}

/** Writes the address of the report; an assignor's row leads to the credit rights around its value. */
function writeReportPath({ cnpj, report_date }: ReportedRow, role: string, { reference_date }: MarketRequest): string {
  const isAssigned = role === ASSIGNOR
  return writeExplain(`/v1/fund/${cnpj}/portfolio`, {
    date: isAssigned ? report_date : reference_date,
    category: isAssigned ? 'credit_rights' : null,
  })
}

/** True for a class that has an assignor only through funds. */
function isOfHoldings({ through, line_count }: ReportedRow): boolean {
  return (
    through !== undefined && toUnits(typeof line_count === 'number' ? String(line_count) : line_count.text, 0) === 0n
  )
}
