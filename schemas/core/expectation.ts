import { type Month, monthOfDay, nextMonth } from './month.ts'

/** When a dataset is expected to have something newer, by what its portal does. */
export type Expectation =
  /** A month is published at the latest so many days after its end. */
  | { readonly every: 'month'; readonly withinDays: number; readonly because: string }
  /** The portal writes an edition the morning after each working day; it is here at the latest so many days later. */
  | { readonly every: 'working_day'; readonly withinDays: number; readonly because: string }
  /** An edition now and then, such as a calendar of decades: none is ever late. */
  | { readonly every: 'edition'; readonly because: string }

/** From when something that is never late would be. */
export const NEVER = '9999-12-31'

/** What is expected, as a sentence. */
export function expectationText(expectation: Expectation): string {
  if (expectation.every === 'edition') return 'Now and then, on no fixed day.'
  const { every, withinDays } = expectation
  const days = `${String(withinDays)} ${withinDays === 1 ? 'day' : 'days'}`
  return every === 'month'
    ? `Each month, at the latest ${days} after its end, or on the working day that follows.`
    : `The morning after each working day, here at the latest ${days} later.`
}

/** The day from which a dataset is late, where the newest that there is of it is this month, and was retrieved then. */
export function lateFrom(expectation: Expectation, month: Month | null, retrievedAt: string | null): string | null {
  if (expectation.every === 'edition') return NEVER
  const { every, withinDays } = expectation
  if (every === 'month') {
    // A file that grows by a month has no months of its own: the next edition comes in the month after it was retrieved.
    const next = month === null ? retrievedAt && monthOfDay(retrievedAt) : nextMonth(month)
    return next && daysAfter(monthDue(next, withinDays), 1)
  }
  // An edition retrieved on the day it was written is that edition; the next one follows the next working day.
  const had = retrievedAt?.slice(0, 10)
  // A month of editions is followed by one that begins with its first working day, however new the file of the old one.
  const following = month === null ? undefined : `${nextMonth(month)}-01`
  const [first] = [had, following].filter((day) => day !== undefined).sort()
  return first === undefined ? null : daysAfter(nextEdition(first), withinDays + 1)
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
