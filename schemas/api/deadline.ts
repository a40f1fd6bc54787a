import type { Expectation, Rule } from '../core/expectation.ts'
import { monthOfDay, nextMonth } from '../core/month.ts'
import { businessDayFrom, type Calendars, type CountedDay, daysAfter } from './business-day.ts'

/** Says in a sentence or two what is expected. */
export function expectationText(expectation: Expectation): string {
  if (expectation.every === 'unknown') return 'Not known.'
  if (expectation.every === 'part') return 'Each part on days of its own.'
  if (expectation.every === 'end') return endText(expectation)
  const { every, withinDays, calendars } = expectation
  const when =
    every === 'month'
      ? `Each month, at the latest ${days(withinDays)} after its end, or on the business day that follows.`
      : `The morning after each business day, here at the latest ${days(withinDays)} later.`
  return `${when} Business days are those of ${calendars.join(', beyond its last day those of ')}.`
}

function endText({ endingDays, withinDays }: Extract<Rule, { every: 'end' }>): string {
  if (withinDays > 0) return `The next edition by its last day, at the latest ${days(withinDays)} after it.`
  return `The next edition at the latest ${days(endingDays)} before its last day.`
}

function days(count: number): string {
  return `${String(count)} ${count === 1 ? 'day' : 'days'}`
}

/** The day from which something is late, and the calendar of its business days, if it counts any. */
export interface Deadline {
  /** From this day on it is late; null where that is not known. */
  readonly late_from: string | null
  /** From this day on its last day is near; null where it has none. */
  readonly ending_from: string | null
  readonly counted_by: CountedDay['countedBy'] | null
}

/** Computes when data are late whose newest month or day is `newest`, whenever they were retrieved. */
export function computeDeadline(rule: Rule, newest: string | null, calendars: Calendars): Deadline {
  if (rule.every === 'unknown' || newest === null) return NOT_KNOWN
  const { every, withinDays } = rule
  const isDay = newest.length > 'YYYY-MM'.length
  const afterMonth = (month: string) => `${nextMonth(month)}-01`
  if (every === 'end') {
    const over = isDay ? daysAfter(newest, 1) : afterMonth(newest)
    const ending_from = rule.endingDays === 0 ? null : daysAfter(over, -rule.endingDays)
    return { late_from: daysAfter(over, withinDays), ending_from, counted_by: null }
  }
  const businessDay = (day: string) => businessDayFrom(day, rule.calendars, calendars)
  if (every === 'month') {
    const next = nextMonth(isDay ? monthOfDay(newest) : newest)
    // A deadline on a day without business moves to the next that has it.
    const { day, countedBy } = businessDay(daysAfter(afterMonth(next), withinDays - 1))
    return { late_from: daysAfter(day, 1), ending_from: null, counted_by: countedBy }
  }
  // A month whose newest day is not known counts as whole: nothing is late sooner than it is.
  const { day, countedBy } = businessDay(isDay ? daysAfter(newest, 1) : afterMonth(newest))
  const written = daysAfter(day, 1)
  return { late_from: daysAfter(written, withinDays + 1), ending_from: null, counted_by: countedBy }
}

/** The deadline of data about which nothing is known. */
export const NOT_KNOWN: Deadline = { late_from: null, ending_from: null, counted_by: null }
