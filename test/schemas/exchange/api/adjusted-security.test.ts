import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AdjustedSecurity,
  type DatedEvent,
  type DistributionStep,
  type SecurityHistory,
} from '../../../../schemas/exchange/api/adjusted-security.ts'
import { ADJUSTMENTS, sizeEvent } from '../../../../schemas/exchange/api/event-factor.ts'
import { divide, makeFraction, multiply, ONE } from '../../../../schemas/exchange/api/fraction.ts'

const ISIN = 'BRSINTACNOR3'
const dayAt = (at: number) => new Date(Date.UTC(2024, 0, 2 + at)).toISOString().slice(0, 10)

/** An event behind the session of a place, by the numbers of its layout. */
interface MadeEvent {
  readonly at: number
  readonly kind: 'split' | 'grouping' | 'cash'
  readonly filed: bigint
}

interface MadeSecurity {
  /** Close of each session in cents. */
  readonly closes: readonly bigint[]
  readonly events: readonly MadeEvent[]
  /** True where each of several events of a day raises the number, false where they raise it once. */
  readonly isRaisedByEach: boolean
}

const made: fc.Arbitrary<MadeSecurity> = fc
  .array(fc.bigInt({ min: 200n, max: 90_000n }), { minLength: 3, maxLength: 14 })
  .chain((closes) =>
    fc.record({
      closes: fc.constant(closes),
      events: fc.array(
        fc.record({
          at: fc.integer({ min: 0, max: closes.length - 2 }),
          kind: fc.constantFrom('split', 'grouping', 'cash'),
          filed: fc.bigInt({ min: 1n, max: 99n }),
        }),
        { maxLength: 6 },
      ),
      isRaisedByEach: fc.boolean(),
    }),
  )

/** Cash is a part of two reais, a grouping of a share, a split in percent. */
function sizeMade({ kind, filed, at }: MadeEvent, closes: readonly bigint[]): DatedEvent {
  const sized = sizeEvent({
    kind,
    filed: kind === 'cash' ? null : makeFraction(filed, kind === 'grouping' ? 100n : 1n),
    value: kind === 'cash' ? makeFraction(filed, 100n) : null,
    close: makeFraction(closes[at] ?? 0n, 100n),
    hasSession: true,
    saidClose: null,
  })
  return { isin: ISIN, last_day_with: dayAt(at), ...sized }
}

/** Counts as the exchange does: each session behind an event has a higher number. */
function numberSessions({ closes, events, isRaisedByEach }: MadeSecurity): number[] {
  let number = 100
  return closes.map((_close, at) => {
    const gone = events.filter((each) => each.at === at - 1).length
    number += isRaisedByEach ? gone : Math.min(gone, 1)
    return number
  })
}

function stepsOf(numbers: readonly number[]): DistributionStep[] {
  return [...new Set(numbers)].map((number, at, all) => ({
    isin: ISIN,
    number,
    number_before: all[at - 1] ?? null,
    first_day: dayAt(numbers.indexOf(number)),
    last_day_before: at === 0 ? null : dayAt(numbers.indexOf(number) - 1),
  }))
}

function historyOf(security: MadeSecurity, sessions = security.closes.length): SecurityHistory {
  const numbers = numberSessions(security).slice(0, sessions)
  return {
    spans: [{ isin: ISIN, first_day: dayAt(0), last_day: dayAt(sessions - 1) }],
    steps: stepsOf(numbers),
    events: security.events.map((each) => sizeMade(each, security.closes)),
  }
}

const adjustAll = (history: SecurityHistory, adjustment: (typeof ADJUSTMENTS)[number], sessions: number) => {
  const security = new AdjustedSecurity(history, adjustment)
  return Array.from({ length: sessions }, (_each, at) => security.adjust(ISIN, dayAt(at)))
}

/** Shares at the end of an owner of one, who bought shares with all cash at the price without it. */
function countShares({ closes, events }: MadeSecurity, from: number, withCash: boolean): readonly [bigint, bigint] {
  let [shares, of] = [1n, 1n]
  for (const { at, kind, filed } of events) {
    if (at < from) continue
    if (kind === 'split') [shares, of] = [shares * (100n + filed), of * 100n]
    if (kind === 'grouping') [shares, of] = [shares * filed, of * 100n]
    const close = closes[at] ?? 0n
    if (kind === 'cash' && withCash) [shares, of] = [shares * close, of * (close - filed)]
  }
  return [shares, of]
}

describe('laws of adjusted quotes', () => {
  it.each(ADJUSTMENTS)('%s: what one share became, counted forward, times the factor is one share', (adjustment) => {
    fc.assert(
      fc.property(made, (security) => {
        const days = adjustAll(historyOf(security), adjustment, security.closes.length)
        for (const [at, { coverage, factor }] of days.entries()) {
          const [shares, of] = countShares(security, at, adjustment === 'total')
          expect(coverage).toBe('complete')
          expect(factor && [factor.numerator * shares, factor.denominator * of]).toSatisfy(
            (sides: readonly bigint[]) => sides[0] === sides[1],
          )
        }
      }),
    )
  })

  it('a return over neighbouring sessions is the unadjusted one, times the shares that one became between them', () => {
    fc.assert(
      fc.property(made, (security) => {
        const days = adjustAll(historyOf(security), 'splits', security.closes.length)
        for (const [at, close] of security.closes.slice(1).entries()) {
          const before = security.closes[at] ?? 1n
          const shares = security.events
            .filter((each) => each.at === at)
            .map((each) => sizeMade(each, security.closes).ratio ?? ONE)
            .reduce(multiply, ONE)
          const adjusted = divide(
            multiply(makeFraction(close, 1n), days[at + 1]?.factor ?? ONE),
            multiply(makeFraction(before, 1n), days[at]?.factor ?? ONE),
          )
          expect(adjusted).toEqual(multiply(makeFraction(close, before), shares))
        }
      }),
    )
  })

  it.each(ADJUSTMENTS)('%s: the factor to the end is that to a day between, times that of the day', (adjustment) => {
    fc.assert(
      fc.property(made, fc.nat(), (security, choice) => {
        const sessions = security.closes.length
        const between = choice % sessions
        const whole = adjustAll(historyOf(security), adjustment, sessions)
        const part = adjustAll(historyOf(security, between + 1), adjustment, between + 1)
        for (const [at, { factor, ratio }] of part.entries()) {
          expect(multiply(factor ?? ONE, whole[between]?.factor ?? ONE)).toEqual(whole[at]?.factor)
          expect(multiply(ratio ?? ONE, whole[between]?.ratio ?? ONE)).toEqual(whole[at]?.ratio)
        }
      }),
    )
  })

  it.each(ADJUSTMENTS)(
    '%s: without one of its events no day before it has a factor, and the day is named',
    (adjustment) => {
      fc.assert(
        fc.property(made, fc.nat(), (security, choice) => {
          // Where several events raise the number once, one of them less is not seen.
          fc.pre(security.events.length > 0)
          const each = { ...security, isRaisedByEach: true }
          const missing = choice % security.events.length
          const history = historyOf(each)
          const at = security.events[missing]?.at ?? 0
          const days = adjustAll(
            { ...history, events: history.events.filter((_event, place) => place !== missing) },
            adjustment,
            security.closes.length,
          )
          for (const [place, day] of days.entries()) {
            if (place > at) expect(day.coverage).toBe('complete')
            else expect(day).toEqual({ coverage: 'incomplete', days: [dayAt(at + 1)], factor: null, ratio: null })
          }
        }),
      )
    },
  )
})
