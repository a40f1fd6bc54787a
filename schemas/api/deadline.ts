import type { Expectation, Rule } from '../core/expectation.ts'
import { monthOfDay, nextMonth } from '../core/month.ts'
import { businessDayFrom, type Calendars, type CountedDay, daysAfter } from './business-day.ts'
import { composeText } from './language/composed-text.ts'
import { joinTexts, type Text } from '../core/language.ts'

/** Writes in a sentence or two what is expected. */
export function expectationText(expectation: Expectation): string {
  return composeText((say) => say(writeExpectation(expectation)))
}

const PERIODS = {
  month: { en: 'month', pt: 'mês', months: 1 },
  quarter: { en: 'quarter', pt: 'trimestre', months: 3 },
  year: { en: 'year', pt: 'ano', months: 12 },
} as const

function writeExpectation(expectation: Expectation): Text {
  if (expectation.every === 'unknown') return { en: 'Not known.', pt: 'Não se conhece.' }
  if (expectation.every === 'part') return { en: 'Each part on days of its own.', pt: 'Cada parte em dias próprios.' }
  if (expectation.every === 'end') return endText(expectation)
  const { every, withinDays, calendars } = expectation
  const late = days(withinDays)
  const when =
    every !== 'business_day'
      ? {
          en: `Each ${PERIODS[every].en}, at the latest ${late.en} after its end, or on the business day that follows.`,
          pt: `Todo ${PERIODS[every].pt}, no máximo ${late.pt} depois do fim dele, ou no dia útil seguinte.`,
        }
      : {
          en: `The morning after each business day, here at the latest ${late.en} later.`,
          pt: `Na manhã seguinte a cada dia útil, aqui no máximo ${late.pt} depois.`,
        }
  const counted = {
    en: `Business days are those of ${calendars.join(', beyond its last day those of ')}.`,
    pt: `Os dias úteis são os de ${calendars.join('; depois do último dia dele, os de ')}.`,
  }
  return joinTexts([when, counted])
}

function endText({ endingDays, withinDays }: Extract<Rule, { every: 'end' }>): Text {
  const [after, before] = [days(withinDays), days(endingDays)]
  return withinDays > 0
    ? {
        en: `The next edition by its last day, at the latest ${after.en} after it.`,
        pt: `A próxima edição até seu último dia, no máximo ${after.pt} depois dele.`,
      }
    : {
        en: `The next edition at the latest ${before.en} before its last day.`,
        pt: `A próxima edição no máximo ${before.pt} antes do seu último dia.`,
      }
}

function days(count: number): Text {
  return count === 1 ? { en: '1 day', pt: '1 dia' } : { en: `${String(count)} days`, pt: `${String(count)} dias` }
}

/** Day from which something is late, and the calendar of its business days, if it counts any. */
export interface Deadline {
  /** From this day on the data are late; null if that is not known. */
  readonly late_from: string | null
  /** From this day on the last day of the data is near; null if they have none. */
  readonly ending_from: string | null
  readonly counted_by: CountedDay['countedBy'] | null
}

/** Computes when data are late, from their newest month or day, whenever they were retrieved. */
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
  if (every !== 'business_day') {
    let next = isDay ? monthOfDay(newest) : newest
    for (let months = 0; months < PERIODS[every].months; months += 1) next = nextMonth(next)
    // A deadline that is not a business day moves to the next business day.
    const { day, countedBy } = businessDay(daysAfter(afterMonth(next), withinDays - 1))
    return { late_from: daysAfter(day, 1), ending_from: null, counted_by: countedBy }
  }
  // A month whose newest day is not known counts as whole, so that nothing is called late too soon.
  const { day, countedBy } = businessDay(isDay ? daysAfter(newest, 1) : afterMonth(newest))
  const written = daysAfter(day, 1)
  return { late_from: daysAfter(written, withinDays + 1), ending_from: null, counted_by: countedBy }
}

export const NOT_KNOWN: Deadline = { late_from: null, ending_from: null, counted_by: null }
