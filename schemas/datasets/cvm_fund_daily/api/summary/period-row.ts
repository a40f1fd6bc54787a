import { toExactNumber } from '../../../../core/exact-number.ts'
import { annualVolatility, changePercent, findMaxDrawdown, PERCENT_DECIMALS } from '../../../../fund/api/performance.ts'
import { daysAfter } from '../../../../api/business-day.ts'
import type { Row } from '../../../../api/endpoint.ts'
import { monthOfDay, monthRange } from '../../../../core/month.ts'
import type { SummaryPeriod } from './periods.ts'
import { type DailyFigures, OLDEST_REPORT_DAYS } from './reports.ts'

/** Reasons for an unknown figure of a period. */
export const REASONS = [
  'month_not_covered',
  'no_report',
  'conflicting_reports',
  'quota_not_positive',
  'calendar_unknown',
  'report_missing',
  'too_few_returns',
  'value_missing',
] as const
type Reason = (typeof REASONS)[number]

/** Fewest returns for a volatility: the shortest month has this many business days. */
export const LEAST_RETURNS = 18

/** Known days, by which all periods of an answer are judged. */
export interface KnownDays {
  /** Months with daily reports in the snapshot. */
  readonly months: ReadonlySet<string>
  /** Business days up to the reference date, oldest first; `businessDaysFrom` is the day from which they are known. */
  readonly businessDays: readonly string[]
  readonly businessDaysFrom: string | null
  /** Days up to the reference date for which CVM has several reports with different figures, by subclass. */
  readonly conflicts: ReadonlyMap<string, readonly string[]>
}

export interface PeriodReports {
  readonly period: SummaryPeriod
  readonly subclass_id: string
  readonly beginDay: string
  /** Reports from the base to the last; only the last if the base is not known. */
  readonly reports: readonly DailyFigures[]
  /** Days with conflicting reports since the beginning of the period or the base report. */
  readonly conflictingDays: readonly string[]
  /** Reason why the base or the last report is not known. */
  readonly reason: Reason | null
}

/**
 * Chooses the reports of a period: its base is the last report on or before the day at whose end it begins. If a later
 * day has conflicting reports, the report before it does not count as the last one.
 */
export function chooseReports(
  period: SummaryPeriod,
  subclass_id: string,
  beginDay: string,
  own: readonly DailyFigures[],
  { months, conflicts }: KnownDays,
): PeriodReports {
  const base = own.findLastIndex(({ date }) => date <= beginDay)
  const baseDay = own[base]?.date ?? ''
  const oldest = daysAfter(beginDay, -OLDEST_REPORT_DAYS)
  const isKnown = monthRange(monthOfDay(baseDay >= oldest ? baseDay : oldest), monthOfDay(beginDay)).every((month) =>
    months.has(month),
  )
  const lastDay = own.at(-1)?.date ?? ''
  const hidden = (conflicts.get(subclass_id) ?? []).filter((day) => day >= oldest && day >= baseDay)
  const isHidden = hidden.some((day) => day <= beginDay || day > lastDay)
  const isThere = baseDay >= oldest && lastDay > beginDay
  const absent = isHidden ? 'conflicting_reports' : isThere ? null : 'no_report'
  const reason = isKnown ? absent : 'month_not_covered'
  const reports = own.slice(reason === null ? base : -1)
  return { period, subclass_id, beginDay, reports, conflictingDays: hidden, reason }
}

/** Makes the row of a period; `compared` is its part about the benchmark. */
export function describePeriod(of: PeriodReports, compared: Row, known: KnownDays): Row {
  const { reports, conflictingDays, reason } = of
  const why = reason ?? findUncovered(reports, known)
  const missing = why === null ? countMissing(of, known) : null
  const conflicting = conflictingDays.length > 0 ? 'conflicting_reports' : null
  return {
    ...describeEnds(of),
    ...compared,
    ...describeVolatility(reports, why ?? conflicting, missing, known),
    ...describeDrawdown(reports, why),
    ...describeFlows(reports, why ?? conflicting),
    first_holders: reason === null ? (reports[0]?.holders ?? null) : null,
    last_holders: reports.at(-1)?.holders ?? null,
    reports: why === null ? reports.length : null,
    missing_reports: missing,
    conflicting_days: conflictingDays,
  }
}

/** Describes the first and the last report of a period. */
function describeEnds(of: PeriodReports): Row {
  const { period, subclass_id, beginDay, reports, reason } = of
  const [first, last] = [reason === null ? reports[0] : undefined, reports.at(-1)]
  const returned = findReturn(of)
  return {
    period,
    subclass_id,
    begin_date: beginDay,
    first_date: first?.date ?? null,
    last_date: last?.date ?? null,
    first_quota_value: first?.quota_value ?? null,
    last_quota_value: last?.quota_value ?? null,
    return_percent: returned.percent === null ? null : writePercent(returned.percent),
    return_reason: returned.reason ?? '',
  }
}

/** Finds the return of a period in millionths of a percent, or the reason why it is not known. */
export function findReturn({ reports, reason }: PeriodReports): {
  readonly percent: bigint | null
  readonly reason: Reason | null
} {
  const [from, to] = [reports[0]?.quota ?? null, reports.at(-1)?.quota ?? null]
  if (reason !== null) return { percent: null, reason }
  if (from === null || to === null) return { percent: null, reason: 'quota_not_positive' }
  return { percent: changePercent(from, to), reason: null }
}

export function writePercent(percent: bigint) {
  return toExactNumber(percent, PERCENT_DECIMALS)
}

/** Finds a reason if the snapshot lacks a month between two reports, so that everything between them is unknown. */
function findUncovered(reports: readonly DailyFigures[], { months }: KnownDays): Reason | null {
  const [first, last] = [reports[0]?.date ?? '', reports.at(-1)?.date ?? '']
  return monthRange(monthOfDay(first), monthOfDay(last)).every((month) => months.has(month))
    ? null
    : 'month_not_covered'
}

/**
 * Counts the business days between the first and the last report without any report, conflicting or not; null if the
 * calendar does not know the days.
 */
function countMissing({ reports, conflictingDays }: PeriodReports, known: KnownDays): number | null {
  const days = listBusinessDaysBetween(reports, known)
  if (days === null) return null
  const reported = new Set([...reports.map(({ date }) => date), ...conflictingDays])
  return days.filter((day) => !reported.has(day)).length
}

function listBusinessDaysBetween(
  reports: readonly DailyFigures[],
  { businessDays, businessDaysFrom }: KnownDays,
): string[] | null {
  const [first, last] = [reports[0]?.date ?? '', reports.at(-1)?.date ?? '']
  if (businessDaysFrom === null || first < businessDaysFrom) return null
  return businessDays.filter((day) => day >= first && day <= last)
}

function describeVolatility(
  reports: readonly DailyFigures[],
  reason: Reason | null,
  missing: number | null,
  known: KnownDays,
): Row {
  const days = new Set(reason === null ? listBusinessDaysBetween(reports, known) : [])
  const quotas = reports.flatMap(({ date, quota }) => (days.has(date) && quota !== null ? quota : []))
  const why = reason ?? findVolatilityReason(reports, missing, quotas.length - 1)
  return {
    volatility_percent: why === null ? writePercent(annualVolatility(quotas)) : null,
    volatility_reason: why ?? '',
  }
}

function findVolatilityReason(
  reports: readonly DailyFigures[],
  missing: number | null,
  returns: number,
): Reason | null {
  if (missing === null) return 'calendar_unknown'
  if (missing > 0) return 'report_missing'
  if (reports.some(({ quota }) => quota === null)) return 'quota_not_positive'
  return returns < LEAST_RETURNS ? 'too_few_returns' : null
}

function describeDrawdown(reports: readonly DailyFigures[], reason: Reason | null): Row {
  const values = reports.flatMap(({ date, quota }) => (quota === null ? [] : { day: date, value: quota }))
  const why = reason ?? (values.length < reports.length ? 'quota_not_positive' : null)
  const worst = why === null ? findMaxDrawdown(values) : null
  return {
    max_drawdown_percent: worst && writePercent(worst.percent),
    drawdown_peak_date: worst?.peakDay ?? null,
    drawdown_trough_date: worst?.troughDay ?? null,
    drawdown_reason: why ?? '',
  }
}

/** Sums the flows after the base report, whose quotas already include the flows of its own day. */
function describeFlows([, ...reports]: readonly DailyFigures[], reason: Reason | null): Row {
  const flows = reports.flatMap(({ inflow, outflow }) =>
    inflow === null || outflow === null ? [] : { inflow, outflow },
  )
  const why = reason ?? (flows.length < reports.length ? 'value_missing' : null)
  const inflow = flows.reduce((sum, each) => sum + each.inflow, 0n)
  const outflow = flows.reduce((sum, each) => sum + each.outflow, 0n)
  const write = (cents: bigint) => (why === null ? toExactNumber(cents, 2) : null)
  return {
    inflow_value: write(inflow),
    outflow_value: write(outflow),
    net_flow_value: write(inflow - outflow),
    flow_reason: why ?? '',
  }
}
