import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withCommonInput, withSelectorInput } from '../../../schemas/api/common-input.ts'
import { endpoints, fileEndpoints } from '../../../schemas/service/endpoints.ts'
import { Connection, type RawReply } from '../../fuzz/connection.ts'
import { type SharedApi, shareServer, shareWorld } from '../helpers/shared.ts'
import { readProblem } from '../helpers/body.ts'
import { OPEN_EXPLORER } from '../helpers/explorer-pages.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

/** Bytes of the body of an error, for any request. */
const LONGEST = 4096
/** Bytes of a page for an address that does not exist, in either language: it has the head and foot of every page. */
const LONGEST_PAGE = 4608
/** A long address makes such a page longer by at most these bytes: a part of 48 characters, quoted and asked for. */
const MOST_REPEATED = 768
/** Far longer than any answer takes, even on a busy machine. */
const HANGS_MS = 600_000

let api: SharedApi
let connection: Connection

beforeAll(async () => {
  const dataDir = await shareWorld(oddDataDir)
  const exports = { EXPORTS_DIR: `${dataDir}-exports` }
  const edge = { PUBLIC_DATA: 'on', EDGE_SECRET: 'a-secret-of-this-test-and-of-nobody-else' }
  const beside = { SUBSCRIPTIONS: 'on', EXPLORER_EMBED: 'https://a.example', PUBLIC_ORIGINS: '*' }
  // Whatever an operator can turn on; what is shared is on.
  api = await shareServer(dataDir, { ...OPEN_EXPLORER, ...exports, ...edge, ...beside, SQL: 'on' })
  connection = new Connection(api.port)
})

afterAll(() => {
  connection.close()
})

function send(target: string, headers: readonly string[] = []): Promise<RawReply> {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: x', `x-api-key: ${api.key}`, ...headers]
  return connection.send([...lines, '', ''].join('\r\n'), 'GET', HANGS_MS)
}

/** Reads the body of an answer if it is an error, and fails unless it is short and has the one shape. */
function shortenError({ status, headers, body }: RawReply) {
  if (status < 400) return null
  const isPage = headers['content-type']?.startsWith('text/html') === true
  expect(body.length, body.toString('utf8', 0, 500)).toBeLessThanOrEqual(isPage ? LONGEST_PAGE : LONGEST)
  // A browser gets a page.
  return isPage ? null : readProblem({ status, headers, text: body.toString() })
}

const OPEN = [
  '/',
  '/status',
  '/docs',
  '/docs/nothing',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/nothing',
  '/v1',
  '/v1/x',
  '/v1/sql',
  '/v1/exports',
  '/v1/exports/1/file',
  '/v1/subscriptions',
  '/v1/subscriptions/1',
  '/v1/subscriptions/1/dead-letters',
  '/openbb/search',
  '/openbb/nothing',
  '/schemas/nothing.json',
  '/data/catalogue.jsonld',
  '/duckdb/20200101T000000Z/market_data.duckdb',
  '/duckdb/1/2/3/4',
  '/mcp',
  '/en',
  '/pt/search',
  '/pt/nothing',
]
const declared = [...endpoints, ...fileEndpoints]
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('\u0000', '"', '\\', '\ud83d\ude00', '\u20ac', '\u2028'), maxLength: 400 }),
  fc.string({ maxLength: 12 }),
)
const encoded = text.map(encodeURIComponent)
const path = fc.oneof(
  fc.constantFrom(...OPEN),
  fc
    .tuple(fc.constantFrom(...declared.map((each) => each.path)), fc.array(encoded, { minLength: 4, maxLength: 4 }))
    .map(([template, parts]) => parts.reduce((built, part) => built.replace(/\{\w+\}/, part), template)),
  encoded.map((each) => `/docs/${each}`),
  fc
    .tuple(
      fc.constantFrom('/en/fund/', '/pt/asset/', '/en/quote/', '/pt/issuer/', '/en/manager/', '/pt/month/', '/pt/'),
      encoded,
    )
    .map((parts) => parts.join('')),
)
const name = fc.oneof(
  { weight: 3, arbitrary: encoded },
  { weight: 1, arbitrary: fc.constantFrom('format', 'date', 'page_size', 'sort_by', 'snapshot', 'from', 'type') },
)
const pair = fc.tuple(name, encoded).map(([left, right]) => `${left}=${right}`)
const query = fc.oneof(fc.array(pair, { maxLength: 12 }), fc.array(pair, { minLength: 80, maxLength: 120 }))
const headers = fc.array(
  fc.constantFrom('Accept: text/html', 'Accept: image/png', `Accept: ${'a/b,'.repeat(450)}x/y`, 'Range: bytes=9-'),
  { maxLength: 1 },
)

describe('an error', () => {
  it('is short and has the one shape for any request of 16 KB', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, headers, async (where, pairs, more) => {
        const fit = pairs.filter((_pair, at) => pairs.slice(0, at + 1).join('&').length < 12_000)
        shortenError(await send(`${where}?${fit.join('&')}`, more))
      }),
      { numRuns: 250 },
    )
  })

  it.each(declared.map((each) => [each.path, each] as const))(
    'is short where every parameter of %s is wrong, and more than those',
    async (template, endpoint) => {
      const own = Object.keys(
        ('rows' in endpoint ? withCommonInput(endpoint) : withSelectorInput(endpoint)).shape,
      ).filter((each) => !template.includes(`{${each}}`))
      // All of them together stay below the 16 KiB of an address.
      const long = encodeURIComponent('"\u20ac'.repeat(Math.min(30, Math.floor(600 / own.length))))
      const unknown = Array.from(
        { length: 20 },
        (_none, n) => `${encodeURIComponent('"\u20ac'.repeat(20))}${String(n)}=1`,
      )
      const filled = template.replaceAll(/\{\w+\}/g, long)
      const wrong = own.map((each) => `${each}=${long}`)

      for (const pairs of [wrong, [...wrong, ...unknown], unknown]) {
        const error = shortenError(await send(`${filled}?${pairs.join('&')}`))
        expect(error?.message).not.toMatch(/16 KiB|not properly/)
      }
    },
  )

  it('does not repeat an address of 15 KB', async () => {
    const data = ['/v1/', '/v1/fund/', '/v1/datasets/', '/v1/bulk/', '/v1/exchange/indexes/', '/v1/subscriptions/']
    for (const where of ['/', ...data, '/docs/', '/openbb/', '/schemas/', '/data/', '/duckdb/', '/duckdb/1/2/3/']) {
      expect(shortenError(await send(`${where}${'x'.repeat(15_000)}`))).toMatchObject({ success: false })
    }
  })
})

describe('an error of Delta Sharing', () => {
  const long = encodeURIComponent('"\u20ac'.repeat(1_000))
  const schemas = '/delta-sharing/shares/market_data/schemas'
  it.each([
    ['a share', `/delta-sharing/shares/${long}`],
    ['a schema', `${schemas}/${long}/tables`],
    ['a table', `${schemas}/a/tables/${long}/version`],
    ['a page', `/delta-sharing/shares?pageToken=${long}`],
    ['parameters', `/delta-sharing/shares?${'"x&'.repeat(90)}`],
    ['an address', `/delta-sharing/${long}`],
    ['a file', `/shared-files/${long}`],
  ])('is short where nobody knows %s', async (_what, address) => {
    const { status, body } = await send(address)

    expect(status).toBeOneOf([400, 403, 404])
    expect(Object.keys(JSON.parse(body.toString()) as object)).toEqual(['errorCode', 'message'])
    expect(body.length).toBeLessThanOrEqual(LONGEST)
  })
})

describe('a page that does not exist', () => {
  it.each(['/docs/', '/pt/docs/', '/en/', '/pt/fund/', '/en/asset/', '/pt/index/IBOV/'])(
    'is short below %s, however long its address',
    async (where) => {
      const short = await send(`${where}x`, ['Accept: text/html'])
      for (const address of ['x'.repeat(15_000), encodeURIComponent('\ud800\udc00'.repeat(9)), '"<&'.repeat(1_000)]) {
        const { status, headers, body } = await send(`${where}${address}`, ['Accept: text/html'])

        expect(status).toBeOneOf([400, 404])
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(body.length).toBeLessThanOrEqual(short.body.length + MOST_REPEATED)
      }
    },
  )
})

describe('a request with more parameters than any endpoint has', () => {
  const parameters = (count: number) => Array.from({ length: count }, (_none, n) => `p${String(n)}`).join('&')

  it.each([`/v1/fund/${odd.both}`, '/status', '/docs', '/healthz', '/nothing'])(
    'is refused by their number, before any is looked at: %s',
    async (where) => {
      const error = shortenError(await send(`${where}?${parameters(101)}`))

      expect(error).toMatchObject({
        code: 'invalid_input',
        error_data: { formErrors: ['A request has at most 100 parameters: send fewer.'], fieldErrors: {} },
      })
    },
  )

  it('has more than a hundred of them: up to a hundred, the error names the first ten', async () => {
    const error = shortenError(await send(`/status?${parameters(100)}`))
    const { formErrors, fieldErrors } = error?.error_data as { formErrors: string[]; fieldErrors: object }

    expect(Object.keys(fieldErrors)).toEqual(Array.from({ length: 10 }, (_none, n) => `p${String(n)}`))
    expect(formErrors).toEqual(['90 more of the parameters are wrong.'])
  })

  it('gets an answer with fewer bytes than it has', async () => {
    const asked = `/v1/fund/${odd.both}/portfolio?${parameters(3000)}`

    expect((await send(asked)).body.length).toBeLessThan(asked.length / 20)
  })
})
