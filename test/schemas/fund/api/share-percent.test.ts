import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastCents, millionthsOfPercent } from '../../../../schemas/fund/api/share-percent.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

it('a share reaches its bound from the least number of cents on, and below it does not', () => {
  const divisor = fc.bigInt({ min: 1n, max: 10n ** 18n })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 200_000_000n }), divisor, (millionths, whole) => {
      const cents = leastCents(millionths, whole)

      expect(millionthsOfPercent(cents, whole)).toBeGreaterThanOrEqual(millionths)
      expect(millionthsOfPercent(cents - 1n, whole)).toBeLessThan(millionths)
    }),
    { seed },
  )
})

it('no number of cents is below a bound of zero', () => {
  expect(leastCents(0n, 1_000n)).toBe(0n)
})
