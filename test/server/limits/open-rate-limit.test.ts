import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readClientAddress, toCountedAddress, toNetwork } from '../../../server/limits/client-address.ts'
import { readProblem } from '../helpers/body.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, exchange, type Reply } from '../helpers/http.ts'

const START = Date.parse('2026-01-15T12:00:00.250Z')

let apis: FakeApi[]

beforeEach(() => {
  apis = []
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
})

afterEach(() => {
  for (const api of apis) api.stop()
  vi.useRealTimers()
})

async function open(parts: Parameters<typeof serveFake>[1] = {}): Promise<FakeApi> {
  const api = await serveFake(() => Promise.resolve({ body: { success: true }, fileName: 'x' }), {
    openRateLimit: 3,
    ...parts,
  })
  apis.push(api)
  return api
}

const get = ({ port }: FakeApi, path: string, headers: Record<string, string> = {}) => ask(port, path, { headers })

async function each(api: FakeApi, paths: readonly string[]): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const path of paths) replies.push(await get(api, path))
  return replies
}

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

describe('an address with three requests a minute for open pages', () => {
  it('spends them on all open pages together, wrong requests included, and then learns how long to wait', async () => {
    const api = await open()
    const replies = await each(api, ['/openapi.json', '/nothing', '/status?x=1'])
    vi.advanceTimersByTime(20_000)
    const refused = await get(api, '/openapi.json')

    expect(statuses(replies)).toEqual([200, 404, 400])
    expect(readProblem(refused)).toMatchObject({ status: 429, code: 'rate_limited', error_data: {} })
    expect(refused.headers['retry-after']).toBe('40')
    vi.advanceTimersByTime(40_000)
    expect((await get(api, '/openapi.json')).status).toBe(200)
  })

  it.each(['/', '/docs', '/docs/api', '/docs/changelog', '/docs/nothing', '/V1/x', '/nothing', '/%zz'])(
    'is refused at %s too',
    async (path) => {
      const api = await open()
      await each(api, ['/nothing', '/nothing', '/nothing'])

      expect(readProblem(await get(api, path)).status).toBe(429)
    },
  )

  it('still gets answers from the probes, and with a key', async () => {
    const api = await open()
    await each(api, Array<string>(10).fill('/nothing'))

    const replies = [await get(api, '/healthz'), await get(api, '/readyz')]
    const keyed = await get(api, '/v1/fake/x', { 'x-api-key': api.key })

    expect(statuses([...replies, keyed])).toEqual([200, 200, 200])
  })

  it('spends none of them on the probes or on requests with a key', async () => {
    const api = await open()
    for (let n = 0; n < 5; n++) await get(api, '/v1/fake/x', { 'x-api-key': api.key })
    await each(api, Array<string>(5).fill('/healthz'))

    expect(statuses(await each(api, ['/nothing', '/nothing', '/nothing', '/nothing']))).toEqual([404, 404, 404, 429])
  })

  it('gets a page about the limit in a browser', async () => {
    const api = await open()
    await each(api, ['/nothing', '/nothing', '/nothing'])
    const request = 'GET /docs HTTP/1.1\r\nHost: x\r\nAccept: text/html,*/*;q=0.8\r\nConnection: close\r\n\r\n'

    const answer = await exchange(api.port, request)

    expect(answer).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 60\r\n/s)
    expect(answer).toMatch(/Content-Type: text\/html; charset=utf-8\r\n/)
    expect(answer).toContain('<h1>Too many requests</h1>')
    expect(answer).toContain('try again in 60 seconds')
  })

  it('is the address of the connection, whatever the request says', async () => {
    const api = await open()
    const replies: Reply[] = []
    for (let n = 0; n < 4; n++)
      replies.push(await get(api, '/nothing', { 'x-forwarded-for': `203.0.113.${String(n)}` }))

    expect(statuses(replies)).toEqual([404, 404, 404, 429])
  })

  it('is behind a trusted proxy the address that the proxy saw, from any port, and the /56 of IPv6', async () => {
    const api = await open({ trustProxy: 1 })
    const from = async (...seen: string[]) => {
      const replies: Reply[] = []
      for (const each of seen) replies.push(await get(api, '/nothing', { 'x-forwarded-for': each }))
      return statuses(replies)
    }

    expect(await from('203.0.113.1', '9.9.9.9, 203.0.113.1', '203.0.113.1:99', '8.8.8.8, 203.0.113.1:1')).toEqual([
      404, 404, 404, 429,
    ])
    expect(await from('203.0.113.2')).toEqual([404])
    expect(await from('2001:db8::1', '2001:db8::2', '[2001:db8:0:ff::1]:80', '2001:db8::3')).toEqual([
      404, 404, 404, 429,
    ])
    expect(await from('2001:db8:0:100::1')).toEqual([404])
  })
})

describe('the address of a client', () => {
  const request = (forwarded: string | undefined, remoteAddress: string | undefined) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as Parameters<
      typeof readClientAddress
    >[0]

  it.each([
    [0, '1.1.1.1', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, '2.2.2.2, 1.1.1.1', '1.1.1.1'],
    [2, '2.2.2.2, 1.1.1.1', '2.2.2.2'],
    [3, '2.2.2.2,1.1.1.1', '2.2.2.2'],
    [1, 'unknown', '10.0.0.1'],
    [1, '<script>', '10.0.0.1'],
    [1, ','.repeat(8000), '10.0.0.1'],
    [1, '[2001:db8::1]:443', '2001:db8::1'],
  ])('behind %d proxies that say %j is %s', (proxies, forwarded, expected) => {
    expect(readClientAddress(request(forwarded, '10.0.0.1'), proxies)).toBe(expected)
  })

  it('counts together with its /56, and with the same address in another notation', () => {
    expect(toCountedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(toCountedAddress('2001:db8:1:2ff::1')).toBe(toCountedAddress('2001:0DB8:1:200::9'))
    expect(toCountedAddress('')).toBe('')
  })

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['', ''],
  ])('%s is of the network %s', (address, network) => {
    expect(toNetwork(address)).toBe(network)
  })
})
