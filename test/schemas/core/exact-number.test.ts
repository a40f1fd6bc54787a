import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ExactNumber, toExactNumber, toUnits, withDecimals } from '../../../schemas/core/exact-number.ts'

it('a number stays the same with other decimals, never with fewer than it needs', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      (units, scale, decimals) => {
        const { text } = withDecimals(toExactNumber(units, scale), decimals)

        expect(toUnits(text, 8)).toBe(toUnits(toExactNumber(units, scale).text, 8))
        const [, fraction = ''] = text.split('.')
        expect(fraction.length).toBeGreaterThanOrEqual(decimals)
        if (fraction.length > decimals) expect(fraction).not.toMatch(/0$/)
      },
    ),
    { seed: 20251031 },
  )
})

it.each([
  ['0.40000000', 2, '0.40'],
  ['0.12500000', 2, '0.125'],
  ['-104.70000000', 5, '-104.70000'],
  ['3.00000000', 0, '3'],
])('%s with %i decimals is %s', (text, decimals, written) => {
  expect(withDecimals(new ExactNumber(text), decimals).text).toBe(written)
})
