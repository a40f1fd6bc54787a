import { daysAfter, findLastBusinessDay, lastDayOfMonth } from '../../../../api/business-day.ts'
import type { Calendars } from '../../../../api/business-day.ts'
import { type Month, monthOfDay } from '../../../../core/month.ts'

/** Months of the periods that end on the reference date of the summary; null for other periods. */
const MONTHS = {
  month_to_date: null,
  year_to_date: null,
  last_1_month: 1,
  last_3_months: 3,
  last_6_months: 6,
  last_12_months: 12,
  last_24_months: 24,
  last_36_months: 36,
  since_first_report: null,
} as const

export type SummaryPeriod = keyof typeof MONTHS
export const PERIODS = Object.keys(MONTHS) as [SummaryPeriod, ...SummaryPeriod[]]

/** Finds the day at whose end a period begins. `firstReport` is the day of the first report at hand. */
export function beginDay(period: SummaryPeriod, reference: string, firstReport: string, calendars: Calendars): string {
  if (period === 'month_to_date') return daysAfter(`${monthOfDay(reference)}-01`, -1)
  if (period === 'year_to_date') return `${String(Number(reference.slice(0, 4)) - 1).padStart(4, '0')}-12-31`
  const months = MONTHS[period]
  if (months === null) return firstReport
  const month = monthsBefore(monthOfDay(reference), months)
  const last = lastDayOfMonth(month)
  const sameDay = `${month}${reference.slice(7)}`
  return endsMonth(reference, calendars) || sameDay > last ? last : sameDay
}

/** True for the last day of a month and for its last business day: a period that ends on it has whole months. */
function endsMonth(day: string, calendars: Calendars): boolean {
  const month = monthOfDay(day)
  return day === lastDayOfMonth(month) || day === findLastBusinessDay(month, 'br-banks', calendars)
}

function monthsBefore(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const at = year * 12 + number - 1 - months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}
