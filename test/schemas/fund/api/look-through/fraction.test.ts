import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estimatePart,
  type Fraction,
  makePart,
  multiplyPart,
  takePart,
  WHOLE,
} from '../../../../../schemas/fund/api/look-through/fraction.ts'

/** Rounds half away from zero. */
function takeInWholeNumbers({ numerator, denominator }: Fraction, amount: bigint): bigint {
  const product = amount * numerator
  const [size, sign] = product < 0n ? [-product, -1n] : [product, 1n]
  const twice = 2n * (size % denominator)
  return sign * (size / denominator + (twice >= denominator ? 1n : 0n))
}

const cents = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n })
const small = fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n })
const amounts = fc.oneof(cents, small)
const navs = fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 22n }), fc.bigInt({ min: 1n, max: 10n ** 4n }))
const parts = fc
  .array(fc.tuple(amounts, navs), { maxLength: 12 })
  .map((steps) => steps.reduce((part, [value, nav]) => multiplyPart(part, makePart(value, nav)), WHOLE))

describe('a part of an amount', () => {
  it('is what whole numbers give, over any number of steps', () => {
    fc.assert(
      fc.property(parts, amounts, (part, amount) => {
        expect(takePart(part, amount)).toBe(takeInWholeNumbers(part, amount))
      }),
      { numRuns: 3_000 },
    )
  })

  it('is rounded away from zero at a half, and nowhere else, however near', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), navs, fc.integer({ min: -2, max: 2 }), (whole, nav, by) => {
        // (2 × whole + 1) × nav ÷ (2 × nav) is a half; one more or less in the numerator is next to it.
        const part = makePart((2n * whole + 1n) * nav + BigInt(by), 2n * nav)
        expect(takePart(part, 1n)).toBe(takeInWholeNumbers(part, 1n))
        expect(takePart(part, -1n)).toBe(takeInWholeNumbers(part, -1n))
      }),
      { numRuns: 3_000 },
    )
  })

  it('is that also next to a half over many steps, whose errors add up', () => {
    const ratio = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
    const steps = fc.array(ratio, { minLength: 3, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 10n, max: 10n ** 12n }),
        steps,
        fc.constantFrom(-1n, 1n),
        (whole, each, by) => {
          const nav = 10n ** 20n
          const near = makePart((2n * whole + 1n) * nav + by, 2n * nav)
          const part = each.reduce(
            (product, [one, other]) => multiplyPart(multiplyPart(product, makePart(one, other)), makePart(other, one)),
            near,
          )
          expect(takePart(part, 1n)).toBe(takeInWholeNumbers(part, 1n))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('states an error that is no less than its roundings add up to: three a quotient, and one a product', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, navs), { minLength: 1, maxLength: 12 }), (steps) => {
        const quotients = steps.map(([value, nav]) => makePart(value, nav))
        const product = quotients.reduce((part, of) => multiplyPart(part, of))
        expect(product.error * 2 ** 53).toBeGreaterThanOrEqual(4 * steps.length - 1)
      }),
    )
  })

  it('is nothing for a part too small for a binary number', () => {
    const tiny = Array.from({ length: 40 }).reduce<Fraction>(
      (part) => multiplyPart(part, makePart(1n, 10n ** 22n)),
      WHOLE,
    )
    expect(takePart(tiny, 10n ** 22n)).toBe(0n)
  })

  it('is exact for a part too great for one', () => {
    const great = Array.from({ length: 40 }).reduce<Fraction>(
      (part) => multiplyPart(part, makePart(10n ** 22n, 1n)),
      WHOLE,
    )
    expect(takePart(great, 3n)).toBe(3n * 10n ** 880n)
    expect(takePart(great, 0n)).toBe(0n)
  })
})

describe('the estimate of a part', () => {
  const steps = (count: number) =>
    Array.from({ length: count }).reduce<Fraction>((part) => multiplyPart(part, makePart(2n, 3n)), WHOLE)

  it('tells amounts that are not next to a half, over several steps too: few need whole numbers', () => {
    expect(estimatePart(makePart(1n, 3n), 100)).toBe(33)
    expect(estimatePart(makePart(1n, 3n), -101)).toBe(-34)
    expect(estimatePart(steps(8), 1_000_000_007)).toBe(39_018_443)
    expect(estimatePart(WHOLE, 0)).toBe(0)
  })

  it('tells nothing of a half, nor of an amount with too few places behind the point', () => {
    expect(estimatePart(makePart(1n, 2n), 3)).toBeNaN()
    expect(estimatePart(makePart(1n, 2n), -3)).toBeNaN()
    expect(estimatePart(WHOLE, 2 ** 50)).toBeNaN()
    expect(estimatePart(steps(8), 2 ** 60)).toBeNaN()
  })
})
