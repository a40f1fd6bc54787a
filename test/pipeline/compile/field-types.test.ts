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

const FIGURES_READ = [
  ...['1.50', '-1.50', '0.05', '.5', '1', '0', '-0.00', '007.10', '1.5000', '1.5'],
  ...['999999999999999999.99', '9999999999999999.99', '-9999999999999999.990'],
]
const FIGURES_UNREADABLE = [
  ...['1e3', '1E-2', ' 1.50', '1.50 ', '+1.50', '1_000.00', '1.', '1,50', '1.005', '1.509', '--1', '-', ''],
  ...['1000000000000000000', 'nan', '0x10', '1.50.0'],
]

async function findFaults(kind: 'date' | 'money', texts: readonly string[]): Promise<unknown[]> {
  const fault = FIELD_TYPES[kind].fault?.('filed') ?? ''
  const values = texts.map((text) => `(${literal(text)})`).join(', ')
  const rows = await withDuck({ threads: 1, temporary: await temporaryFolder() }, (duck) =>
    duck.rows(`SELECT filed FROM (VALUES ${values}) AS v (filed) WHERE ${fault}`),
  )
  return rows.map(({ filed }) => filed)
}

it('reads a day as its source writes it, and no other text that DuckDB takes for one', async () => {
  expect(await findFaults('date', [...READ, ...UNREADABLE])).toEqual(UNREADABLE)
})

it('reads a figure in plain digits, and no other text that DuckDB takes for one', async () => {
  expect(await findFaults('money', [...FIGURES_READ, ...FIGURES_UNREADABLE])).toEqual(FIGURES_UNREADABLE)
})
