import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { useMacros } from '../../helpers/macros.ts'

const duck = useMacros()
const MACROS = readFileSync(new URL('../../../schemas/api/macros.sql', import.meta.url), 'utf8')

beforeAll(async () => {
  await duck.run(MACROS)
})

/** Bounds of the division in 64 bits, and values on both sides of them. */
const EDGES = [
  0n,
  1n,
  9_999_999n,
  10_000_000n,
  40_000_000_000n,
  40_000_000_001n,
  900_000_000_000_000n,
  900_000_000_000_001n,
]
const cents = fc.oneof(
  fc.integer({ min: 1, max: 17 }).chain((digits) => fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) })),
  fc.constantFrom(...EDGES),
)

const writeReais = (amount: bigint) =>
  `${amount < 0n ? '-' : ''}${String((amount < 0n ? -amount : amount) / 100n)}.${String((amount < 0n ? -amount : amount) % 100n).padStart(2, '0')}`

/** 100 × amount ÷ divisor in millionths, halves away from zero. */
function share(amount: bigint, divisor: bigint): bigint | null {
  if (divisor <= 0n) return null
  const size = (2n * (amount < 0n ? -amount : amount) * 100_000_000n + divisor) / (2n * divisor)
  return amount < 0n ? -size : size
}

it('a share in percent is exact in its sixth decimal, however large the amounts are', async () => {
  const pairs = fc.array(fc.tuple(cents, cents, fc.boolean()), { minLength: 50, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(pairs, async (drawn) => {
      const asked = drawn
        .map(([amount, divisor, isShort]) => [isShort ? -amount : amount, divisor] as const)
        // A share of more digits than the column has is an error, as it was.
        .filter(([amount, divisor]) => divisor === 0n || amount / divisor < 10n ** 10n)
      const values = asked.map(
        ([amount, divisor], at) =>
          `(${String(at)}, ${writeReais(amount)}::DECIMAL(24, 2), ${writeReais(divisor)}::DECIMAL(24, 2))`,
      )

      const rows = await duck.rows(
        `SELECT exact_share_percent(a, d)::VARCHAR AS answer FROM (VALUES ${values.join(', ')}) AS asked (place, a, d) ORDER BY place`,
      )

      const answers = rows.map(({ answer }) => (typeof answer === 'string' ? BigInt(answer.replace('.', '')) : null))
      expect(answers).toEqual(asked.map(([amount, divisor]) => share(amount, divisor)))
    }),
  )
})
