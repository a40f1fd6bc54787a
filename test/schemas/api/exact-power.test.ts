import { describe, expect, it } from 'vitest'
import { POWER_DECIMALS, raise } from '../../../schemas/api/exact-power.ts'
import { divideRounded } from '../../../schemas/api/rounded-quotient.ts'

const UNIT = 10n ** BigInt(POWER_DECIMALS)
const power = (base: bigint, decimals: number, numerator: bigint, denominator = 1n) =>
  raise(base, decimals, { numerator, denominator })

describe('a power', () => {
  it('has forty right decimals', () => {
    expect(power(2n, 0, 1n, 2n)).toBe(14_142_135_623_730_950_488_016_887_242_096_980_785_697n)
    expect(power(10n, 0, -1n, 2n)).toBe(3_162_277_660_168_379_331_998_893_544_432_718_533_720n)
  })

  it('is exact where it has so few decimals', () => {
    expect(power(1_25n, 2, 252n, 252n)).toBe((125n * UNIT) / 100n)
    expect(power(15_625n, 4, 126n, 252n)).toBe((125n * UNIT) / 100n)
    expect(power(1_25n, 2, -1n)).toBe((8n * UNIT) / 10n)
    expect(power(10n ** 12n, 0, 1n, 3n)).toBe(10_000n * UNIT)
    expect(power(1n, 0, 7n, 252n)).toBe(UNIT)
  })

  it('of anything that is not positive is an error', () => {
    expect(() => power(0n, 0, 1n, 2n)).toThrow(RangeError)
  })

  it('gives the daily factor that lies nearest to a yearly rate, as whole numbers alone show', () => {
    for (let rate = 0n; rate <= 2_600n; rate += 13n) {
      const factor = divideRounded(power(10_000n + rate, 4, 1n, 252n), UNIT / 10n ** 8n)
      // (factor ± half a unit)^252 lies on both sides of 1 + rate.
      const grown = ((10_000n + rate) * 20n ** 252n * 10n ** (7n * 252n)) / 10_000n
      expect([(2n * factor - 1n) ** 252n <= grown, grown < (2n * factor + 1n) ** 252n], String(rate)).toEqual([
        true,
        true,
      ])
    }
  })
})

it.each([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
  [0n, 3n, 0n],
])('%s ÷ %s is rounded to %s', (dividend, divisor, quotient) => {
  expect(divideRounded(dividend, divisor)).toBe(quotient)
})
