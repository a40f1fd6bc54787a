import { type ExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { daysAfter } from '../../../../api/business-day.ts'
import { monthlyCoverage, requireCoverage } from '../../../../api/coverage.ts'
import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import { monthsBetween, pageOverMonths } from '../../../../api/over-months.ts'
import { findConflictingDays } from '../../../../fund/api/conflicting-days.ts'
import { DAILY } from '../../../../fund/api/reported-nav.ts'
import { explainNoDailyReports } from '../fund-nav.ts'
import { DAILY_REPORTS, dailyMessages } from '../daily-messages.ts'

const NEWEST = {
  rows: new URL('../fund_nav.sql', import.meta.url),
  count: new URL('../fund_nav_count.sql', import.meta.url),
}
const REPORTS = new URL('summary_reports.sql', import.meta.url)
const NEAREST = new URL('nearest_report_days.sql', import.meta.url)

/** Greatest age in days of a report that counts for a day: no holidays last longer. */
export const OLDEST_REPORT_DAYS = 10

export interface DailyFigures {
  readonly date: string
  readonly quota_value: ExactNumber | null
  /** Quota value in trillionths of a real; null if there is none, or if it is not positive. */
  readonly quota: bigint | null
  /** In cents. */
  readonly inflow: bigint | null
  readonly outflow: bigint | null
  readonly holders: Value
}

/** Reports up to a day, oldest first, by subclass; "" is a class without subclasses. */
export type ReportsBySubclass = ReadonlyMap<string, readonly DailyFigures[]>

/**
 * Finds the day of the newest report of a class, or of the newest report that counts for a day. A 404 has the days of
 * its reports.
 */
export async function findReferenceDay(snapshot: Snapshot, cnpj: string, date: string | null): Promise<string> {
  requireCoverage(DAILY_REPORTS, monthlyCoverage(snapshot, DAILY), { from: date, to: date })
  const from = date === null ? null : daysAfter(date, -OLDEST_REPORT_DAYS)
  const list = { ...NEWEST, bindings: { cnpj, first_day: from, last_day: date }, by: 'date' }
  const newestFirst = { sort_by: 'date', sort_order: 'desc' } as const
  const months = monthsBetween(snapshot, DAILY, from, date)
  const [newest] = await pageOverMonths(snapshot, months, list, { page: 0, page_size: 1 }, newestFirst)
  const day = newest?.['date']
  if (typeof day === 'string') return day
  await explainNoDailyReports(snapshot, cnpj)
  throw describeMissingReport(cnpj, date, date === null ? {} : await findNearestDays(snapshot, cnpj, date))
}

/**
 * Reads the reports of subclasses that reported lately: those for periods since a day, or all up to the reference day.
 */
export async function readDailyFigures(
  snapshot: Snapshot,
  cnpj: string,
  since: string | null,
  reference: string,
): Promise<ReportsBySubclass> {
  const first_day = since === null ? null : daysAfter(since, -OLDEST_REPORT_DAYS)
  const bindings = { cnpj, first_day, last_day: reference, live_since: daysAfter(reference, -OLDEST_REPORT_DAYS) }
  const rows = await snapshot.query(REPORTS, bindings, monthsBetween(snapshot, DAILY, first_day, reference))
  const reports = new Map<string, DailyFigures[]>()
  for (const row of rows as unknown as ReportRow[]) {
    const own = reports.get(row.subclass_id)
    if (own === undefined) reports.set(row.subclass_id, [readFigures(row)])
    else own.push(readFigures(row))
  }
  return reports
}

/** Reads the days with conflicting reports of each subclass in the same span, oldest first. */
export async function readConflicts(
  snapshot: Snapshot,
  cnpj: string,
  since: string | null,
  reference: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const from = since === null ? null : daysAfter(since, -OLDEST_REPORT_DAYS)
  const days = new Map<string, string[]>()
  for (const { subclass_id, date } of await findConflictingDays(snapshot, [cnpj], { from, to: reference })) {
    days.set(subclass_id, [...(days.get(subclass_id) ?? []), date])
  }
  return days
}

/** Row of `summary_reports.sql`. */
interface ReportRow extends Row {
  readonly subclass_id: string
  readonly date: string
  readonly quota_value: ExactNumber | null
  readonly inflow_value: ExactNumber | null
  readonly outflow_value: ExactNumber | null
  readonly holders: Value
}

function readFigures({ date, quota_value, inflow_value, outflow_value, holders }: ReportRow): DailyFigures {
  const quota = quota_value === null ? 0n : toUnits(quota_value.text, 12)
  return {
    date,
    quota_value,
    quota: quota > 0n ? quota : null,
    inflow: inflow_value && toUnits(inflow_value.text, 2),
    outflow: outflow_value && toUnits(outflow_value.text, 2),
    holders,
  }
}

async function findNearestDays(snapshot: Snapshot, cnpj: string, date: string): Promise<Row> {
  const [row = {}] = await snapshot.query(NEAREST, { cnpj, day: date }, snapshot.months(DAILY))
  return row
}

function describeMissingReport(
  cnpj: string,
  date: string | null,
  { from = null, to = null, before = null, after = null }: Row,
) {
  const near = [before, after].filter((day) => typeof day === 'string')
  const missing = dailyMessages.noDailyReport({ cnpj, day: date, count: OLDEST_REPORT_DAYS })
  const advice = near.length === 0 ? [] : [dailyMessages.nearestDays({ days: near })]
  return new ApiError('not_found', [missing, ...advice], {
    reason: 'report_not_filed',
    available: from === null ? null : { from, to },
    nearest: near,
  })
}
