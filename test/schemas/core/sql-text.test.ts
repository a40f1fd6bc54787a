import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Duck } from '../../../pipeline/duckdb.ts'
import { canonicalJson } from '../../../schemas/core/json.ts'
import { type HeldDatabase, holdDuck } from '../../helpers/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { identifier, literal } from '../../../schemas/core/sql-text.ts'

let duck: Duck
let held: HeldDatabase<Duck>

beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  duck = held.it
})

afterAll(() => held.close())

const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\0'))

describe('text in SQL', () => {
  it('means itself, whatever its characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(words, fc.constantFrom("'", "''; DROP TABLE x; --", '\\', '%', '${x}')),
        async (text) => {
          expect(await duck.rows(`SELECT ${literal(text)} AS answer`)).toEqual([{ answer: text }])
        },
      ),
    )
  })

  it('names a column, whatever its characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(words, fc.constantFrom('"', 'a" FROM x --', 'SELECT', '__proto__')), async (name) => {
        expect(await duck.rows(`SELECT 1 AS ${identifier(name)}`)).toEqual([{ [name]: 1 }])
      }),
    )
  })
})

describe('canonical JSON', () => {
  it('does not depend on the order of keys, at any depth, and means the same value', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      )
    }

    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
