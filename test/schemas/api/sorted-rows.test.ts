import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { writeOrder } from '../../../schemas/api/sort.ts'
import { sortedRows } from '../../../schemas/api/sorted-rows.ts'
import { holdConnection } from '../../helpers/duckdb.ts'
import { createUnlimitedBudget } from '../../../server/limits/work-budget.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, decimals]) => `${String(units)}.${'9'.repeat(decimals + 1).slice(0, 6)}`)
const few = fc.constantFrom('-1.5', '-1.50', '0.1', '0.10', '7.000001')
/** Letters of one unit and of two, near the border between them. */
const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'é', 'ﬁ', '\u{FFFD}', '😀', '𝔘', ' '), maxLength: 4 })
const row = fc.record({
  text: fc.option(letters),
  number: fc.option(fc.oneof(decimal, few)),
  name: letters,
  other: fc.option(few),
})
const sorts = ['text', 'number'].flatMap((sort_by) =>
  (['asc', 'desc'] as const).map((sort_order) => ({ sort_by, sort_order })),
)

it('rows come as DuckDB sorts them, whatever they hold: exact decimals, any letters, no value last', async () => {
  const { it: connection, close } = await holdConnection()
  const write = (order: string) => `
    SELECT place FROM (SELECT unnest(from_json($rows::VARCHAR,
      '[{"text": "VARCHAR", "number": "DECIMAL(38,7)", "name": "VARCHAR", "other": "DECIMAL(38,7)", "place": "INTEGER"}]'
    ), recursive := true))
    ORDER BY ${order}, name, other NULLS FIRST, place`
  const statements = await Promise.all(
    sorts.map(async (asked) => ({ asked, inDuckDb: await connection.prepare(write(writeOrder(asked))) })),
  )

  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 30 }),
      fc.constantFrom(...statements),
      async (rows, { asked, inDuckDb }) => {
        const exact = (text: string | null) => (text === null ? null : new ExactNumber(text))
        const numbered = rows.map(({ text, ...others }, place) => ({
          text: text === '' ? null : text,
          ...others,
          place,
        }))
        inDuckDb.bind({ rows: JSON.stringify(numbered) })
        const expected = (await (await inDuckDb.run()).getRows()).map(([place]) => place)

        const values = numbered.map((each) => ({ ...each, number: exact(each.number), other: exact(each.other) }))
        const sorted = await sortedRows(values, asked, ['name', 'other', 'place'], createUnlimitedBudget())
        expect(sorted.map(({ place }) => place)).toEqual(expected)
      },
    ),
    { seed, numRuns: 300 },
  )
  await close()
})

it('rows that hold a list in the column have no order', async () => {
  const rows = [{ list: [1] }, { list: [2] }]
  await expect(sortedRows(rows, { sort_by: 'list', sort_order: 'asc' }, [], createUnlimitedBudget())).rejects.toThrow(
    'more than one value',
  )
})
