import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withDuck } from '../../../../pipeline/duckdb.ts'
import { literal } from '../../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'

const SQL = new URL('../../../../schemas/company/api/', import.meta.url)

/** Days of a ticker beside a company: the first and the last, null where none is known. */
type Days = readonly [company: string, first: string | null, last: string | null]

const text = (value: string | null) => (value === null ? 'NULL' : literal(value))

/** Finds whose a ticker is on a day by a query of the API, over made-up links. */
async function findOwners(
  file: string,
  create: (links: readonly Days[]) => string,
  asked: readonly (readonly [links: readonly Days[], date: string | null])[],
): Promise<string[]> {
  const sql = (await readFile(new URL(file, SQL), 'utf8')).replaceAll(/[{}]/g, '').replaceAll('$ticker', "'ABCD3'")
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    const found: string[] = []
    for (const [links, date] of asked) {
      await duck.run(create(links))
      const rows = await duck.rows(sql.replaceAll('$date', text(date)))
      found.push(rows.map((row) => String(row['issuer'])).join(' '))
    }
    return found
  })
}

const forms = (links: readonly Days[]) =>
  `CREATE OR REPLACE TABLE cvm_company_ticker AS FROM (VALUES ${links
    .map(([company, first, last]) => `('ABCD3', ${literal(company)}, ${text(first)}::DATE, ${text(last)}::DATE)`)
    .join(', ')}) AS link(ticker, cnpj, first_day, last_day)`

const lines = (links: readonly Days[]) =>
  forms(links).replaceAll('cnpj', 'issuer_id').replace('cvm_company_ticker', 'issuer_ticker')

describe('a ticker that forms name', () => {
  const PASSED: readonly Days[] = [
    ['old', '2010-01-04', '2019-11-29'],
    ['new', '2020-02-03', null],
  ]

  it('belongs to the company that has it on the day, and else to the last', async () => {
    const asked = [
      [PASSED, null],
      [PASSED, '2019-11-29'],
      [PASSED, '2020-01-02'],
      [PASSED, '2020-02-03'],
    ] as const
    expect(await findOwners('forms_of_ticker.sql', forms, asked)).toEqual(['new', 'old', '', 'new'])
  })

  it('belongs to the one that has it for a shorter time, where the other never wrote an end', async () => {
    const links: readonly Days[] = [
      ['stale', '2005-01-03', null],
      ['new', '2020-02-03', null],
    ]
    const asked = [
      [links, null],
      [links, '2019-11-29'],
    ] as const
    expect(await findOwners('forms_of_ticker.sql', forms, asked)).toEqual(['new', 'stale'])
  })

  it('belongs to nobody for certain where a beginning is not known', async () => {
    const links: readonly Days[] = [
      ['a', null, null],
      ['b', '2020-02-03', null],
    ]
    expect(await findOwners('forms_of_ticker.sql', forms, [[links, null]])).toEqual(['a b'])
  })

  it('stays that of a company that has ended it, as long as no other has it', async () => {
    expect(await findOwners('forms_of_ticker.sql', forms, [[PASSED.slice(0, 1), null]])).toEqual(['old'])
  })
})

describe('a ticker that lines of funds name', () => {
  const LINES: readonly Days[] = [
    ['first', '2019-01-31', '2020-03-31'],
    ['second', '2020-04-30', '2025-10-31'],
  ]

  it('belongs to the issuer of the month of the day, which its last day stands for, and else to the last', async () => {
    const asked = [
      [LINES, null],
      [LINES, '2020-03-02'],
      [LINES, '2020-04-01'],
      [LINES, '2018-12-31'],
    ] as const
    expect(await findOwners('lines_of_ticker.sql', lines, asked)).toEqual(['second', 'first', 'second', ''])
  })

  it('belongs to nobody for certain where two have it last', async () => {
    const links = LINES.map(([issuer, first]): Days => [issuer, first, '2025-10-31'])
    expect(await findOwners('lines_of_ticker.sql', lines, [[links, null]])).toEqual(['first second'])
  })
})

describe('a ticker that quotes have beside an ISIN of the ISIN database', () => {
  const TABLES = `
    CREATE TABLE asset_link AS FROM (VALUES
      ('isin:BRABCDACNOR1', 'b3:ABCD3'), ('isin:BRABCDACNPR8', 'b3:ABCD4'), ('isin:BRWXYZACNOR2', 'b3:WXYZ3'),
      ('isin:BRNONEACNOR3', 'b3:NONE3'), ('cetip:ABCD11', 'b3:ABCD3')
    ) AS link(from_id, to_id);
    CREATE TABLE b3_isin_link AS
    SELECT *, '2020-05-01'::DATE AS first_day, '2020-05-31'::DATE AS last_day, '2020-05-15'::DATE AS edition_date
    FROM (VALUES
      ('11222333000181', 'ABCD', 'BRABCDACNOR1'), ('11222333000181', 'ABCD', 'BRABCDACNPR8'),
      ('44555666000150', 'WXYZ', 'BRWXYZACNOR2')
    ) AS link(cnpj, issuer_code, isin)`

  it('belongs to the company beside the code of its issuer, in the month of the edition alone', async () => {
    const sql = (await readFile(new URL('database_of_ticker.sql', SQL), 'utf8')).replaceAll(/[{}]/g, '')
    await withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
      await duck.run(TABLES)
      const find = (ticker: string) => duck.rows(sql.replaceAll('$ticker', literal(ticker)))

      expect(await find('ABCD3')).toEqual([
        {
          ...{ issuer: '11222333000181', ticker: 'ABCD3', first_day: '2020-05-01', last_day: '2020-05-31' },
          ...{ basis: 'isin_database', source: 'b3_isin_link', isin: 'BRABCDACNOR1', edition_date: '2020-05-15' },
        },
      ])
      expect([await find('NONE3'), await find('ABCD11')]).toEqual([[], []])
    })
  })
})
