import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Built, buildFrom, listRows, readTable, type TextRow, textRows } from '../../helpers/build.ts'
import { readQuotes } from '../../helpers/plain-reading/cotahist.ts'
import { QUOTES_FOLDER } from '../../helpers/quotes.ts'
import { SAMPLE } from '../../server/helpers/snapshot.ts'

let built: Built
let rows: readonly TextRow[]

const ask = async (select: string, rest: string) =>
  textRows(`${select} FROM ${await readTable(built, 'b3_quote')} ${rest}`)

beforeAll(async () => {
  built = await buildFrom(SAMPLE, { from: '2021-01', to: '2024-12', datasets: ['b3_quote'] })
  rows = await listRows(built, 'b3_quote')
})

describe('the real sessions of 2021-06-25 and 2024-11-08', () => {
  it.each([
    ['2021-06-25', 'COTAHIST_D25062021.ZIP', 7518],
    ['2024-11-08', 'COTAHIST_D08112024.ZIP', 12226],
  ])('have every field of every record of %s as a plain reading of the bytes has it', (date, zip, count) => {
    const filed = readQuotes(join(SAMPLE, QUOTES_FOLDER, zip))
    const published = rows.filter((row) => row['date'] === date).map(({ competence_month: _month, ...row }) => row)

    expect(filed).toHaveLength(count)
    expect(published.toSorted((a, b) => Number(a['source_line']) - Number(b['source_line']))).toEqual(filed)
  })

  it('have VALE3T once for each of its twelve terms', () => {
    const forwards = rows.filter((row) => row['ticker'] === 'VALE3T' && row['date'] === '2024-11-08')

    expect(new Set(forwards.map((row) => row['term_days'])).size).toBe(12)
    expect(forwards).toHaveLength(12)
  })

  it('have as many quotes of each code of the bulletin as were counted', async () => {
    const counts = await ask(
      `SELECT string_agg(bdi_code || ':' || quotes, ' ' ORDER BY bdi_code) AS counts FROM (SELECT bdi_code, count(*) AS quotes`,
      `WHERE date = '2024-11-08' GROUP BY ALL)`,
    )

    expect(counts).toEqual([
      {
        counts:
          '02:331 07:3 08:19 10:7 12:296 13:31 14:129 22:8 34:429 35:9 36:77 38:9 42:1 58:2 62:272 74:65 75:77 78:4902 82:5158 93:3 96:398',
      },
    ])
  })

  it('have as many quotes of each market as were counted', async () => {
    const counts = await ask(
      `SELECT string_agg(market || ':' || quotes, ' ' ORDER BY market) AS counts FROM (SELECT market, count(*) AS quotes`,
      `WHERE date = '2024-11-08' GROUP BY ALL)`,
    )

    expect(counts).toEqual([{ counts: '010:1341 012:9 013:1 020:398 021:3 030:272 070:4967 080:5235' }])
  })

  it('add up to the value traded in each', async () => {
    const sums = await ask('SELECT date::VARCHAR AS date, sum(volume)::VARCHAR AS volume', 'GROUP BY ALL ORDER BY date')

    expect(sums).toEqual([
      { date: '2021-06-25', volume: '33577581321.31' },
      { date: '2024-11-08', volume: '30013494912.34' },
    ])
  })

  it('name the averages outside of their range and the codes that the table lacks, and keep them', () => {
    const reported = built.log.map(({ detail }) => detail).join('\n')

    expect(reported).toMatch(/5 averages outside: .*CEEB5.*CSRN6.*ELET5F.*FDXB34.*T1TW34/)
    expect(reported).toContain('07, 08, 13, 34, 35, 36, 93 outside the table of 2005')
  })
})
