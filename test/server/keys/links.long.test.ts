import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { readConfig } from '../../../server/config.ts'
import { createLink, revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import type { KeyStore } from '../../../server/keys/key-store.ts'
import { type RunningServer, startServer } from '../../../server/start.ts'
import { GENEROUS, makeKey } from '../helpers/api.ts'
import { type Asked, ask, eventually, exchange, type Reply } from '../helpers/http.ts'
import { shareWorld } from '../helpers/shared.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PORTFOLIO = '/fund/62415896000127/portfolio?date=2025-10'
const QUOTES = '/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'
const EDGE_SECRET = 'a-secret-of-this-test-and-of-nobody-else'
const LATER = '2999-01-01T00:00:00.000Z'
const lines: string[] = []

let server: RunningServer
let dataDir: string
let store: KeyStore
let key: string
let link: string

beforeAll(async () => {
  dataDir = await shareWorld(sampleDataDir)
  store = openFileKeyStore(new Lake(dataDir))
  key = await makeKey(dataDir, { scopes: ['*', 'bulk', 'sql', 'subscriptions'] })
  link = await makeLink(key)
  const settings = { PORT: '0', DATA_DIR: dataDir, ...GENEROUS, PUBLIC_DATASETS: 'on', PUBLIC_DATA: 'on', EDGE_SECRET }
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  server = await startServer(readConfig({ ...settings, SQL: 'on', SUBSCRIPTIONS: 'on', METRICS_PORT: '0' }), { log })
})

afterAll(() => server.stop())

const takeId = (text: string) => text.slice(0, 11)

function makeLink(of: string, { scopes, expiresAt = LATER }: { scopes?: string[]; expiresAt?: string } = {}) {
  const settings = { name: 'sheet', expiresAt, ...(scopes && { scopes }) }
  return createLink(store, takeId(of), settings, new Date('2026-01-01T00:00:00Z'))
}

const send = (path: string, asked: Asked = {}) => ask(server.port, path, asked)
const byLink = (path: string, asked: Asked = {}, token = link) => send(`/v1/link/${token}${path}`, asked)
const byKey = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  send(`/v1${path}`, { headers: { 'x-api-key': key, ...headers } })

/** A server reads its keys again twice a second. */
const waitFor = (isSo: (reply: Reply) => boolean, token: string) =>
  eventually(async () => (isSo(await byLink(PORTFOLIO, {}, token)) ? true : null))

describe('a link', () => {
  it('answers what its key gets, byte for byte, and lets nobody keep it or send its address on', async () => {
    const keyed = await byKey(PORTFOLIO)
    const [first, again] = [await byLink(PORTFOLIO), await byLink(PORTFOLIO)]
    const known = await byLink(PORTFOLIO, { headers: { 'if-none-match': String(keyed.headers.etag) } })

    expect([first.status, first.text, again.text, known.status]).toEqual([200, keyed.text, keyed.text, 304])
    for (const { headers } of [first, again, known])
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
    expect((await byKey(PORTFOLIO)).headers['cache-control']).toBe('private, no-cache')
  })

  it('is kept by no proxy for others, even by one that proves itself', async () => {
    const { headers } = await byLink(PORTFOLIO, { headers: { 'x-edge-secret': EDGE_SECRET } })

    expect([headers['cache-control'], headers['x-ratelimit-limit']]).toEqual(['no-store', '1000000'])
  })

  it('counts for its key', async () => {
    const of = await makeKey(dataDir, { rateLimit: 3 })
    const token = await makeLink(of)
    await waitFor(({ status }) => status === 200, token)
    await send('/v1/datasets', { headers: { 'x-api-key': of } })
    await byLink('/datasets', {}, token)
    const [ofKey, ofLink] = [
      await send('/v1/datasets', { headers: { 'x-api-key': of } }),
      await byLink('/datasets', {}, token),
    ]

    expect([ofKey.status, ofLink.status, ofLink.headers['cache-control']]).toEqual([429, 429, 'no-store'])
  })

  it.each([
    ['a POST', '/basket', 405, 'POST'],
    ['a statement of SQL', '/sql', 405, 'POST'],
    ['a subscription', '/subscriptions', 405, 'POST'],
    ['a DELETE', '/exports/1', 405, 'DELETE'],
    ['a question about SQL', '/sql?query=SELECT+1', 403],
    ['a list of files', '/bulk/cvm_fund_portfolio', 403],
    ['a file', '/bulk/cvm_fund_portfolio/competence_month=2025-10', 403],
    ['the exports', '/exports', 403],
    ['the subscriptions', '/subscriptions', 403],
    ['the question of a proxy', '/key-check', 403],
    ['nothing', '', 403],
    ['a path that climbs', `/../v1${PORTFOLIO}`, 403],
    ['an escaped path that climbs', `/%2e%2e/v1${PORTFOLIO}`, 403],
    ['two slashes', `/${PORTFOLIO}`, 403],
    ['restricted data, for which its key has the scope', QUOTES, 401],
    ['an active share against an index of the exchange', '/fund/00068305000135/active-share?against=IBOV', 401],
    ['a search for restricted names', '/search?q=petr4&kind=ticker', 401],
  ])('does not answer %s', async (_what, path, expected, method = 'GET') => {
    const { status, text, headers } = await byLink(path, { method })

    expect([status, headers['cache-control']]).toEqual([expected, 'no-store'])
    expect(text).toContain('"success":false')
    if (path === QUOTES) expect((await byKey(QUOTES)).status).toBe(200)
  })

  it('answers a search without a kind by the kinds of open data alone', async () => {
    const kinds = ({ text }: { text: string }) =>
      (JSON.parse(text) as { data: readonly { kind: string }[] }).data.map(({ kind }) => kind)

    expect(kinds(await byKey('/search?q=petr4'))).toContain('ticker')
    const open = await byLink('/search?q=petr4')
    expect(open.status).toBe(200)
    expect(kinds(open)).toContain('asset')
    expect(kinds(open)).not.toContain('ticker')
  })

  it('has its own scopes alone', async () => {
    const narrow = await makeLink(key, { scopes: ['statistics'] })
    await eventually(async () => ((await byLink('/datasets', {}, narrow)).status === 200 ? true : null))
    const refused = await byLink(PORTFOLIO, {}, narrow)

    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      403,
      { error_data: { dataset: 'cvm_fund_portfolio' } },
    ])
  })

  it('ends when it is revoked, when it expires, and when its key does', async () => {
    const other = await makeKey(dataDir, {})
    const [revoked, expired, ofEnded] = [
      await makeLink(key),
      await makeLink(key, { expiresAt: '2026-01-02T00:00:00.000Z' }),
      await makeLink(other),
    ]
    await waitFor(({ status }) => status === 200, ofEnded)
    await revokeKey(store, takeId(revoked), new Date())
    await revokeKey(store, takeId(other), new Date())
    await waitFor(({ status }) => status === 401, ofEnded)

    for (const token of [revoked, expired, ofEnded]) {
      const { status, headers, text } = await byLink(PORTFOLIO, {}, token)
      expect([status, headers['cache-control']]).toEqual([401, 'no-store'])
      expect(text).toContain('This link is not valid')
    }
  })

  it('reads on for the successor of a key that was rotated', async () => {
    const old = await makeKey(dataDir, {})
    const token = await makeLink(old)
    const fresh = await rotateKey(store, takeId(old), 0, new Date())
    await eventually(async () =>
      (await send('/v1/datasets', { headers: { 'x-api-key': fresh } })).status === 200 ? true : null,
    )

    expect((await byLink(PORTFOLIO, {}, token)).status).toBe(200)
  })

  it('is no key, a key is no link, and neither is taken from a query', async () => {
    const answers = [
      await send(`/v1${QUOTES}`, { headers: { 'x-api-key': link } }),
      await send(`/v1${QUOTES}`, { headers: { authorization: `Bearer ${link}` } }),
      await send(`/v1${QUOTES}&token=${link}`),
      await byLink(PORTFOLIO, {}, key),
      await byLink(PORTFOLIO, {}, ''),
      await byLink(PORTFOLIO, {}, link.replace('ml_', '%6dl_')),
      await byLink(PORTFOLIO, { headers: { 'x-api-key': key } }, 'ml_00000000_nobody'),
    ]

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  })

  it('has its secret in no line of the log, no metric, no header and no answer, wherever it stands in an address', async () => {
    const paths = [
      `/v1/link/${link}${PORTFOLIO}`,
      `/v1/link/${link}/fund/62415896000127/portfolio?date=wrong`,
      `/v1/link/${link}/link/${link}/datasets`,
      `/v1/link/${link}/${link}`,
      `/v1/link//${link}/datasets`,
      `/v1/link/${link}x/datasets`,
      `/V1/link/${link}/datasets`,
      `/v1//link/${link}/datasets`,
      `/v1/%6cink/${link}/datasets`,
      `/link/${link}/datasets`,
    ]
    for (const path of paths) {
      for (const accept of ['application/json', 'application/problem+json']) {
        const { text, headers } = await send(path, { headers: { accept } })
        expect(`${text}${JSON.stringify(headers)}`, path).not.toContain(link.slice(12))
      }
    }
    const whole = `GET http://elsewhere.example/v1/link/${link}/datasets HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    expect(await exchange(server.port, whole)).toMatch(/^HTTP\/1.1 200 (?!.*ml_)/s)
    const metrics = await ask(server.metricsPort ?? 0, '/metrics')
    const found = await eventually(() => {
      const own = lines.find((line) => line.includes(`"link":"${takeId(link)}"`) && line.includes('"status":200'))
      return Promise.resolve(own ?? null)
    })

    expect(metrics.text).toContain('/v1/fund/{cnpj}/portfolio')
    expect(`${metrics.text}${lines.join('')}`).not.toContain(link.slice(12))
    expect(JSON.parse(found)).toMatchObject({ key: takeId(key), path: '/v1/fund/62415896000127/portfolio' })
  })
})

describe('the command', () => {
  it('stores a hash of a link alone', async () => {
    const stored = (await store.read()).find(({ id }) => id === takeId(link))

    expect(stored).toMatchObject({ link_of: takeId(key), expires_at: LATER, scopes: ['*'] })
    expect(JSON.stringify(stored)).not.toContain(link.slice(12))
  })

  it.each([
    ['a scope beyond those of its key', ['cvm_fidc']],
    ['whole files', ['bulk']],
    ['everything', ['*']],
  ])('makes no link with %s', async (_what, scopes) => {
    const narrow = await makeKey(dataDir, { scopes: ['statistics', 'bulk'] })

    await expect(makeLink(narrow, { scopes })).rejects.toThrow(`cannot have ${scopes.join()}`)
  })

  it('makes no link of a link, of an ended key or of one for files alone, and rotates none', async () => {
    const [ended, files] = [await makeKey(dataDir, {}), await makeKey(dataDir, { scopes: ['bulk'] })]
    await revokeKey(store, takeId(ended), new Date())

    await expect(makeLink(link)).rejects.toThrow('is a link')
    await expect(makeLink(ended)).rejects.toThrow('no longer valid')
    await expect(makeLink(files)).rejects.toThrow('no scope that a link may have')
    await expect(rotateKey(store, takeId(link), 0, new Date())).rejects.toThrow('is a link')
  })
})
