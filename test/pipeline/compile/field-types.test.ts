import { expect, it } from 'vitest'
import { FIELD_TYPES } from '../../../pipeline/compile/field-types.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const READ = ['2025-10-31', '0999-01-01', '2024-02-29']
const UNREADABLE = [
  ...['2025-1-1', '2025-10-32', '2025-02-29', '2025/10/31', '31-10-2025', '20251031', ' 2025-1-01', '2025-1-01 '],
  ...[
    'infinity',
    '-infinity',
    '0044-03-15 (BC)',
    '10000-01-01',
    '-0001-01-01',
    '2025-10-31 00:00:00',
    'épocaépoca',
    '',
  ],
]

it('reads a day as its source writes it, and no other text that DuckDB takes for one', async () => {
  const fault = FIELD_TYPES.date.fault?.('filed') ?? ''
  const values = [...READ, ...UNREADABLE].map((text) => `(${literal(text)})`).join(', ')

  const rows = await withDuck({ threads: 1, temporary: await temporaryFolder() }, (duck) =>
    duck.rows(`SELECT filed FROM (VALUES ${values}) AS v (filed) WHERE ${fault}`),
  )

  expect(rows.map(({ filed }) => filed)).toEqual(UNREADABLE)
})
