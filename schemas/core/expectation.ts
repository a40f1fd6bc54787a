import { type Month, nextMonth } from './month.ts'

/** When a dataset is expected to have something newer, by what its portal does. */
export type Expectation =
  /** A month is published at the latest so many days after its end. */
  | { readonly every: 'month'; readonly withinDays: number; readonly because: string }
  /** The portal writes an edition the morning after each working day; it is here at the latest so many days later. */
  | { readonly every: 'working_day'; readonly withinDays: number; readonly because: string }

/** What is expected, as a sentence. */
export function expectationText({ every, withinDays }: Expectation): string {
  const days = `${String(withinDays)} ${withinDays === 1 ? 'day' : 'days'}`
  return every === 'month'
    ? `Each month, at the latest ${days} after its end, or on the working day that follows.`
    : `The morning after each working day, here at the latest ${days} later.`
}

/** The day from which a dataset is late, where the newest that there is of it is this month, and was retrieved then. */
export function lateFrom(
  { every, withinDays }: Expectation,
  month: Month | null,
  retrievedAt: string | null,
): string | null {
  if (every === 'month') return month === null ? null : daysAfter(monthDue(nextMonth(month), withinDays), 1)
  // An edition retrieved on the day it was written is that edition; the next one follows the next working day.
  return retrievedAt === null ? null : daysAfter(nextEdition(retrievedAt.slice(0, 10)), withinDays + 1)
}

/** The last day on which a month may arrive: a deadline on a day without business moves to the next that has it. */
function monthDue(month: Month, withinDays: number): string {
  let day = daysAfter(`${nextMonth(month)}-01`, withinDays - 1)
  while (!isWorkingDay(day)) day = daysAfter(day, 1)
  return day
}

function nextEdition(had: string): string {
  let day = daysAfter(had, 1)
  while (!isWorkingDay(daysAfter(day, -1))) day = daysAfter(day, 1)
  return day
}

/** Monday to Friday. The calendar of bank holidays belongs here: until it is compiled, a holiday counts as a working day. */
function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

const DAY_MS = 86_400_000

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
}
