import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Value } from '../../../schemas/api/endpoint.ts'
import { type Database, openDatabase } from '../../../server/snapshots/database.ts'
import { toJson } from '../../../server/snapshots/values.ts'
import { exactJson } from '../helpers/body.ts'

/** Decimal text as DuckDB prints it: all decimals of the scale, no leading zeros, no negative zero. */
const decimalText = (digits: number, scale: number) =>
  fc.bigInt({ min: -(10n ** BigInt(digits)) + 1n, max: 10n ** BigInt(digits) - 1n }).map((units) => {
    const all = String(units < 0n ? -units : units).padStart(scale + 1, '0')
    const [whole, fraction] = [all.slice(0, all.length - scale), all.slice(all.length - scale)]
    return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${fraction}`}`
  })

const exact = fc.integer({ min: 0, max: 12 }).chain((scale) => decimalText(38, scale))

describe('the JSON of an exact number', () => {
  it('is its decimal text, digit by digit', () => {
    fc.assert(
      fc.property(exact, (text) => {
        expect(toJson(new ExactNumber(text))).toBe(text)
      }),
    )
  })

  it('is a number of JSON, at any depth, with its text untouched', () => {
    fc.assert(
      fc.property(fc.array(exact), fc.string({ unit: 'binary' }), (texts, label) => {
        const numbers = texts.map((text) => new ExactNumber(text))

        const json = toJson({ label, numbers, nested: { deep: [{ numbers }] } })

        expect(JSON.parse(json)).toEqual({
          label,
          numbers: texts.map(Number),
          nested: { deep: [{ numbers: texts.map(Number) }] },
        })
        expect(exactJson(json)).toEqual({ label, numbers: texts, nested: { deep: [{ numbers: texts }] } })
      }),
    )
  })
})

it('prints everything else as JSON does, keys in their order', () => {
  const finite = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  const { tree } = fc.letrec<{ tree: Value }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.constant(null), fc.boolean(), finite, fc.string({ unit: 'binary' })),
      fc.array(tie('tree')),
      fc.dictionary(fc.string(), tie('tree')),
    ),
  }))

  fc.assert(
    fc.property(tree, (value) => {
      expect(toJson(value)).toBe(JSON.stringify(value))
    }),
  )
})

describe('a decimal from the database', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ folder: '/nowhere', memoryLimit: '300MB', concurrency: 1, timeoutMs: 10_000 }, [])
  })
  afterAll(() => {
    db.close()
  })

  it.each([
    ['DECIMAL(4,1)', 4, 1],
    ['DECIMAL(9,4)', 9, 4],
    ['DECIMAL(18,6)', 18, 6],
    ['DECIMAL(20,2)', 20, 2],
    ['DECIMAL(24,2)', 24, 2],
    ['DECIMAL(24,6)', 24, 6],
    ['DECIMAL(38,0)', 38, 0],
    ['DECIMAL(38,6)', 38, 6],
  ])('comes out as %s with every digit it went in with', async (type, digits, scale) => {
    await fc.assert(
      fc.asyncProperty(decimalText(digits, scale), async (text) => {
        const sql = `SELECT $text::${type} AS plain, {held: $text::${type}} AS struct, [$text::${type}, NULL] AS list`

        const [row] = await db.query(sql, { text })

        expect(toJson(row ?? null)).toBe(`{"plain":${text},"struct":{"held":${text}},"list":[${text},null]}`)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['BIGINT', 'UBIGINT', 'HUGEINT'])('comes out as %s beyond what a double holds', async (type) => {
    const [row] = await db.query(`SELECT 9007199254740993::${type} AS whole`, {})

    expect(toJson(row ?? null)).toBe('{"whole":9007199254740993}')
  })
})
