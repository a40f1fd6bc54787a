import { describe, expect, it } from 'vitest'
import {
  AdjustedSecurity,
  type DistributionStep,
  type SecurityHistory,
} from '../../../../schemas/exchange/api/adjusted-security.ts'
import { ADJUSTMENTS, sizeEvent } from '../../../../schemas/exchange/api/event-factor.ts'
import { makeFraction, ONE } from '../../../../schemas/exchange/api/fraction.ts'

const ISIN = 'BRSINTACNOR3'
const NOTHING = { kind: 'other', filed: null, value: null, close: null, hasSession: true, saidClose: null }
const split = (day: string) => ({
  isin: ISIN,
  last_day_with: day,
  ...sizeEvent({ ...NOTHING, kind: 'split', filed: makeFraction(100n, 1n) }),
})
const step = (number: number, before: number, lastBefore: string, first: string): DistributionStep => ({
  isin: ISIN,
  number,
  number_before: before,
  last_day_before: lastBefore,
  first_day: first,
})
const first = (number: number, day: string): DistributionStep => ({
  isin: ISIN,
  number,
  number_before: null,
  last_day_before: null,
  first_day: day,
})
const SPAN = { isin: ISIN, first_day: '2024-01-02', last_day: '2024-03-28' }

describe('the coverage of a day', () => {
  const adjust = (history: Partial<SecurityHistory>, day: string) =>
    new AdjustedSecurity({ spans: [SPAN], steps: [], events: [], ...history }, 'total').adjust(ISIN, day)

  it('is complete without any event where the number does not rise: this 1 is known', () => {
    expect(adjust({ steps: [first(7, '2024-01-02')] }, '2024-01-02')).toEqual({
      coverage: 'complete',
      days: [],
      factor: ONE,
      ratio: ONE,
    })
  })

  it('is incomplete where the number rises by more than there are events, also over a gap of sessions', () => {
    const steps = [first(7, '2024-01-02'), step(9, 7, '2024-01-31', '2024-03-01')]

    expect(adjust({ steps, events: [split('2024-02-08')] }, '2024-01-31')).toMatchObject({
      coverage: 'incomplete',
      days: ['2024-03-01'],
    })
    expect(adjust({ steps, events: [split('2024-02-08'), split('2024-02-20')] }, '2024-01-31')).toMatchObject({
      coverage: 'complete',
      factor: makeFraction(1n, 4n),
    })
  })

  it('is incomplete where an event is listed and the number does not rise', () => {
    expect(adjust({ steps: [first(7, '2024-01-02')], events: [split('2024-02-08')] }, '2024-02-08')).toMatchObject({
      coverage: 'incomplete',
      days: ['2024-02-08'],
      factor: null,
    })
  })

  it('is incomplete where an event of the step has no factor', () => {
    const steps = [first(7, '2024-01-02'), step(8, 7, '2024-02-08', '2024-02-09')]
    const unsized = { isin: ISIN, last_day_with: '2024-02-08', ...sizeEvent(NOTHING) }

    expect(adjust({ steps, events: [unsized] }, '2024-02-08').coverage).toBe('incomplete')
    expect(adjust({ steps, events: [unsized] }, '2024-02-09').coverage).toBe('complete')
  })

  it('is incomplete before another ISIN, which has numbers of its own', () => {
    const spans = [{ isin: 'BRSINTA01OR1', first_day: '2023-01-02', last_day: '2023-12-28' }, SPAN]
    const security = new AdjustedSecurity({ spans, steps: [first(7, '2024-01-02')], events: [] }, 'splits')

    expect(security.adjust('BRSINTA01OR1', '2023-06-01')).toMatchObject({
      coverage: 'incomplete',
      days: ['2024-01-02'],
    })
    expect(security.adjust(ISIN, '2024-01-02').coverage).toBe('complete')
  })

  it('is disputed where the exchange names another close before an event behind it, and only for cash', () => {
    const steps = [first(7, '2024-01-02'), step(8, 7, '2024-02-08', '2024-02-09')]
    const cash = sizeEvent({
      ...NOTHING,
      kind: 'cash',
      value: makeFraction(1n, 1n),
      close: makeFraction(20n, 1n),
      saidClose: makeFraction(21n, 1n),
    })
    const history = { spans: [SPAN], steps, events: [{ isin: ISIN, last_day_with: '2024-02-08', ...cash }] }
    const coverageOf = (adjustment: (typeof ADJUSTMENTS)[number]) =>
      new AdjustedSecurity(history, adjustment).adjust(ISIN, '2024-02-08').coverage

    expect(ADJUSTMENTS.map(coverageOf)).toEqual(['complete', 'disputed'])
  })

  it('does not apply to an ISIN that the ticker never had', () => {
    expect(adjust({ steps: [first(7, '2024-01-02')] }, '2024-01-02').coverage).toBe('complete')
    expect(
      new AdjustedSecurity({ spans: [SPAN], steps: [], events: [] }, 'total').adjust('', '2024-01-02').coverage,
    ).toBe('not_applicable')
  })
})
