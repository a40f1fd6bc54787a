import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const SELECT = readFileSync(new URL('../../../schemas/datasets/b3_quote/b3_distribution.sql', import.meta.url), 'utf8')

/** A quote: its day, the number of its distribution, its class and rights, its market. */
type Quote = readonly [day: string, number: number, specification?: string, market?: string]

let temporary: string
beforeAll(async () => {
  temporary = await temporaryFolder()
})

/** Says each number with the one before, the days of both, whether the step is certain, and its marks. */
async function distribute(quotes: readonly Quote[]): Promise<string[]> {
  const rows = quotes.map(
    ([day, number, specification = 'ON      NM', market = '010']) =>
      `('BRXXXXACNOR1', DATE '${day}', ${String(number)}, ${literal(specification)}, ${literal(market)})`,
  )
  const said = await withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(
      `CREATE TABLE b3_quote AS FROM (VALUES ${rows.join(', ')}) AS quote(isin, date, distribution_number, specification, market)`,
    )
    return duck.rows(
      `SELECT concat_ws(' ', coalesce(number_before::VARCHAR, '-'), number, coalesce(last_day_before::VARCHAR, '-'), first_day,
         coalesce(is_certain::VARCHAR, '-'), marks) AS said FROM (${SELECT}) ORDER BY number`,
    )
  })
  return said.map((row) => row['said'] as string)
}

describe('the number of a distribution', () => {
  it.each<[what: string, quotes: readonly Quote[], said: readonly string[]]>([
    [
      'that never rises is one row',
      [
        ['2024-11-07', 101],
        ['2024-11-08', 101],
      ],
      ['- 101 - 2024-11-07 -'],
    ],
    [
      'that rises from one session to the next is a certain step, with the marks of that session',
      [
        ['2024-11-07', 101],
        ['2024-11-08', 102, 'ON  EDJ NM'],
        ['2024-11-11', 102, 'ON  EB  NM'],
      ],
      ['- 101 - 2024-11-07 -', '101 102 2024-11-07 2024-11-08 true EDJ'],
    ],
    [
      'is certain over a weekend',
      [
        ['2024-11-08', 101],
        ['2024-11-11', 102],
      ],
      ['- 101 - 2024-11-08 -', '101 102 2024-11-08 2024-11-11 true'],
    ],
    [
      'is not certain where a weekday is between',
      [
        ['2024-11-06', 101],
        ['2024-11-08', 102],
      ],
      ['- 101 - 2024-11-06 -', '101 102 2024-11-06 2024-11-08 false'],
    ],
    [
      'is not certain after years',
      [
        ['2021-06-25', 101],
        ['2024-11-08', 102],
      ],
      ['- 101 - 2021-06-25 -', '101 102 2021-06-25 2024-11-08 false'],
    ],
    [
      'is not certain where it rose by more than one',
      [
        ['2024-11-07', 101],
        ['2024-11-08', 103],
      ],
      ['- 101 - 2024-11-07 -', '101 103 2024-11-07 2024-11-08 false'],
    ],
    [
      'is that of the security, not of its options',
      [
        ['2024-11-07', 101],
        ['2024-11-07', 999, 'ON', '070'],
        ['2024-11-08', 101, 'ON', '020'],
      ],
      ['- 101 - 2024-11-07 -'],
    ],
    [
      'before there were ISINs is none',
      [
        ['1995-05-12', 1],
        ['1995-05-15', 2],
      ],
      ['- 2 - 1995-05-15 -'],
    ],
  ])('%s', async (_what, quotes, said) => {
    expect(await distribute(quotes)).toEqual(said)
  })
})
