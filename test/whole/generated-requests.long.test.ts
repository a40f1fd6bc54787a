import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { API_STATUS } from '../../schemas/api/error.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { type SharedApi, shareServer, shareWorld } from '../server/helpers/shared.ts'
import { readProblem } from '../server/helpers/body.ts'
import { type Reply, exchange } from '../server/helpers/http.ts'
import { odd, oddDataDir } from '../server/helpers/odd-world.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
})

const sql = [
  "' OR 1=1 --",
  "'; DROP TABLE cvm_fund_class; --",
  "' UNION SELECT sql FROM duckdb_tables() --",
  '$cnpj',
  '${x}',
  "read_text('/etc/passwd')",
]
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '$share_of', 'then']
const odds = [
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '%2F',
  '%252F',
  '..',
  '.',
  ';',
  '\\',
  '%ff',
  '%E0%A4%A',
  '%EF%BB%BF',
  '%ED%A0%80',
  '%0d%0aX-Evil:1',
]

const encoded = (text: fc.Arbitrary<string>) => text.map(encodeURIComponent)
const cnpjs = fc.constantFrom(...Object.values(odd), '00000000000191', '00000000000000', '99999999999999')
const text = fc.oneof(
  encoded(fc.constantFrom(...sql, ...names)),
  encoded(fc.string({ unit: 'binary', maxLength: 30 })),
  encoded(fc.string({ unit: 'grapheme', maxLength: 30 })),
  fc.constantFrom(...odds),
  // All characters that a client may send without encoding them; Node itself refuses the rest.
  fc.array(fc.integer({ min: 0x21, max: 0x7e }), { maxLength: 20 }).map((bytes) => String.fromCharCode(...bytes)),
  fc.constantFrom(100, 4000).map((length) => 'x'.repeat(length)),
  fc.constant(''),
)

const segment = fc.oneof(
  { weight: 3, arbitrary: cnpjs },
  { weight: 2, arbitrary: text },
  fc.constantFrom('portfolio', 'revisions', 'changelog', 'fund', 'v1'),
)
const path = fc.oneof(
  { weight: 1, arbitrary: fc.constant('/v1/changelog') },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        segment,
        fc.constantFrom('', '/', '/portfolio', '/portfolio/', '/portfolio/revisions', '/portfolio/look-through'),
      )
      .map(([cnpj, rest]) => `/v1/fund/${cnpj}${rest}`),
  },
  { weight: 1, arbitrary: fc.array(segment, { maxLength: 5 }).map((segments) => `/v1/${segments.join('/')}`) },
  { weight: 1, arbitrary: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`) },
)

const days = fc.constantFrom('20251031', '2025-10-31', '20250931', '00000000', '99991231', '20251', '2025-13-01')
const snapshots = fc.constantFrom('20200101T000000Z', '99991231T235959Z', '20200101', '../current', 'current')
const pair = fc.oneof(
  fc.tuple(fc.constantFrom('date', 'as_of', 'from', 'to'), fc.oneof(days, text)),
  fc.tuple(fc.constant('snapshot'), fc.oneof(snapshots, text)),
  fc.tuple(fc.constantFrom('page', 'page_size'), fc.oneof(fc.constantFrom('0', '1', '7', '1000', '-1', '1e9'), text)),
  fc.tuple(fc.constant('dataset'), fc.oneof(fc.constantFrom('cvm_fund_portfolio', 'changelog'), text)),
  fc.tuple(fc.constantFrom('provenance', 'download'), fc.oneof(fc.constantFrom('true', '0'), text)),
  fc.tuple(fc.constant('view'), fc.oneof(fc.constantFrom('paths', 'aggregate'), text)),
  fc.tuple(fc.constantFrom('max_depth', 'min_share_percent'), fc.oneof(fc.constantFrom('1', '20', '0.5'), text)),
  fc.tuple(fc.constant('format'), fc.oneof(fc.constant('json'), text)),
  fc.tuple(fc.oneof(fc.constantFrom('cnpj', ...names), text), text),
)
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.map((each) => each.join('=')).join('&')}`),
  },
)

const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
const headers = fc.record(
  {
    'if-none-match': headerText,
    'x-request-id': headerText,
    accept: headerText,
    'accept-encoding': headerText,
    range: headerText,
  },
  { requiredKeys: [] },
)
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  fc.constantFrom('HEAD', 'POST', 'DELETE', 'OPTIONS', 'PATCH'),
)

/** Checks an answer against the contract. */
function expectContract({ status, headers: sent, text: body }: Reply, asked: string): void {
  expect(status).toBeLessThan(500)
  expect(sent['x-request-id']).toMatch(/^[A-Za-z0-9._-]{1,128}$/)
  if (asked === 'HEAD' || status === 304) {
    expect(body).toBe('')
  } else if (status === 302) {
    expect(sent.location).toBe('/docs')
  } else if (status === 200) {
    expect(sent['content-type']).toBe('application/json; charset=utf-8')
    const shapes = endpoints.map(({ output }) => output.safeParse(JSON.parse(body)).success)
    expect(shapes).toContain(true)
  } else {
    const problem = readProblem({ status, headers: sent, text: body })
    expect(Object.entries(API_STATUS)).toContainEqual([problem.code, status])
  }
}

const seed = Number(process.env['SEED'] ?? 20251031)

it('answers every request as the contract says, and none with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, method, headers, async (where, what, how, said) => {
      // Node itself answers longer heads with a 431.
      fc.pre(where.length + what.length < 12_000)

      const reply = await api.get(`${where}${what}`, { method: how, headers: said })

      expectContract(reply, how)
    }),
    { seed, numRuns: 500 },
  )
})

it('gives its earlier answers again after all those requests', async () => {
  expect((await api.get(`/v1/fund/${odd.both}/portfolio`)).status).toBe(200)
  expect((await api.get(`/v1/fund/${odd.gap}/portfolio`)).status).toBe(200)
})

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without an end in sight', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: b\nc\r\n\r\n', 400],
  ['bytes above ASCII in the address', 'GET /v1/fund/\xff?\x80=\xa0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['two lengths', 'POST /v1 HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
])('survives %s', async (_what, bytes, status) => {
  const answer = await exchange(api.port, bytes)

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `))
  expect((await api.get(`/v1/fund/${odd.both}`)).status).toBe(200)
})

it('answers a request with an absolute address like one with its path', async () => {
  const answer = await exchange(
    api.port,
    `GET http://elsewhere/v1/fund/${odd.both} HTTP/1.1\r\nHost: x\r\nx-api-key: ${api.key}\r\nConnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})
