import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parameter } from '../../../schemas/api/input.ts'
import { valueListInput } from '../../../schemas/api/value-list.ts'
import { type SharedApi, shareSample } from '../../server/helpers/shared.ts'
import { exactJson, readProblem } from '../../server/helpers/body.ts'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const lists = [
  { path: '/v1/funds?page_size=1000&q=ouro', name: 'type', column: 'type', values: ['etf', 'fif'] },
  {
    path: '/v1/funds?page_size=1000&has_portfolio=true',
    name: 'status',
    column: 'status',
    values: ['liquidation', 'unknown'],
  },
  {
    path: '/v1/assets?page_size=1000&q=vale&date=20251031',
    name: 'kind',
    column: 'kind',
    values: ['listed_share', 'private_paper'],
  },
  { path: '/v1/exchange/quotes?page_size=1000', name: 'ticker', column: 'ticker', values: ['PETR4', 'VALE3'] },
  { path: '/v1/flight-fares?page_size=1000', name: 'origin', column: 'origin_icao', values: ['SBGR', 'SBRF'] },
  {
    path: '/v1/flight-fares?page_size=1000',
    name: 'destination',
    column: 'destination_icao',
    values: ['SBGR', 'SBRF'],
  },
  {
    path: '/v1/flight-fares?page_size=1000&origin=SBGR',
    name: 'airline',
    column: 'airline_icao',
    values: ['TAM', 'GLO'],
  },
  { path: '/v1/changelog?page_size=1000', name: 'dataset', column: 'dataset', values: ['b3_quote', 'statistics'] },
  { path: '/v1/revisions?page_size=1000', name: 'dataset', column: 'dataset', values: ['b3_quote', 'statistics'] },
  {
    path: '/v1/fund/00068305000135/nav/summary?page_size=1000',
    name: 'period',
    column: 'period',
    values: ['month_to_date', 'last_1_month'],
  },
]

const rowsOf = async (path: string) => {
  const { status, text } = await api.get(path)
  expect(status, `${path}: ${text.slice(0, 300)}`).toBe(200)
  return (exactJson(text) as { readonly data: readonly Readonly<Record<string, unknown>>[] }).data
}
const print = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

describe.each(lists)('$name=a,b of $path', ({ path, name, column, values: [one = '', other = ''] }) => {
  it('has the rows of each value, in the order of the list', async () => {
    const [first, second, both] = await Promise.all(
      [one, other, `${one},${other}`].map((value) => rowsOf(`${path}&${name}=${value}`)),
    )
    expect([first?.length, second?.length]).not.toContain(0)
    expect(print(both ?? [])).toEqual(print([...(first ?? []), ...(second ?? [])]))
    expect(both?.filter((row) => row[column] === one)).toEqual(first)
    expect(await rowsOf(`${path}&${name}=${other},%20${one},${other}`)).toEqual(both)
  })

  it('is a 400 where one of them cannot be', async () => {
    for (const wrong of [`${one},${one}-x`, `${one},`, `,${one}`]) {
      expect(readProblem(await api.get(`${path}&${name}=${wrong}`))).toMatchObject({
        status: 400,
        error_data: { fieldErrors: { [name]: [expect.any(String)] } },
      })
    }
  })
})

describe('several values', () => {
  it('choose lines of a portfolio by several categories', async () => {
    const read = async (more: string) =>
      (
        exactJson(
          (await api.get(`/v1/fund/62415896000127/portfolio?date=202510&${more}`.replace('202510', '2025-10'))).text,
        ) as {
          readonly data: { readonly portfolio: readonly { readonly metainfo: { readonly category: string } }[] }
        }
      ).data.portfolio
    const all = await read('')
    const both = await read('category=payable,derivatives')

    expect(new Set(both.map(({ metainfo }) => metainfo.category))).toEqual(new Set(['derivatives', 'payable']))
    expect(both).toEqual(all.filter(({ metainfo }) => ['derivatives', 'payable'].includes(metainfo.category)))
  })

  it('are at most twenty', async () => {
    const values = Array.from({ length: 21 }, () => 'etf').join(',')
    expect(readProblem(await api.get(`/v1/funds?type=${values}`))).toMatchObject({
      error_data: { fieldErrors: { type: ['Name at most 20 values, separated by commas.'] } },
    })
  })

  it('of tickers say which one is unknown, even where the others have quotes', async () => {
    expect(readProblem(await api.get('/v1/exchange/quotes?ticker=PETR4,PETR44'))).toMatchObject({
      status: 404,
      error_data: { reason: 'ticker_not_found' },
    })
  })
})

describe('the form of several values in the document', () => {
  const formOf = (json: Readonly<Record<string, unknown>>) => {
    const declared = z.globalRegistry.get(valueListInput(parameter(z.string(), '', json)))?.['x-json']
    const { anyOf } = declared as { readonly anyOf: readonly { readonly pattern?: string }[] }
    return new RegExp(anyOf[1]?.pattern ?? '.*')
  }

  it('takes each of a closed vocabulary, with commas between them, and no other word', () => {
    const form = formOf({ type: 'string', enum: ['etf', 'fif', 'a.b'] })

    for (const text of ['etf,fif', 'fif, etf', 'a.b,etf,etf']) expect(text).toMatch(form)
    for (const text of ['etf', 'etf,fundo', 'axb,etf', 'etf,,fif', ',etf']) expect(text).not.toMatch(form)
  })

  it('takes what has the form of one value, as often as the server does', () => {
    const form = formOf({ type: 'string', pattern: '^[0-9A-Za-z]{3}$' })

    expect('TAM,GLO').toMatch(form)
    expect('TAM,GLOBO').not.toMatch(form)
    expect(Array(20).fill('TAM').join(',')).toMatch(form)
    expect(Array(21).fill('TAM').join(',')).not.toMatch(form)
  })
})
