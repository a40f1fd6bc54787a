import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useMacros } from '../../helpers/macros.ts'

const duck = useMacros()

/** A number of each size, because a uniform one is nearly always large. */
const upTo = (digits: number, min: bigint) =>
  fc.integer({ min: 1, max: digits }).chain((size) => fc.bigInt({ min, max: 10n ** BigInt(size) - 1n }))

/** Pairs of a dividend and a divisor, one in three with a quotient that lies near the middle between two. */
function pairs(dividend: fc.Arbitrary<bigint>, divisor: fc.Arbitrary<bigint>, unit: bigint) {
  const near = fc.tuple(divisor, upTo(9, 0n), fc.integer({ min: -1, max: 1 })).map(([by, quotient, away]) => {
    const middle = ((2n * quotient + 1n) * by) / (2n * unit) + BigInt(away)
    return [middle < 0n ? 0n : middle, by] as const
  })
  return fc.oneof(fc.tuple(dividend, divisor), fc.tuple(dividend, divisor), near)
}

const halfUp = (number: bigint, divisor: bigint) => (2n * number + divisor) / (2n * divisor)

/** Writes a whole number of units as a decimal. */
function writeDecimal(units: bigint, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}::DECIMAL(24, ${String(scale)})`
}

type Pair = readonly [amount: bigint, divisor: bigint]

/** Asks for many quotients in one query; `scale` is the number of decimals of the divisors. */
async function divide(macro: string, scale: number, asked: readonly Pair[]): Promise<bigint[]> {
  const values = asked.map(
    ([amount, divisor], place) => `(${String(place)}, ${writeDecimal(amount, 2)}, ${writeDecimal(divisor, scale)})`,
  )
  const rows = await duck.rows(`
    SELECT ${macro}(amount, divisor)::VARCHAR AS answer
    FROM (VALUES ${values.join(', ')}) AS asked (place, amount, divisor) ORDER BY place`)
  return rows.map(({ answer }) => BigInt(String(answer)))
}

describe('a quotient', () => {
  it.each([
    [
      'two amounts is exact in its tenth decimal',
      'amount_quotient',
      2,
      pairs(upTo(20, 0n), upTo(20, 1n), 10n ** 10n),
      10n ** 10n,
    ],
    [
      'an amount by a quantity is exact in its twelfth decimal',
      'unit_price',
      6,
      pairs(upTo(18, 0n), upTo(22, 1n), 10n ** 16n),
      10n ** 16n,
    ],
  ] as const)('of %s, halves away from zero', async (_what, macro, scale, sample, unit) => {
    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 50, maxLength: 200 }), async (asked) => {
        const expected = asked.map(([amount, divisor]) => halfUp(amount * unit, divisor))

        expect(await divide(macro, scale, asked)).toEqual(expected)
      }),
    )
  })
})
