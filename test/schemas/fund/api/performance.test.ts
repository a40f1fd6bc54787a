import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  annualVolatility,
  changePercent,
  compoundPercent,
  findMaxDrawdown,
} from '../../../../schemas/fund/api/performance.ts'

const SEED = 20_240_229
const quota = fc.bigInt({ min: 1n, max: 10n ** 20n })
/** Quota values as they are: each within some percent of the one before. */
const path = fc
  .tuple(
    fc.bigInt({ min: 10n ** 11n, max: 10n ** 15n }),
    fc.array(fc.bigInt({ min: -80_000n, max: 80_000n }), { minLength: 2, maxLength: 60 }),
  )
  .map(([first, steps]) =>
    steps.reduce<bigint[]>(
      (values, step) => [...values, ((values.at(-1) ?? first) * (1_000_000n + step)) / 1_000_000n],
      [first],
    ),
  )
const onDays = (values: readonly bigint[]) => values.map((value, at) => ({ day: String(at).padStart(3, '0'), value }))

describe('a change in percent', () => {
  it.each([
    // Quotas of 00.068.305/0001-35 on 2024-02-01 and 2024-02-09.
    [35_680_409n, 35_761_506n, 227_287n],
    [2n, 1n, -50_000_000n],
    [1n, 1n, 0n],
    // 0.0000005 and -0.0000005 percent: the half goes away from zero.
    [200_000_000n, 200_000_001n, 1n],
    [200_000_000n, 199_999_999n, -1n],
  ])('from %i to %i is %i millionths', (first, last, expected) => {
    expect(changePercent(first, last)).toBe(expected)
  })

  it('is within half a millionth of the exact quotient', () => {
    fc.assert(
      fc.property(quota, quota, (first, last) => {
        const error = changePercent(first, last) * first - (last - first) * 100_000_000n

        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(first)
      }),
      { seed: SEED },
    )
  })
})

describe('changes one after another', () => {
  it('are compounded and rounded once: the IPCA of January and February 2024', () => {
    expect(compoundPercent([42_000_000n, 83_000_000n], 8)).toBe(1_253_486n)
  })

  it('of none are 0, and of one are that one', () => {
    expect(compoundPercent([], 2)).toBe(0n)
    expect(compoundPercent([-1234n], 2)).toBe(-12_340_000n)
  })

  it('give what a value comes to that changes by them', () => {
    const changes = fc.array(fc.bigInt({ min: -9_999n, max: 20_000n }), { maxLength: 40 })
    fc.assert(
      fc.property(changes, (each) => {
        const [first, last] = each.reduce(([from, to], change) => [from * 10_000n, to * (10_000n + change)], [1n, 1n])

        expect(compoundPercent(each, 2)).toBe(changePercent(first, last))
      }),
      { seed: SEED },
    )
  })
})

describe('the largest fall', () => {
  it('is the worst of all pairs of a value and a later one', () => {
    fc.assert(
      fc.property(path, (values) => {
        const { percent, peakDay, troughDay } = findMaxDrawdown(onDays(values))

        const falls = values.flatMap((from, at) => values.slice(at).map((to) => changePercent(from, to)))
        expect(percent).toBe(falls.reduce((worst, each) => (each < worst ? each : worst), 0n))
        expect(percent).toBeLessThanOrEqual(0n)
        if (peakDay === null || troughDay === null) expect(percent).toBe(0n)
        else {
          expect(peakDay < troughDay).toBe(true)
          expect(changePercent(values[Number(peakDay)] ?? 0n, values[Number(troughDay)] ?? 0n)).toBe(percent)
        }
      }),
      { seed: SEED },
    )
  })

  it('has no days where nothing fell, and the first days of equal falls', () => {
    expect(findMaxDrawdown(onDays([1n, 1n, 2n]))).toEqual({ percent: 0n, peakDay: null, troughDay: null })
    expect(findMaxDrawdown(onDays([4n, 2n, 4n, 2n]))).toEqual({
      percent: -50_000_000n,
      peakDay: '000',
      troughDay: '001',
    })
  })
})

describe('the annual volatility', () => {
  it('is the textbook formula in floating point, to the sixth decimal', () => {
    fc.assert(
      fc.property(path, (values) => {
        const returns = values.slice(1).map((value, at) => Number(value) / Number(values[at]) - 1)
        const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length
        const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (returns.length - 1)
        const expected = 100 * Math.sqrt(252 * variance)

        expect(Math.abs(Number(annualVolatility(values)) / 1e6 - expected)).toBeLessThanOrEqual(5.1e-7)
      }),
      { seed: SEED },
    )
  })

  it('is 0 for equal returns, and known by hand for +1 % and -1 %', () => {
    expect(annualVolatility([1n, 2n, 4n, 8n])).toBe(0n)
    // The deviation of two returns r and -r is r√2: 100 × 0.01 × √(2 × 252) = 22.449944…
    expect(annualVolatility([10_000n, 10_100n, 9_999n])).toBe(22_449_944n)
  })
})
