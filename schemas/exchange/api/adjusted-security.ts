import { type Adjustment, type EventFactor, factorFor } from './event-factor.ts'
import { type ExactFraction, multiply, ONE } from './fraction.ts'

/** First and last day on which a ticker had an ISIN. */
export interface IsinSpan {
  readonly isin: string
  readonly first_day: string
  readonly last_day: string
}

/** Number of the distribution of an ISIN, with the number before it. */
export interface DistributionStep {
  readonly isin: string
  readonly number: number
  readonly number_before: number | null
  readonly first_day: string
  readonly last_day_before: string | null
}

/** Event of an ISIN: it counts for the days up to the last day with the right. */
export interface DatedEvent extends EventFactor {
  readonly isin: string
  readonly last_day_with: string
}

/** Known history of the security of a ticker. */
export interface SecurityHistory {
  /** Oldest first. */
  readonly spans: readonly IsinSpan[]
  readonly steps: readonly DistributionStep[]
  readonly events: readonly DatedEvent[]
}

export const COVERAGES = ['complete', 'disputed', 'incomplete', 'not_applicable'] as const

/** Adjustment of the prices and quantities of a day. */
export interface AdjustedDay {
  readonly coverage: (typeof COVERAGES)[number]
  /** Days between this day and the newest one that have a step without an event, or an event without a step. */
  readonly days: readonly string[]
  /** Null if the coverage is not complete, because an unknown factor is not 1. */
  readonly factor: ExactFraction | null
  readonly ratio: ExactFraction | null
}

export const NOT_ADJUSTED: AdjustedDay = { coverage: 'not_applicable', days: [], factor: null, ratio: null }

/** Something unexplained on a day: the days up to `lastDay` have no adjustment. */
interface Fault {
  readonly day: string
  readonly lastDay: string
}

/** Adjusts all days of a security up to the last session with a quote of it. */
export class AdjustedSecurity {
  /** Last session with a quote, whose prices are not adjusted. Null for a ticker without an ISIN. */
  readonly adjustedThrough: string | null
  readonly #faults: readonly Fault[]
  /** Events that count, the newest first. */
  readonly #events: readonly DatedEvent[]
  readonly #isins: ReadonlySet<string>
  readonly #adjustment: Adjustment
  readonly #products: readonly Pick<AdjustedDay, 'factor' | 'ratio'>[]

  constructor(history: SecurityHistory, adjustment: Adjustment) {
    const { spans } = history
    const last = spans.at(-1)
    const ofSpans = spans.map((span) => explainSpan(span, history, adjustment))
    this.adjustedThrough = last?.last_day ?? null
    this.#adjustment = adjustment
    this.#isins = new Set(spans.map(({ isin }) => isin))
    // The change from one ISIN to the next is not certain, so only quotes of the last ISIN are multiplied.
    this.#events = (ofSpans.at(-1)?.events ?? []).toSorted((a, b) => compareTexts(b.last_day_with, a.last_day_with))
    this.#faults = [...findChanges(spans), ...ofSpans.flatMap(({ faults }) => faults)]
    this.#products = accumulate(this.#events, adjustment)
  }

  /** Finds the adjustment of a day on which the security had an ISIN. */
  adjust(isin: string, day: string): AdjustedDay {
    if (!this.#isins.has(isin)) return NOT_ADJUSTED
    const days = this.#faults.filter(({ lastDay }) => lastDay >= day).map((fault) => fault.day)
    if (days.length > 0) {
      return { coverage: 'incomplete', days: [...new Set(days)].sort(), factor: null, ratio: null }
    }
    const counting = this.#events.filter(({ last_day_with }) => last_day_with >= day)
    const { factor, ratio } = this.#products[counting.length] ?? { factor: null, ratio: null }
    const isDisputed = this.#adjustment === 'total' && counting.some((event) => event.isDisputed)
    return { coverage: isDisputed ? 'disputed' : 'complete', days: [], factor, ratio }
  }
}

/** Multiplies the factors of the first events, for each number of them; without events the product is 1. */
function accumulate(events: readonly DatedEvent[], adjustment: Adjustment) {
  let [factor, ratio] = [ONE, ONE]
  const products = [{ factor, ratio }]
  for (const event of events) {
    factor = multiply(factor, factorFor(event, adjustment) ?? ONE)
    ratio = multiply(ratio, event.ratio ?? ONE)
    products.push({ factor, ratio })
  }
  return products
}

/** Finds the changes of ISIN: a number belongs to one ISIN, so it does not explain the change to another. */
function findChanges(spans: readonly IsinSpan[]): Fault[] {
  return spans.flatMap((span, at) => {
    const before = spans[at - 1]
    return before === undefined ? [] : [{ day: span.first_day, lastDay: before.last_day }]
  })
}

/** Matches the events of an ISIN with the steps of its number, and lists the unmatched ones. */
function explainSpan(
  { isin, last_day }: IsinSpan,
  { steps, events }: SecurityHistory,
  adjustment: Adjustment,
): { readonly events: readonly DatedEvent[]; readonly faults: readonly Fault[] } {
  const own = steps.filter((step) => step.isin === isin)
  const first = own.map((step) => step.first_day).sort()[0] ?? last_day
  // Quotes show only events that go ex between their first and last day.
  const possible = events.filter(
    (each) => each.isin === isin && each.last_day_with >= first && each.last_day_with < last_day,
  )
  const left = new Set(possible)
  const faults = own.flatMap((step): Fault[] => {
    const { number, number_before: before, first_day, last_day_before: lastBefore } = step
    if (before === null || lastBefore === null || first_day > last_day) return []
    const between = possible.filter((each) => each.last_day_with >= lastBefore && each.last_day_with < first_day)
    for (const each of between) left.delete(each)
    // A number that fell again explains nothing up to its last day.
    const isExplained = lastBefore < first_day && isMet(number - before, between, adjustment)
    return isExplained ? [] : [{ day: first_day, lastDay: lastBefore }]
  })
  const withoutStep = [...left].map(({ last_day_with: day }) => ({ day, lastDay: day }))
  return { events: possible, faults: [...faults, ...withoutStep] }
}

/**
 * True if the events between two sessions explain the rise of the number. Two events of one day may raise it by one or
 * by two, so it rises by at least the number of days and at most the number of events.
 */
function isMet(rise: number, events: readonly DatedEvent[], adjustment: Adjustment): boolean {
  const days = new Set(events.map(({ last_day_with: day }) => day)).size
  return days <= rise && rise <= events.length && events.every((each) => factorFor(each, adjustment) !== null)
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
