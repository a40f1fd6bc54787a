import { describe, expect, it } from 'vitest'
import { factorFor, type KnownEvent, sizeEvent } from '../../../../schemas/exchange/api/event-factor.ts'
import { makeFraction } from '../../../../schemas/exchange/api/fraction.ts'

const of = (numerator: bigint, denominator = 1n) => makeFraction(numerator, denominator)
const event = (kind: string, said: Partial<KnownEvent> = {}): KnownEvent => ({
  kind,
  filed: null,
  value: null,
  close: null,
  hasSession: true,
  saidClose: null,
  ...said,
})

describe('the factor of an event', () => {
  it.each([
    ['a split of 150 % makes five shares of two', event('split', { filed: of(150n) }), of(2n, 5n)],
    ['a bonus of 12.5 % makes nine shares of eight', event('bonus', { filed: of(25n, 2n) }), of(8n, 9n)],
    ['a grouping of 0.04 makes one share of 25', event('grouping', { filed: of(1n, 25n) }), of(25n)],
  ])('%s', (_what, known, factor) => {
    const sized = sizeEvent(known)

    expect(sized).toMatchObject({ factor, reason: '', isDisputed: false })
    expect(factorFor(sized, 'splits')).toEqual(factor)
    expect(sized.ratio).toEqual(of(factor.denominator, factor.numerator))
  })

  it('of a cash event is what the last close keeps, and it gives no shares', () => {
    const sized = sizeEvent(event('cash', { value: of(1n, 4n), close: of(20n) }))

    expect(sized).toEqual({ ratio: of(1n), factor: of(79n, 80n), reason: '', isDisputed: false })
    expect(factorFor(sized, 'splits')).toEqual(of(1n))
  })

  it.each([
    ['a spin-off, whatever its number', event('other', { filed: of(100n) }), 'no_rule'],
    ['a subscription', event('subscription'), 'no_rule'],
    ['a split without a number', event('split'), 'number_missing'],
    ['a split of nothing', event('split', { filed: of(0n) }), 'number_missing'],
    ['a grouping of more shares than there were', event('grouping', { filed: of(10n) }), 'number_missing'],
    ['cash without an amount', event('cash', { close: of(20n) }), 'number_missing'],
    ['cash without a close', event('cash', { value: of(1n) }), 'close_missing'],
    ['cash as much as the close', event('cash', { value: of(20n), close: of(20n) }), 'value_not_below_close'],
  ])('of %s is not known', (_what, known, reason) => {
    expect(sizeEvent(known)).toMatchObject({ factor: null, reason })
  })

  it('of cash before which the quotes lack the day is known only where the exchange names the same close', () => {
    const before = { value: of(1n), close: of(20n), hasSession: false }

    expect(sizeEvent(event('cash', before))).toMatchObject({ factor: null, reason: 'close_missing' })
    expect(sizeEvent(event('cash', { ...before, saidClose: of(21n) }))).toMatchObject({ factor: null })
    expect(sizeEvent(event('cash', { ...before, saidClose: of(20n) }))).toMatchObject({ factor: of(19n, 20n) })
  })

  it('of cash is disputed where the exchange names another close', () => {
    const known = event('cash', { value: of(1n), close: of(20n), saidClose: of(2001n, 100n) })

    expect(sizeEvent(known)).toMatchObject({ factor: of(19n, 20n), isDisputed: true })
  })
})
