import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import { ApiError, createClient, ItemErrors } from '../../../client/typescript/index.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { exactJson } from '../../server/helpers/body.ts'
import { eventually } from '../../server/helpers/http.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publishSampleAgain } from '../../server/helpers/sample-twice.ts'
import { publishSample } from '../../server/helpers/snapshot.ts'

const PORTFOLIO = '/v1/fund/{cnpj}/portfolio'
const asked = { path: { cnpj: '62415896000127' }, query: { date: '20251031' } }

let api: Api
let baseUrl: string

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  await publishSample(dataDir)
  api = await serve(dataDir)
  baseUrl = `http://127.0.0.1:${String(api.port)}`
})

afterAll(() => api.stop())

it('answers a portfolio with its types and the snapshot', async () => {
  const { body, snapshot } = await createClient({ baseUrl, apiKey: api.key }).get(PORTFOLIO, asked)

  expectTypeOf(body.data.fund.nav_value_reported).toEqualTypeOf<number | null>()
  expect(body.data.fund.cnpj).toBe('62415896000127')
  expect(snapshot).toBe('20260110T030000Z')
})

it('gives every number as the text that was sent, if the option is set', async () => {
  const { body } = await createClient({ baseUrl, apiKey: api.key, numbers: 'text' }).get(PORTFOLIO, asked)
  const plain = await api.get('/v1/fund/62415896000127/portfolio?date=20251031')

  expectTypeOf(body.data.fund.nav_value_reported).toEqualTypeOf<string | null>()
  expect(body.data.fund.nav_value_reported).toMatch(/^\d+\.\d\d$/)
  expect(body).toEqual(exactJson(plain.text))
})

it('sends the ends of ranges as parameters of their own, on every page', async () => {
  const client = createClient({ baseUrl, apiKey: api.key })
  const query = { from: '20241108', to: '20241108' }
  const closes: number[] = []
  const ranges = { min_close: 10.5, max_close: 11, min_trades: 5 }
  for await (const { close } of client.rows('/v1/exchange/quotes', { query: { ...query, ranges, page_size: 7 } })) {
    closes.push(close ?? Number.NaN)
  }

  const path = '/v1/exchange/quotes?from=20241108&to=20241108&min_close=10.5&max_close=11&min_trades=5&page_size=1000'
  const { data } = JSON.parse((await api.get(path)).text) as { readonly data: readonly { readonly close: number }[] }
  expect(data.length).toBeGreaterThan(7)
  expect(closes).toEqual(data.map(({ close }) => close))
})

it('throws the server’s error for a wrong request', async () => {
  const wrong = createClient({ baseUrl, apiKey: api.key }).get('/v1/changelog', { query: { page_size: 0 } })
  const error: unknown = await wrong.catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(error).toHaveProperty('errorData.fieldErrors.page_size')
  expect(error).toHaveProperty('requestId', expect.stringMatching(/./) as string)
})

it('throws the server’s error for a wrong key', async () => {
  const refused = createClient({ baseUrl, apiKey: 'wrong' }).get('/v1/changelog', {})

  await expect(refused).rejects.toMatchObject({ status: 401, code: 'not_authorized' })
})

it('reads all pages from one snapshot, even if another is published in between', async () => {
  const client = createClient({ baseUrl, apiKey: api.key })
  const { body } = await client.get('/v1/changelog', { query: { page_size: 1000 } })
  const walk = client.rows('/v1/changelog', { query: { page_size: 2 } })

  const rows = [(await walk.next()).value]
  const second = await publishSampleAgain(api.dataDir)
  await eventually(async () => ((await api.get('/readyz')).text.includes(second) ? true : null))
  for await (const row of walk) rows.push(row)

  expect(body.data.length).toBeGreaterThan(4)
  expect(rows).toEqual(body.data)
  expect((await client.get('/v1/changelog', {})).snapshot).toBe(second)
})

it('reads the lines of a portfolio one by one, each with what it belongs to', async () => {
  const client = createClient({ baseUrl, apiKey: api.key, numbers: 'text' })
  const { body } = await client.get(PORTFOLIO, asked)
  const rows = []
  for await (const row of client.rows(PORTFOLIO, asked)) {
    expectTypeOf(row.final_position_value).toEqualTypeOf<string | null>()
    expectTypeOf(row.reference_date).toEqualTypeOf<string>()
    rows.push(row)
  }

  const belongs = { cnpj: '62415896000127', reference_date: '2025-10-31' }
  expect(rows.length).toBeGreaterThan(3)
  expect(rows).toEqual(body.data.portfolio.map((line) => ({ ...belongs, ...line })))
})

it('throws before the first row if an item of many has no answer, unless such items are skipped', async () => {
  const client = createClient({ baseUrl, apiKey: api.key })
  const query = { cnpjs: '62415896000127,00000000000191', date: '2025-10' }
  const read = async (skipItemErrors: boolean) => {
    const cnpjs = new Set<string>()
    for await (const { cnpj } of client.rows('/v1/portfolios', { query, skipItemErrors })) cnpjs.add(cnpj)
    return [...cnpjs]
  }

  await expect(read(false)).rejects.toEqual(new ItemErrors(1))
  expect(await read(true)).toEqual(['62415896000127'])
})

it('shows the headers of each page before its rows', async () => {
  const seen: (string | null)[] = []
  const onPage = ({ headers }: Response) => seen.push(headers.get('x-snapshot-id'))
  const query = { snapshot: '20260110T030000Z', page_size: 3 }
  const client = createClient({ baseUrl, apiKey: api.key })
  let rows = 0
  for await (const _row of client.rows('/v1/datasets', { query, onPage })) {
    rows += 1
    expect(seen).toHaveLength(Math.ceil(rows / 3))
  }

  expect(new Set(seen)).toEqual(new Set(['20260110T030000Z']))
  expect(seen.length).toBeGreaterThan(2)
})

it('ends a long list when it is aborted', async () => {
  const abort = new AbortController()
  const rows = createClient({ baseUrl, apiKey: api.key }).rows('/v1/funds', { signal: abort.signal })
  let read = 0
  const readAll = async () => {
    for await (const _row of rows) {
      read += 1
      abort.abort(new Error('enough'))
    }
  }

  await expect(readAll()).rejects.toThrow('enough')
  expect(read).toBe(1)
})

it('needs no options where a path has no parameter that is required', async () => {
  const client = createClient({ baseUrl, apiKey: api.key })
  const { body } = await client.get('/v1/datasets')

  expect(body.data.length).toBeGreaterThan(5)
  for await (const page of client.pages('/v1/datasets')) expect(page.body.data).toEqual(body.data)
  expect((await client.rows('/v1/datasets').next()).value).toEqual(body.data[0])
  expect((await client.open('/healthz')).status).toBe(200)
  // @ts-expect-error The path of a portfolio has a number.
  await expect(client.get(PORTFOLIO)).rejects.toThrow('cnpj')
})

it('opens an answer in any format', async () => {
  const client = createClient({ baseUrl, apiKey: api.key })

  const csv = await client.open(PORTFOLIO, { ...asked, query: { ...asked.query, format: 'csv' } })
  const file = await client.open('/v1/bulk/{dataset}/{partition}', {
    path: { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10' },
  })

  expect((await csv.text()).startsWith('cnpj,reference_date,')).toBe(true)
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 4))).toBe('PAR1')
})

it.each([1, 3, 1000])('has the same rows in pages of %i', async (page_size) => {
  const client = createClient({ baseUrl, apiKey: api.key })
  const query = { snapshot: '20260110T030000Z' }
  const [rows, pages] = [[] as unknown[], [] as unknown[]]

  for await (const row of client.rows('/v1/changelog', { query: { ...query, page_size } })) rows.push(row)
  for await (const { body } of client.pages('/v1/changelog', { query })) pages.push(...body.data)

  expect(rows).toEqual(pages)
  expect(rows).not.toEqual([])
})
