import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DoubleDoubles, toDoublePart } from '../../../../../schemas/fund/api/look-through/double-double.ts'
import { makePart, takePart } from '../../../../../schemas/fund/api/look-through/fraction.ts'

const OPTIONS = {
  seed: Number(process.env['SEED'] ?? 20251031),
  numRuns: Number(process.env['LOOK_THROUGHS'] ?? 2000),
  // The smallest sum that fails takes minutes to find.
  endOnFailure: true,
}

type Ratio = readonly [numerator: bigint, denominator: bigint]

/** What is added up: whole amounts, and parts of what others came to. */
interface Sum {
  readonly own: readonly bigint[]
  readonly below: readonly { readonly part: Ratio; readonly sum: Sum }[]
}

/** Whole numbers of every size, both signs, many of them odd and small, so that sums lie at a half. */
const amount = fc.oneof(
  fc.bigInt({ min: -9n, max: 9n }),
  fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
)
const part = fc.oneof(
  fc.constantFrom<Ratio[]>([1n, 1n], [1n, 2n], [3n, 8n], [1n, 6n], [2n, 3n], [-1n, 2n], [0n, 7n], [5n, 2n]),
  fc.tuple(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), fc.bigInt({ min: 1n, max: 10n ** 13n })),
)
const sumOfLevels = fc.memo((levels): fc.Arbitrary<Sum> =>
  fc.record({
    own: fc.array(amount, { maxLength: 3 }),
    below: levels === 1 ? fc.constant([]) : fc.array(fc.record({ part, sum: sumOfLevels() }), { maxLength: 3 }),
  }),
)
const anySum = sumOfLevels(4)

function addUp({ own, below }: Sum): DoubleDoubles {
  const sums = new DoubleDoubles(1)
  for (const {
    part: [numerator, denominator],
    sum,
  } of below)
    sums.addPart(0, toDoublePart(makePart(numerator, denominator)), addUp(sum), 0)
  for (const each of own) sums.addWhole(0, each)
  return sums
}

function addUpExactly({ own, below }: Sum): Ratio {
  return below.reduce<Ratio>(
    ([numerator, denominator], { part: [times, by], sum }) => {
      const [a, b] = addUpExactly(sum)
      return [numerator * by * b + times * a * denominator, denominator * by * b]
    },
    [own.reduce((all, each) => all + each, 0n), 1n],
  )
}

const round = (sum: Sum) => addUp(sum).round(0)
const whole = (own: readonly bigint[]): Sum => ({ own, below: [] })

describe('a sum of parts of parts', () => {
  it('is rounded as its fraction is, or says that it lies too near to a half', () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        const [numerator, denominator] = addUpExactly(sum)
        const rounded = round(sum)
        if (rounded !== null) expect(BigInt(rounded)).toBe(takePart(makePart(numerator, denominator), 1n))
      }),
      OPTIONS,
    )
  })

  it('is left unrounded only if it lies nearer to a half than a trillionth of a trillionth of what it was made from', () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        if (round(sum) !== null) return
        const [numerator, denominator] = addUpExactly(sum)
        const twice = 2n * numerator
        // A distance to the nearest half, times twice the denominator.
        const rest = (((twice - denominator) % (2n * denominator)) + 2n * denominator) % (2n * denominator)
        const distance = rest < denominator ? rest : 2n * denominator - rest
        expect(distance * 10n ** 24n).toBeLessThanOrEqual(measure(sum) * 2n * denominator)
      }),
      OPTIONS,
    )
  })

  it('is a number as long as that is exact, and then a bigint', () => {
    expect(round(whole([2n ** 53n - 1n]))).toBe(2 ** 53 - 1)
    expect(round(whole([2n ** 53n, 1n]))).toBe(2n ** 53n + 1n)
    expect(round(whole([-(10n ** 24n), 7n]))).toBe(-(10n ** 24n) + 7n)
  })

  it.each<[string, Ratio, bigint, number]>([
    ['a half of an odd number', [1n, 2n], 7n, 4],
    ['a half of an odd number below zero', [1n, 2n], -7n, -4],
    ['minus a half', [-1n, 2n], 1n, -1],
    ['three eighths of 4', [3n, 8n], 4n, 2],
  ])('lies exactly at a half and goes away from zero: %s', (_what, ratio, of, expected) => {
    expect(round({ own: [], below: [{ part: ratio, sum: whole([of]) }] })).toBe(expected)
  })

  it('leaves a half open that is no sum of binary places on the way to it', () => {
    expect(round({ own: [], below: [{ part: [1n, 6n], sum: whole([3n]) }] })).toBeNull()
    expect(round({ own: [], below: [{ part: [1n, 10n ** 25n], sum: whole([5n * 10n ** 24n]) }] })).toBeNull()
  })
})

it('a part is wrong by no more than it says', () => {
  fc.assert(
    fc.property(part, ([numerator, denominator]) => {
      const { high, low, error } = toDoublePart(makePart(numerator, denominator))
      const size = (value: bigint) => (value < 0n ? -value : value)
      const [a, b, most] = [toPlaces(high), toPlaces(low), toPlaces(error)]
      expect(size((a + b) * denominator - (numerator << PLACES))).toBeLessThanOrEqual(most * denominator)
    }),
    OPTIONS,
  )
})

const PLACES = 400n

/** A binary number in units of a place far behind the point. */
function toPlaces(number: number): bigint {
  return BigInt(number * 2 ** 300) << (PLACES - 300n)
}

/** More than the size of every amount that a sum was made from. */
function measure({ own, below }: Sum): bigint {
  const size = (value: bigint) => (value < 0n ? -value : value)
  return below.reduce(
    (all, { part: [times, by], sum }) => all + measure(sum) * (size(times) / by + 1n),
    own.reduce((all, each) => all + size(each), 1n),
  )
}
