import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { writeSmallParquet } from '../../../server/formats/parquet.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { withConnection } from '../../helpers/duckdb.ts'

/** Writes data as Parquet and reads each value back as a text, with the types of the columns. */
async function readBack(data: Parameters<typeof writeSmallParquet>[0]) {
  const file = join(await temporaryFolder(), 'chart.parquet')
  await writeFile(file, await writeSmallParquet(data))
  return withConnection(async (connection) => {
    const [types, rows] = await Promise.all([
      connection.runAndReadAll(`SELECT column_type FROM (DESCRIBE FROM '${file}')`),
      connection.runAndReadAll(`SELECT COLUMNS(*)::VARCHAR FROM '${file}'`),
    ])
    return { types: types.getRows().flat(), rows: rows.getRows() }
  })
}

it('keeps numbers as exact decimals, days as days, and what has no value as null', async () => {
  const { types, rows } = await readBack({
    columns: ['name', 'day', 'value', 'count', 'own "odd" name', 'sure'],
    rows: [
      ['Ações', '2025-10-31', new ExactNumber('-0.05'), 3, null, true],
      ["O'Neil", null, new ExactNumber('12345678901234567890.10'), null, null, false],
    ],
  })

  expect(types).toEqual(['VARCHAR', 'DATE', 'DECIMAL(38,2)', 'DECIMAL(38,0)', 'VARCHAR', 'BOOLEAN'])
  expect(rows).toEqual([
    ['Ações', '2025-10-31', '-0.05', '3', null, 'true'],
    ["O'Neil", null, '12345678901234567890.10', null, null, 'false'],
  ])
})

it('gives every decimal back with its digits, and the same file for the same data', async () => {
  const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat({ max: 6 }))
  await fc.assert(
    fc.asyncProperty(fc.array(decimal, { minLength: 1, maxLength: 20 }), async (numbers) => {
      const units = (text: string) => BigInt(text.replace('.', '') + '0'.repeat(6 - (text.split('.')[1]?.length ?? 0)))
      const texts = numbers.map(([whole, decimals]) =>
        decimals === 0 ? String(whole) : `${String(whole)}.${'7'.repeat(decimals)}`,
      )
      const data = { columns: ['n'], rows: texts.map((text) => [new ExactNumber(text)]) }

      const { rows } = await readBack(data)

      expect(rows.map(([text]) => units(String(text)))).toEqual(texts.map(units))
      expect(await writeSmallParquet(data)).toEqual(await writeSmallParquet(data))
    }),
    { numRuns: 10 },
  )
})
