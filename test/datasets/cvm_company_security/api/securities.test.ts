import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const ask = async (path: string) => (exactJson((await api.get(path)).text) as { data: unknown }).data
const COMPANY = '/v1/company/99111222000149'
const FORM = {
  ticker: 'SINT3',
  first_day: '2015-03-02',
  last_day: null,
  basis: 'form',
  source: 'cvm_company_ticker',
}

describe('the securities of a company', () => {
  it('are those of the highest version of its form, with the days of trading', async () => {
    const rows = (await ask(`${COMPANY}/securities?sort_by=ticker&sort_order=asc`)) as Rows

    expect(rows.map(({ ticker, version, first_day, last_day }) => [ticker, version, first_day, last_day])).toEqual([
      ['SINT3', '2', '2015-03-02', null],
      ['SINT4', '2', '2012-05-07', '2019-11-29'],
      ['não há', '2', null, null],
    ])
  })

  it('link tickers where the field has the form of one', async () => {
    const { links } = (await ask(`${COMPANY}?include=links`)) as { links: Rows }

    expect(links).toEqual([
      { ...FORM, isin: null, isin_first_day: null, isin_last_day: null, isin_source: null },
      expect.objectContaining({ ticker: 'SINT4', last_day: '2019-11-29' }),
    ])
  })

  it('are not asked for without include', async () => {
    expect(await ask(COMPANY)).not.toHaveProperty('links')
  })
})

describe('a ticker that only a form names', () => {
  it('finds its company, and says by what and on which days', async () => {
    expect(await ask('/v1/company/sint3')).toMatchObject({ cnpj: '99111222000149', ticker_link: FORM })
    expect(await ask(COMPANY)).toMatchObject({ cnpj: '99111222000149', ticker_link: null })
  })

  it('finds it on the days of the form alone', async () => {
    const statusOf = async (path: string) => (await api.get(path)).status

    expect(await statusOf('/v1/company/SINT4?date=2019-11-29')).toBe(200)
    expect(await statusOf('/v1/company/SINT4?date=2019-11-30')).toBe(404)
    expect(await statusOf('/v1/company/SINT3?date=2015-03-01')).toBe(404)
  })

  it.each(['/securities', '/documents'])('leads to its %s', async (part) => {
    const of = async (id: string) => (await api.get(`/v1/company/${id}${part}`)).text

    expect(await of('SINT3')).toBe(await of('99111222000149'))
  })

  it('finds it in the search', async () => {
    const found = (await ask('/v1/search?q=sint3&kind=company')) as Rows

    expect(found).toEqual([
      expect.objectContaining({ kind: 'company', id: '99111222000149', match: 'code', path: COMPANY }),
    ])
  })
})

describe('what the ISIN database has of a company', () => {
  it('is in its links with the month of the edition, its source and its basis', async () => {
    const { links, database_links } = (await ask(`${COMPANY}?include=database_links`)) as Readonly<Record<string, Rows>>

    expect(links).toHaveLength(2)
    expect(database_links).toEqual([
      {
        isin: 'BRSINTACNOR3',
        issuer_code: 'SINT',
        instrument_type: 'ACN',
        first_day: '2025-10-01',
        last_day: '2025-10-31',
        edition_date: '2025-10-02',
        basis: 'isin_database',
        source: 'b3_isin_link',
        ticker: null,
        ticker_first_day: null,
        ticker_last_day: null,
        ticker_source: null,
      },
    ])
    expect(await ask(`${COMPANY}?include=links`)).not.toHaveProperty('database_links')
  })
})

describe('the links of a company that funds hold', () => {
  it('have each ticker with the months of lines, and its ISIN with the days on which quotes have both', async () => {
    const { links, ticker_link } = (await ask('/v1/company/PETR4?include=links')) as {
      links: Rows
      ticker_link: Readonly<Record<string, unknown>>
    }

    expect(ticker_link).toMatchObject({ ticker: 'PETR4', basis: 'lines', source: 'issuer_ticker' })
    expect(links).toContainEqual({
      ...ticker_link,
      isin: 'BRPETRACNPR6',
      isin_first_day: '2021-06-25',
      isin_last_day: '2024-11-08',
      isin_source: 'b3_spot_ticker',
    })
  })
})
