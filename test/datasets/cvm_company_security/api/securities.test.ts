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
      {
        ticker: 'SINT3',
        isin: null,
        first_day: '2015-03-02',
        last_day: null,
        basis: 'form',
        source: 'cvm_company_ticker',
      },
      expect.objectContaining({ ticker: 'SINT4', last_day: '2019-11-29' }),
    ])
  })

  it('are not asked for without include', async () => {
    expect(await ask(COMPANY)).not.toHaveProperty('links')
  })
})

describe('the links of a company that funds hold', () => {
  it('have the ISIN of each ticker, with the days on which quotes have both', async () => {
    const { links } = (await ask('/v1/company/PETR4?include=links')) as { links: Rows }

    expect(links).toContainEqual({
      ticker: 'PETR4',
      isin: 'BRPETRACNPR6',
      first_day: '2021-06-25',
      last_day: '2024-11-08',
      basis: 'lines',
      source: 'b3_spot_ticker',
    })
  })
})
