import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from './helpers/api.ts'
import { readProblem } from './helpers/body.ts'
import { ask, exchange } from './helpers/http.ts'
import { odd, oddDataDir } from './helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let api: Api
let narrow: string

beforeAll(async () => {
  const dataDir = await oddDataDir()
  narrow = await makeKey(dataDir, { scopes: [] })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

/** One request for each status, as status, path, method and headers. */
const everyStatus: [number, string, string, Record<string, string>][] = [
  [200, FUND, 'GET', {}],
  [200, '/healthz', 'GET', {}],
  [400, `${FUND}?nonsense=1`, 'GET', {}],
  [400, '/v1/fund/%zz', 'GET', {}],
  [401, FUND, 'GET', { 'x-api-key': 'nobody' }],
  [404, '/v1/fund/00000000000191', 'GET', {}],
  [404, '/v1/nothing', 'GET', {}],
  [404, '/nothing', 'GET', {}],
  [405, FUND, 'POST', {}],
  [409, `/v1/fund/${odd.fundOfTwo}`, 'GET', {}],
]

describe.each(everyStatus)('an answer %i to %s %s', (status, path, method, headers) => {
  it('echoes the request id that the client chose', async () => {
    const reply = await api.get(path, { method, headers: { ...headers, 'x-request-id': 'Trace-1_2.3' } })

    expect(reply.status).toBe(status)
    expect(reply.headers['x-request-id']).toBe('Trace-1_2.3')
  })

  it('has a request id of its own where the client chose none', async () => {
    const [one, other] = [await api.get(path, { method, headers }), await api.get(path, { method, headers })]

    expect(one.headers['x-request-id']).toMatch(UUID)
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  })
})

describe('an address', () => {
  it.each(['/V1/funds', '/v1/FUNDS', '/v1/funds/', `${FUND}/`])(
    'that is not exactly a route is none: %s',
    async (path) => {
      expect(readProblem(await api.get(path))).toMatchObject({ status: 404, error_data: { reason: 'route_not_found' } })
    },
  )
})

describe('HTTP/1.1 without the header Host', () => {
  it('is refused, even if the answer is cached', async () => {
    await api.get(FUND)
    await api.get(FUND)
    const lines = [`GET ${FUND} HTTP/1.1`, `x-api-key: ${api.key}`, 'Connection: close', '', '']

    const [status] = (await exchange(api.port, lines.join('\r\n'))).split('\r\n')

    expect(status).toBe('HTTP/1.1 400 Bad Request')
  })
})

describe('a header that lists what the client accepts', () => {
  it.each(['accept', 'accept-encoding'])('is refused when it is longer than any client’s: %s', async (name) => {
    for (const path of [FUND, '/docs', '/status']) {
      const reply = await api.get(path, { headers: { [name]: `${'a/b,'.repeat(600)}*/*` } })

      expect(readProblem(reply)).toMatchObject({
        status: 400,
        message: `The header ${name} is longer than 2000 characters: send less.`,
      })
    }
  })
})

describe('the request id', () => {
  it('is on a 304 and on a 403 too', async () => {
    const { headers } = await api.get(FUND)
    const unchanged = await api.get(FUND, { headers: { 'if-none-match': headers.etag ?? '', 'x-request-id': 'a' } })
    const forbidden = await api.get(FUND, { headers: { 'x-api-key': narrow, 'x-request-id': 'b' } })

    expect([unchanged.status, unchanged.headers['x-request-id']]).toEqual([304, 'a'])
    expect([forbidden.status, forbidden.headers['x-request-id']]).toEqual([403, 'b'])
  })

  it('is echoed up to 128 characters', async () => {
    const reply = await api.get(FUND, { headers: { 'x-request-id': 'x'.repeat(128) } })

    expect(reply.headers['x-request-id']).toBe('x'.repeat(128))
  })

  it.each(['x'.repeat(129), 'a b', 'a/b', 'é', '<script>', 'a,b', '%0d%0a', ''])(
    'replaces the unfit %j',
    async (own) => {
      const reply = await api.get(FUND, { headers: { 'x-request-id': own } })

      expect(reply.headers['x-request-id']).toMatch(UUID)
    },
  )
})

describe('an unknown path', () => {
  it.each([
    '/v1',
    '/v1/',
    '/v1/nothing',
    '/v1/fund',
    `${FUND}/nothing`,
    `${PORTFOLIO}/more`,
    '/v2/fund/1',
    '/nothing',
    '/v1%2Ffund',
  ])('%s is a 404 that says so', async (path) => {
    const problem = readProblem(await api.get(path))

    expect(problem).toMatchObject({ status: 404, code: 'not_found', error_data: { reason: 'route_not_found' } })
  })

  it('needs no key outside /v1', async () => {
    expect(readProblem(await ask(api.port, '/nothing')).status).toBe(404)
  })
})

describe('another method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on an endpoint is a 405 with Allow',
    async (method) => {
      const reply = await api.get(PORTFOLIO, { method })

      expect(readProblem(reply)).toMatchObject({ status: 405, code: 'method_not_allowed', error_data: {} })
      expect(reply.headers.allow).toBe('GET, HEAD')
    },
  )

  it.each(['/healthz', '/readyz'])('than GET on %s is a 405 with Allow', async (path) => {
    const reply = await api.get(path, { method: 'POST' })

    expect(readProblem(reply)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(reply.headers.allow).toBe('GET, HEAD')
  })
})

describe('HEAD', () => {
  const changing = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit']
  const lasting = (headers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)))

  it.each([FUND, PORTFOLIO, `${FUND}?nonsense=1`, '/v1/fund/00000000000191', '/v1/nothing', '/healthz', '/readyz'])(
    'of %s answers the headers of GET and no body',
    async (path) => {
      const [head, get] = [await api.get(path, { method: 'HEAD' }), await api.get(path)]

      expect(head.text).toBe('')
      expect([head.status, lasting(head.headers)]).toEqual([get.status, lasting(get.headers)])
      expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text))
    },
  )
})

describe('every answer', () => {
  it('of data is UTF-8 JSON that names its snapshot', async () => {
    const { headers } = await api.get(FUND)

    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['x-snapshot-id']).toMatch(/^\d{8}T\d{6}Z$/)
  })

  it('keeps browsers of other sites out and does not name its software', async () => {
    const { headers } = await api.get(FUND, { headers: { origin: 'https://example.com' } })

    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('with download=true is an attachment whose name says dataset, key and date', async () => {
    const [plain, one, word] = await Promise.all(
      ['', '&download=1', '&download=true'].map((more) => api.get(`${PORTFOLIO}?date=20250930${more}`)),
    )

    expect(word?.headers['content-disposition']).toBe(
      `attachment; filename="fund_portfolio-${odd.both}-2025-09-30.json"`,
    )
    expect(one?.headers['content-disposition']).toBe(word?.headers['content-disposition'])
    expect(plain?.headers).not.toHaveProperty('content-disposition')
    expect(word?.text).toBe(plain?.text)
  })

  it.each(everyStatus.filter(([status]) => status >= 400))(
    '%i to %s has the one error shape',
    async (status, path, method, headers) => {
      const reply = await api.get(path, { method, headers })

      expect(readProblem(reply).status).toBe(status)
      expect(reply.headers).not.toHaveProperty('etag')
    },
  )
})
