import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../pipeline/duckdb.ts'
import type { HeldDatabase } from '../../helpers/duckdb.ts'
import { holdMacros } from '../../helpers/macros.ts'

let duck: Duck
let held: HeldDatabase<Duck>

beforeAll(async () => {
  held = await holdMacros()
  duck = held.it
})

afterAll(() => held.close())

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
  it('of two amounts is exact in its tenth decimal, halves away from zero', async () => {
    const sample = pairs(upTo(20, 0n), upTo(20, 1n), 10n ** 10n)

    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 50, maxLength: 200 }), async (asked) => {
        const expected = asked.map(([amount, by]) => halfUp(amount * 10n ** 10n, by))

        expect(await divide('amount_quotient', 2, asked)).toEqual(expected)
      }),
    )
  })

  it('of an amount by a quantity is exact in its twelfth decimal, halves away from zero', async () => {
    const sample = pairs(upTo(18, 0n), upTo(22, 1n), 10n ** 16n)

    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 50, maxLength: 200 }), async (asked) => {
        const expected = asked.map(([amount, quantity]) => halfUp(amount * 10n ** 16n, quantity))

        expect(await divide('unit_price', 6, asked)).toEqual(expected)
      }),
    )
  })
})
