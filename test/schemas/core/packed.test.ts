import fc from 'fast-check'
import { expect, it } from 'vitest'
import { text } from '../../../schemas/core/column.ts'
import { listPackedNames, writePacked } from '../../../schemas/core/packed.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { useMacros } from '../../helpers/macros.ts'

const names = ['first', 'second', 'third', 'fourth', 'last']
const columns = Object.fromEntries(names.map((name) => [name, text('derived', name)]))
const row = fc.tuple(...names.map(() => fc.option(fc.stringMatching(/^[a-z]{0,3}$/))))
const duck = useMacros()

it('packs a row to the same text whichever of its values are a list within the list', async () => {
  const nested = ['first', ['second', 'third', { name: 'fourth', sql: '"fourth"' }], 'last'] as const
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
      const values = rows.map(
        (each) => `(${each.map((value) => (value === null ? 'NULL' : literal(value))).join(', ')})`,
      )
      const packed = await duck.rows(
        `SELECT ${writePacked(names, columns)} AS plain, ${writePacked(nested, columns)} AS nested
         FROM (VALUES ${values.join(', ')}) AS row(${names.join(', ')})`,
      )

      expect(packed.map(({ plain }) => plain)).toEqual(
        rows.map((each) => each.map((value) => value ?? '').join('\u001f')),
      )
      expect(packed.map((each) => each['nested'])).toEqual(packed.map((each) => each['plain']))
    }),
    { numRuns: 20 },
  )
  expect(listPackedNames(nested)).toEqual(names)
})

it('refuses to pack what is no column of its table', () => {
  expect(() => writePacked([['first', 'sixth']], columns)).toThrow('a packed row has sixth')
})
