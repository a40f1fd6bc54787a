import type { CalendarId } from '../core/expectation.ts'
import type { Month } from '../core/month.ts'

/** Calendars that count business days; `weekdays` is Monday to Friday, used if no calendar knows the day. */
export const COUNTED_BY = ['br-banks', 'b3-sessions', 'weekdays'] as const

/** First and last day of a calendar, and the days between them that are not business days. */
export interface BusinessCalendar {
  readonly firstDate: string
  readonly lastDate: string
  readonly closed: ReadonlySet<string>
}

export type Calendars = ReadonlyMap<string, BusinessCalendar>

export interface CountedDay {
  readonly day: string
  readonly countedBy: (typeof COUNTED_BY)[number]
}

/**
 * Finds the first business day at or after `day`. The first of the named calendars that knows a day decides on it; a
 * day that none knows counts if it is from Monday to Friday. If several calendars decided, the result names the last of
 * them.
 */
export function businessDayFrom(day: string, ids: readonly CalendarId[], calendars: Calendars): CountedDay {
  const countedBy = ids.find((id) => knows(calendars.get(id), day)) ?? 'weekdays'
  if (isWeekday(day) && calendars.get(countedBy)?.closed.has(day) !== true) return { day, countedBy }
  const found = businessDayFrom(daysAfter(day, 1), ids, calendars)
  const order: readonly string[] = [...ids, 'weekdays']
  return order.indexOf(countedBy) > order.indexOf(found.countedBy) ? { ...found, countedBy } : found
}

/** Finds the last business day of a month; null if the calendar does not know the whole month. */
export function findLastBusinessDay(month: Month, id: CalendarId, calendars: Calendars): string | null {
  const calendar = calendars.get(id)
  const days = Array.from({ length: 31 }, (_each, at) => daysAfter(`${month}-01`, at)).filter((day) =>
    day.startsWith(month),
  )
  if (calendar === undefined || !days.every((day) => knows(calendar, day))) return null
  return days.findLast((day) => isWeekday(day) && !calendar.closed.has(day)) ?? null
}

/** Lists the business days between two days, both included; null if the calendar does not know all of these days. */
export function listBusinessDays(from: string, to: string, id: CalendarId, calendars: Calendars): string[] | null {
  const calendar = calendars.get(id)
  if (calendar === undefined || !knows(calendar, from) || !knows(calendar, to)) return null
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_each, at) => daysAfter(from, at))
  return days.filter((day) => isWeekday(day) && !calendar.closed.has(day))
}

function knows(calendar: BusinessCalendar | undefined, day: string): boolean {
  return calendar !== undefined && calendar.firstDate <= day && day <= calendar.lastDate
}

function isWeekday(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

const DAY_MS = 86_400_000

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `2025-10` → `2025-10-31`. */
export function lastDayOfMonth(month: Month): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  // `Date.UTC` would take the years 0 to 99 for those of the last century.
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.toISOString().slice(0, 10)
}

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
}
