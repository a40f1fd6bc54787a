import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../helpers/explorer-pages.ts'
import { ask } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

let silent: SharedApi
let permitted: SharedApi

beforeAll(async () => {
  silent = await shareSample({ EXPLORER: 'on', EXPLORER_EMBED: 'on', EXPLORER_RATE_LIMIT: '1000000' })
  permitted = await shareSample(OPEN_EXPLORER)
})

const open = ({ port }: SharedApi, path: string) => ask(port, path, { headers: { accept: '*/*' } })

describe('without the word of the operator, nobody without a key sees restricted data', () => {
  it.each([
    '/en/quote/PETR4',
    '/pt/index/IBOV',
    '/en/quote',
    '/en/index',
    '/en/quote/PETR4?chart=closes&format=html',
    '/en/quote/PETR4?chart=card&format=png',
    '/en/quote/PETR4?chart=closes&format=csv',
  ])('%s is not there', async (path) => {
    expect((await open(silent, path)).status).toBe(404)
  })

  it('the search of the pages lists neither tickers nor indexes', async () => {
    const found = async (api: SharedApi) => (await open(api, '/en/suggest?q=IBOV')).text

    expect(await found(permitted)).toContain('/en/index/IBOV')
    expect(await found(silent)).not.toContain('/index/')
  })

  it('an asset that quotes alone have is known by its codes, and not by the name that the exchange gives it', async () => {
    const page = await open(silent, '/en/asset/b3:DMVF3')
    const byCode = await open(silent, '/en/suggest?q=DMVF3')
    const byName = await open(silent, '/en/suggest?q=D1000VFARMA')

    expect([page.status, byCode.text.includes('DMVF3')]).toEqual([200, true])
    expect(page.text).toContain('BRDMVFACNOR9')
    expect(`${page.text} ${byCode.text}`.toUpperCase()).not.toContain('D1000VFARMA')
    expect(byName.text).not.toContain('/asset/')
  })

  it('the page of a fund compares with no ticker', async () => {
    const { status, text } = await open(silent, '/en/fund/00068305000135?date=2024-02&benchmark=PETR4')

    expect(status).toBe(200)
    expect(text).not.toContain('/nav/summary?benchmark=PETR4')
  })

  it.each([
    '/docs/b3_quote',
    '/pt/docs/b3_index',
    '/docs/api/exchange_quotes',
    '/docs/api/exchange_quotes.md',
    '/docs/b3_quote.md',
    '/docs/debenture',
    '/docs/api/debentures',
  ])('%s describes the data and has no row of them', async (path) => {
    const [hidden, shown] = [await open(silent, path), await open(permitted, path)]

    expect([hidden.status, shown.status]).toEqual([200, 200])
    const says = path.startsWith('/pt') ? 'A resposta só vem com chave' : 'The answer is only for keys'
    expect(hidden.text).toContain(says)
    expect(shown.text).not.toContain(says)
    expect(shown.text.length).toBeGreaterThan(hidden.text.length)
  })

  it.each(['/data/index.json', '/data/datapackage.json', '/data/catalogue.jsonld', '/data/croissant.json'])(
    '%s lists no file of them',
    async (path) => {
      const listed = async (api: SharedApi) => [...(await open(api, path)).text.matchAll(/\/v1\/bulk\/(\w+)\//g)]
      const names = async (api: SharedApi) => new Set((await listed(api)).map(([, dataset]) => dataset))

      const [hidden, shown] = [await names(silent), await names(permitted)]
      expect([...shown].filter((dataset) => !hidden.has(dataset)).sort()).toEqual([
        'anbima_curve',
        'b3_di_curve',
        'b3_event',
        'b3_index',
        'b3_isin',
        'b3_quote',
        'debenture',
      ])
      expect(hidden).toContain('business_calendar')
    },
  )
})

describe('whole files of a dataset that is new', () => {
  it('are refused to keys too until the operator may hand them out', async () => {
    const answer = await silent.get('/v1/debentures')
    expect([answer.status, answer.text.includes('SINT11')]).toEqual([200, true])

    const [refused, listed] = [await silent.get('/v1/bulk/debenture'), await permitted.get('/v1/bulk/debenture')]
    expect([refused.status, listed.status]).toEqual([403, 200])
    expect(refused.text).toContain('let nobody have whole files of it')
  })
})

describe('with a key nothing changes', () => {
  it('quotes, their list of files and the files are answered, and lead to their terms', async () => {
    const quotes = await silent.get('/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30')
    const listed = await silent.get('/v1/bulk/b3_quote')
    const [first] = (JSON.parse(listed.text) as { data: { path: string }[] }).data
    const file = await silent.get(first?.path ?? '')

    expect([quotes.status, listed.status, file.status]).toEqual([200, 200, 200])
    for (const { headers } of [listed, file]) expect(headers['link']).toContain('</docs/b3_quote>; rel="license"')
  })

  it('the files of open data lead to their licence', async () => {
    const { headers } = await silent.get('/v1/bulk/cvm_fund_register/all', { method: 'HEAD' })

    expect(headers['link']).toBe('<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"')
  })

  it('the catalogue says what the terms are', async () => {
    const { text } = await silent.get('/v1/datasets')
    const { data } = JSON.parse(text) as { data: { id: string; terms: unknown }[] }
    const termsOf = (id: string) => data.find((each) => each.id === id)?.terms

    expect(termsOf('b3_quote')).toEqual({
      kind: 'restricted',
      holder: 'B3',
      text: 'B3 publishes its quotes free of charge and reserves the rights: whoever hands them on needs its permission.',
      files: 'with_key',
    })
    expect(termsOf('business_calendar')).toEqual({ kind: 'open', holder: null, text: null, files: 'with_key' })
  })
})
