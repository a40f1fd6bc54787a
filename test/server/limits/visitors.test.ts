import type { IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { createConcurrencyLimit } from '../../../server/limits/concurrency-limit.ts'
import { createVisitors, type KeylessVisitor } from '../../../server/limits/visitors.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { ask, type Asked, exchange } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
const QUOTES = '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'
const SNAPSHOT = '/v1/snapshots?page_size=1'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample({
    PUBLIC_DATASETS: 'on',
    PUBLIC_RATE_LIMIT: '1000000',
    SQL: 'on',
    PUBLIC_DATA: 'on',
    EDGE_SECRET: 'a-secret-of-this-test-and-of-nobody-else',
  })
})

const visit = (path: string, asked: Asked = {}) => ask(api.port, path, asked)

describe('without a key', () => {
  it('an open dataset is answered with the same bytes as to a key', async () => {
    const keyed = await api.get(PORTFOLIO)
    const { status, text, headers } = await visit(PORTFOLIO)

    expect([status, text]).toEqual([200, keyed.text])
    expect(headers.etag).toBe(keyed.headers.etag)
  })

  it('any cache may keep the answer, and it says nothing of one client', async () => {
    const { headers } = await visit(PORTFOLIO)
    const snapshot = String(headers['x-snapshot-id'])
    const pinned = await visit(`/v1/fund/62415896000127/portfolio?snapshot=${snapshot}`)

    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30')
    expect(pinned.headers['cache-control']).toBe('public, max-age=3600, s-maxage=31536000')
    expect(headers.vary).toBe('Accept, Accept-Encoding')
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([])
    const again = await visit(PORTFOLIO, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=0, s-maxage=30'])
  })

  it('what a key was answered stays private, whoever asked before', async () => {
    await visit(PORTFOLIO)
    const [first, second] = [await api.get(PORTFOLIO), await api.get(PORTFOLIO)]

    for (const { headers } of [first, second])
      expect([headers['cache-control'], headers['x-ratelimit-limit']]).toEqual(['private, no-cache', '1000000'])
    expect((await visit(PORTFOLIO)).headers['cache-control']).toBe('public, max-age=0, s-maxage=30')
  })

  it.each([
    ['the datasets', '/v1/datasets'],
    ['what changed', '/v1/changelog?page_size=1'],
    ['the snapshots', SNAPSHOT],
    ['a search of kinds that are open', '/v1/search?q=petr4&kind=fund,asset'],
    ['a search of all kinds that are open', '/v1/search?q=petr4'],
    ['the changes of an open dataset', '/v1/revisions?dataset=cvm_fund_portfolio&page_size=1'],
    ['a return against an open series', '/v1/fund/00068305000135/nav/summary?benchmark=ipca'],
    ['a HEAD', PORTFOLIO, 'HEAD'],
  ])('%s is open', async (_what, path, method = 'GET') => {
    const { status } = await visit(path, { method })

    // The sample has no daily report of that fund.
    expect([200, 404]).toContain(status)
  })

  it.each([
    ['quotes', QUOTES],
    ['quotes, by HEAD', QUOTES, 'HEAD'],
    ['an index', '/v1/exchange/indexes/IBOV'],
    ['a return against a ticker', '/v1/fund/00068305000135/nav/summary?benchmark=PETR4'],
    ['an active share against an index', '/v1/fund/00068305000135/active-share?against=IBOV'],
    ['a search of tickers', '/v1/search?q=petr4&kind=fund,ticker'],
    ['a search whose kind is given twice', '/v1/search?q=petr4&kind=fund&kind=ticker'],
    ['the files of an open dataset', '/v1/bulk/cvm_fund_portfolio'],
    ['a file of an open dataset', '/v1/bulk/cvm_fund_portfolio/competence_month=2025-10'],
    ['exports', '/v1/exports'],
    ['SQL', '/v1/sql', 'POST'],
    ['agents', '/mcp', 'POST'],
    ['a basket by POST', '/v1/basket', 'POST'],
    ['an address that is none', '/v1/nothing'],
    ['the question of a proxy', '/v1/key-check'],
    ['an older snapshot of quotes', `${QUOTES}&as_of=2026-01-10`],
    ['a slash at the end', '/v1/exchange/quotes/?ticker=PETR4'],
    ['two slashes', '/v1//exchange/quotes?ticker=PETR4'],
    ['an escaped path', '/v1/exchange/%71uotes?ticker=PETR4'],
    ['a path that climbs', '/v1/datasets/../exchange/quotes?ticker=PETR4'],
  ])('%s need a key', async (_what, path, method = 'GET') => {
    const { status, headers, text } = await visit(path, { method })

    expect([status, headers['www-authenticate'], headers['cache-control']]).toEqual([
      401,
      'Bearer',
      'private, no-cache',
    ])
    expect(text).not.toContain('"ticker":')
  })

  it.each([
    [{ 'x-api-key': 'wrong' }],
    [{ 'x-api-key': '' }],
    [{ authorization: 'Bearer wrong' }],
    [{ 'x-api-key': 'wrong', 'x-forwarded-for': '10.0.0.1' }],
  ])('a key that is wrong is refused, as everywhere: %j', async (headers) => {
    expect((await visit(PORTFOLIO, { headers })).status).toBe(401)
  })

  it.each([
    ['x-original-uri', PORTFOLIO],
    ['x-original-url', PORTFOLIO],
    ['x-rewrite-url', PORTFOLIO],
    ['x-http-method-override', 'GET'],
    ['x-edge-secret', 'a-secret-of-this-test-and-of-nobody-else'],
    ['host', 'market-data.example'],
  ])('no header opens quotes: %s', async (name, value) => {
    expect((await visit(QUOTES, { headers: { [name]: value } })).status).toBe(401)
  })

  it('a path with an origin before it is judged by its path', async () => {
    const send = (path: string) =>
      exchange(api.port, `GET http://elsewhere${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

    expect(await send(QUOTES)).toMatch(/^HTTP\/1.1 401 /)
    expect(await send(SNAPSHOT)).toMatch(/^HTTP\/1.1 200 /)
  })

  it('the refusal teaches what is open and what is not', async () => {
    const { text } = await visit(QUOTES)
    const { message, error_data } = JSON.parse(text) as { message: string; error_data: Record<string, unknown> }

    expect(message).toContain('Without a key this server answers from')
    expect(message).toContain('x-api-key')
    expect(error_data).toMatchObject({ reason: 'needs_key', datasets: ['b3_quote'] })
    expect(error_data['open']).toContain('cvm_fund_portfolio')
    expect(error_data['open']).not.toContain('b3_quote')
  })
})

const allowed = ['cvm_fund_portfolio']

function createVisitorAt(settings: { perMinute?: number; atOnce?: number; trustProxy?: number } = {}) {
  const { perMinute = 1000, atOnce = 32, trustProxy = 0 } = settings
  const concurrencyLimit = createConcurrencyLimit({ all: 100, key: 32, heavyOfKey: 4 })
  const open = new Set(allowed)
  const admit = createVisitors({ open, perMinute, atOnce, endpoints, redis: null, trustProxy, concurrencyLimit })
  return (address: string, headers: Readonly<Record<string, string>> = {}): KeylessVisitor => {
    const req = { method: 'GET', headers, socket: { remoteAddress: address } }
    const visitor = admit(req as unknown as IncomingMessage, PORTFOLIO)
    if (visitor === null) throw new Error('not admitted')
    return visitor
  }
}

const passes = async (visitor: KeylessVisitor) => (await visitor.count()).refused === null

describe('one address', () => {
  it('has its own requests a minute, and no header gives it more', async () => {
    const at = createVisitorAt({ perMinute: 2 })
    const asked = [
      at('10.0.0.1'),
      at('10.0.0.1', { 'x-forwarded-for': '10.0.0.7' }),
      at('10.0.0.1', { 'x-forwarded-for': '10.0.0.8', forwarded: 'for=10.0.0.9' }),
      at('10.0.0.2'),
    ]

    expect(await Promise.all(asked.map(passes))).toEqual([true, true, false, true])
    expect((await at('10.0.0.1').count()).refused).toMatchObject({ code: 'rate_limited' })
  })

  it('is that which the trusted proxy names', async () => {
    const at = createVisitorAt({ perMinute: 1, trustProxy: 1 })
    const from = (address: string) => at('10.0.0.1', { 'x-forwarded-for': `1.2.3.4, ${address}` })

    expect(await passes(from('10.0.0.7'))).toBe(true)
    expect(await passes(from('10.0.0.8'))).toBe(true)
    expect(await passes(from('10.0.0.7'))).toBe(false)
  })

  it('is a household where it is an address of IPv6', async () => {
    const at = createVisitorAt({ perMinute: 1 })

    expect(await passes(at('2001:db8:0:1::1'))).toBe(true)
    expect(await passes(at('2001:db8:0:1::2'))).toBe(false)
  })

  it('has eight requests under way, two of them heavy, and all visitors as many as one key', () => {
    const at = createVisitorAt({ atOnce: 10 })
    const visitor = at('10.0.0.1')
    const leave = visitor.enter('heavy')
    visitor.enter('heavy')
    expect(() => visitor.enter('heavy')).toThrow('This address has 2 requests without a key under way')
    for (let count = 2; count < 8; count++) visitor.enter('light')

    expect(() => at('10.0.0.1').enter('light')).toThrow('This address has 8 requests without a key under way')
    at('10.0.0.2').enter('light')
    at('10.0.0.3').enter('light')
    expect(() => at('10.0.0.4').enter('light')).toThrow('The server has more to do than it can')
    leave()
    expect(at('10.0.0.4').enter('light')).toBeTypeOf('function')
  })

  it('hears of the others where all heavy places of visitors are taken, and keeps its own', () => {
    const at = createVisitorAt()
    for (const address of ['10.0.0.1', '10.0.0.2']) for (let count = 0; count < 2; count++) at(address).enter('heavy')

    for (let count = 0; count < 9; count++)
      expect(() => at('10.0.0.3').enter('heavy')).toThrow('The server has more to do than it can')
  })
})
