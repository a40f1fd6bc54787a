import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { countMonths, type Month } from '../../../../core/month.ts'
import { OLDEST_REPORT_MONTHS } from '../../../../fund/api/reports/nearest-report.ts'
import { divideRounded } from '../../../../fund/api/reports/report-line.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import type { AskedMonth } from '../market/kit/asked-month.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { ASSIGNOR } from './roles.ts'

const PAPERS = new URL('reported_papers.sql', import.meta.url)
const ASSIGNMENTS = new URL('reported_assignments.sql', import.meta.url)
const WITH_LINES = new URL('funds_with_lines.sql', import.meta.url)
const ASSIGNOR_MONTH = 'cvm_assignor_month'
const QUARTERS = 'cvm_fii_quarter'

/** What is asked of reports: the issuer in a role, and the loss of each row. */
export interface AskedReports {
  readonly issuer_id: string
  readonly role: string
  readonly kinds: readonly string[] | undefined
  readonly haircut_percent?: string | undefined
}

/**
 * Reads who has something of an issuer by its own report alone: real-estate funds with papers of it, and, where it is an
 * assignor, funds with credit rights of it. A report is of at most six months before the month.
 */
export async function readReportedHolders(snapshot: Snapshot, asked: AskedMonth, of: AskedReports): Promise<Row[]> {
  const rows = of.role === ASSIGNOR ? await readAssignments(snapshot, asked, of) : await readPapers(snapshot, asked, of)
  return rows.map((row) => describeReported(row, of, asked))
}

/** The last day of the newest month or quarter whose reports an answer has; null where none is near enough. */
export function findNewestReport(snapshot: Snapshot, { month }: AskedMonth, role: string): string | null {
  const months = role === ASSIGNOR ? snapshot.monthsWith(ASSIGNOR_MONTH) : snapshot.months(QUARTERS)
  const newest = findNewest(month, months)
  return newest === undefined ? null : lastDayOfMonth(newest)
}

/** Says whether a report that still counts names an assignor. */
export async function isAssignor(snapshot: Snapshot, { month }: AskedMonth, issuer_id: string): Promise<boolean> {
  return (await readReportOfAssignor(snapshot, month, issuer_id)).length > 0
}

/** A row of `reported_papers.sql` or `reported_assignments.sql`. */
interface ReportedRow {
  readonly cnpj: string
  readonly name: string
  readonly type: string
  readonly direct_value: ExactNumber
  readonly line_count: ExactNumber
  readonly report_date: string
  readonly report_source: string
  /** Only of a report with the NAV of its day. */
  readonly nav_value?: ExactNumber | null
}

const isNear = (month: Month, each: Month) => each <= month && countMonths(each, month) <= OLDEST_REPORT_MONTHS

const findNewest = (month: Month, months: readonly Month[]) =>
  months
    .filter((each) => isNear(month, each))
    .sort()
    .at(-1)

async function readPapers(snapshot: Snapshot, asked: AskedMonth, of: AskedReports): Promise<ReportedRow[]> {
  const quarters = snapshot.months(QUARTERS).filter((each) => isNear(asked.month, each))
  const isAsked = asksType(asked, 'fii') && (of.kinds?.includes('private_paper') ?? true)
  if (quarters.length === 0 || !isAsked) return []
  const rows = (await snapshot.query(
    PAPERS,
    { issuer_id: of.issuer_id, role: of.role },
    quarters,
  )) as unknown as ReportedRow[]
  if (rows.length === 0) return []
  // A fund that files its lines for the month has these.
  const filed = await snapshot.query(WITH_LINES, { cnpjs: rows.map(({ cnpj }) => cnpj) }, [asked.month])
  const own = new Set(filed.map(({ cnpj }) => cnpj))
  return rows.filter(({ cnpj }) => !own.has(cnpj))
}

async function readAssignments(snapshot: Snapshot, asked: AskedMonth, of: AskedReports): Promise<ReportedRow[]> {
  if (!asksType(asked, 'fidc') || of.kinds !== undefined) return []
  return readReportOfAssignor(snapshot, asked.month, of.issuer_id)
}

async function readReportOfAssignor(snapshot: Snapshot, month: Month, issuer_id: string): Promise<ReportedRow[]> {
  const newest = findNewest(month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return []
  const rows = await snapshot.query(ASSIGNMENTS, { issuer_id, report_date: lastDayOfMonth(newest) }, [newest])
  return rows as unknown as ReportedRow[]
}

/** Says whether a request asks for structured funds of a type. */
function asksType({ classes: { filing_groups, types } }: AskedMonth, type: string): boolean {
  return (filing_groups?.includes('structured') ?? true) && (types?.includes(type) ?? true)
}

function describeReported(row: ReportedRow, { haircut_percent, role }: AskedReports, asked: AskedMonth): Row {
  const { nav_value: nav = null, ...shown } = row
  const cents = toUnits(row.direct_value.text, 2)
  const divisor = nav === null ? 0n : toUnits(nav.text, 2)
  const reason = nav === null ? 'report_of_another_day' : divisor <= 0n ? 'nav_not_positive' : ''
  const share = reason === '' ? millionthsOfPercent(cents, divisor) : null
  const haircut = haircut_percent === undefined ? null : toUnits(haircut_percent, 6)
  return {
    ...shown,
    share_percent: share === null ? null : toExactNumber(share, 6),
    share_percent_reason: reason,
    ...(haircut !== null && {
      // Cents by millionths of a percent are parts of 10¹⁰; six decimals are kept.
      loss_value: toExactNumber(divideRounded(cents * haircut, 10_000n), 6),
      loss_share_percent:
        share === null ? null : toExactNumber(divideRounded(cents * haircut * 1_000_000n, divisor * 1_000_000n), 6),
    }),
    explain: writeExplain(`/v1/fund/${row.cnpj}/portfolio`, {
      date: role === ASSIGNOR ? row.report_date : asked.reference_date,
      category: role === ASSIGNOR ? 'credit_rights' : null,
    }),
  }
}
