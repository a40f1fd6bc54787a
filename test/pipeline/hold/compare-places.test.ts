import { expect, it } from 'vitest'
import type { Table } from '../../../schemas/core/dataset.ts'
import { brl, text } from '../../../schemas/core/column.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { NOW, THEN } from '../../../pipeline/hold/compare-figures.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { findJoined } from '../../../pipeline/hold/compare-places.ts'

const table: Table = {
  name: 'line',
  description: 'Lines of files.',
  columns: { member: text('file', 'File.'), value: brl('value', 'Value.'), filed: brl('filed', 'Value as filed.') },
  sql: 'line.sql',
  orderBy: ['member'],
  key: ['member'],
  rowGroupSize: 2_048,
  compared: { each: 'member', figures: ['value', 'filed'], steady: { by: ['member'], figures: ['value', 'filed'] } },
}

/** Lines of three files: in `plain` the figures are always equal, in the others a tenth differs unless they are joined. */
const writeLines = (files: readonly string[], joined: readonly string[] = []) =>
  files
    .map(
      (file) => `SELECT '${file}' AS member, 100.0 + i AS value,
        CASE WHEN ${String(file !== 'plain' && !joined.includes(file))} AND i % 10 = 0 THEN -1 ELSE 1 END * (100.0 + i) AS filed
        FROM range(1000) t(i)`,
    )
    .join(' UNION ALL ')

async function judge(then: string, now: string): Promise<string[]> {
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(`CREATE TABLE ${THEN} AS ${then}`)
    await duck.run(`CREATE TABLE ${NOW} AS ${now}`)
    return (await findJoined(duck, table, 'what is published')).map(({ says }) => says)
  })
}

it('a file whose figures never differ is compared with itself, and is good as it was', async () => {
  const lines = writeLines(['plain', 'signed', 'other'])

  expect(await judge(lines, lines)).toEqual([])
  expect(await judge(writeLines(['plain', 'signed']), writeLines(['plain', 'signed', 'other'], ['other']))).toEqual([])
})

it('figures that are equal where they were not are found, also in a file that is new', async () => {
  const found = expect.stringContaining('value and filed of line (other) differ in 0 rows of 1,000 rows') as string

  expect(await judge(writeLines(['signed', 'other']), writeLines(['signed', 'other'], ['other']))).toEqual([found])
  expect(await judge(writeLines(['signed']), writeLines(['signed', 'other'], ['other']))).toEqual([found])
})
