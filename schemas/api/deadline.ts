import type { Expectation } from '../core/expectation.ts'
import { type Month, monthOfDay, nextMonth } from '../core/month.ts'
import { businessDayFrom, type Calendars, type CountedDay, daysAfter } from './business-day.ts'

/** Says in a sentence or two what is expected. */
export function expectationText(expectation: Expectation): string {
  if (expectation.every === 'edition') return 'Now and then, on no fixed day.'
  const { every, withinDays, calendars } = expectation
  const days = `${String(withinDays)} ${withinDays === 1 ? 'day' : 'days'}`
  const when =
    every === 'month'
      ? `Each month, at the latest ${days} after its end, or on the business day that follows.`
      : `The morning after each business day, here at the latest ${days} later.`
  return `${when} Business days are those of ${calendars.join(', beyond its last day those of ')}.`
}

/** The day from which a dataset is late, null where it never is, and what its business days were counted by, if any were. */
export interface Deadline {
  readonly late_from: string | null
  readonly counted_by: CountedDay['countedBy'] | null
}

/** When a dataset is late, where the newest that there is of it is this month, and was retrieved then. */
export function computeDeadline(
  expectation: Expectation,
  month: Month | null,
  retrievedAt: string | null,
  calendars: Calendars,
): Deadline {
  if (expectation.every === 'edition') return NO_DEADLINE
  const { every, withinDays } = expectation
  const businessDay = (day: string) => businessDayFrom(day, expectation.calendars, calendars)
  if (every === 'month') {
    // A file that grows by a month has no months of its own: the next edition comes in the month after it was retrieved.
    const next = month === null ? retrievedAt && monthOfDay(retrievedAt) : nextMonth(month)
    if (!next) return NO_DEADLINE
    // A deadline on a day without business moves to the next that has it.
    const { day, countedBy } = businessDay(daysAfter(`${nextMonth(next)}-01`, withinDays - 1))
    return { late_from: daysAfter(day, 1), counted_by: countedBy }
  }
  // An edition retrieved on the day it was written is that edition; the next one follows the next business day.
  const had = retrievedAt?.slice(0, 10)
  // A month of editions is followed by one that begins with its first business day, however new the file of the old one.
  const following = month === null ? undefined : `${nextMonth(month)}-01`
  const [first] = [had, following].filter((day) => day !== undefined).sort()
  if (first === undefined) return NO_DEADLINE
  const { day, countedBy } = businessDay(first)
  const written = daysAfter(day, 1)
  return { late_from: daysAfter(written, withinDays + 1), counted_by: countedBy }
}

/** The deadline of data that are never late, and of a dataset without data. */
const NO_DEADLINE: Deadline = { late_from: null, counted_by: null }
