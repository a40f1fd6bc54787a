import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasetApis } from '../../../schemas/service/registry.gen.ts'
import { createPlainRequests } from '../../../server/answer/plain-request.ts'
import { readConfig } from '../../../server/config.ts'
import { startServer } from '../../../server/start.ts'
import { GENEROUS, makeKey } from '../helpers/api.ts'
import { ask, type Asked, type Reply } from '../helpers/http.ts'
import { shareWorld } from '../helpers/shared.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio'

describe('a plain request', () => {
  const endpoints = Object.values(datasetApis).flatMap((api) => api.endpoints)
  const find = createPlainRequests(new Map(endpoints.map((endpoint) => [endpoint, () => undefined])))
  const readPlain = (url: string, more: { method?: string; headers?: IncomingMessage['headers'] } = {}) => {
    const req = new IncomingMessage(new Socket())
    const headers = { host: 'localhost', ...more.headers }
    Object.assign(req, { url, method: more.method ?? 'GET', httpVersion: '1.1', headers })
    req.rawHeaders = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
    return find(req)?.read ?? null
  }

  it('is for a portfolio by the number of its fund, with at most a date', () => {
    const params = { cnpj: '62415896000127' }
    expect(readPlain(PORTFOLIO)).toEqual({ params, query: {}, originalUrl: PORTFOLIO })
    const dated = `${PORTFOLIO}?date=2025-10-31`
    expect(readPlain(dated)).toEqual({ params, query: { date: '2025-10-31' }, originalUrl: dated })
  })

  it.each([
    `${PORTFOLIO}?`,
    `${PORTFOLIO}?date=`,
    `${PORTFOLIO}?date=2025-10-31&`,
    `${PORTFOLIO}?date=2025%2D10`,
    `${PORTFOLIO}?date=2025-10&format=csv`,
    `${PORTFOLIO}?format=csv`,
    `${PORTFOLIO}/`,
    '/v1/fund/62.415.896%2F0001-27/portfolio',
    '/V1/fund/62415896000127/portfolio',
    '/v1/fund/62415896000127',
  ])('is not %s', (url) => {
    expect(readPlain(url)).toBeNull()
  })

  it('is neither a HEAD nor one that is refused as malformed', () => {
    expect(readPlain(PORTFOLIO, { method: 'HEAD' })).toBeNull()
    expect(readPlain(PORTFOLIO, { headers: { accept: 'a'.repeat(3_000) } })).toBeNull()
    expect(readPlain(PORTFOLIO, { headers: { host: 'a b' } })).toBeNull()
  })
})

/** A server that notes its log, and what it answered. */
async function startNoting(dataDir: string) {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) })
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, ...GENEROUS })
  const server = await startServer(config, { log })
  const requests = () =>
    lines
      .filter(({ msg, method }) => msg === undefined && method !== undefined)
      .map(({ time, ms, pid, ...line }) => line)
  return { server, requests, send: (path: string, asked: Asked) => ask(server.port, path, asked) }
}

/** What a client sees of a reply, without the times in it. */
const describeReply = ({ status, text, headers }: Reply) => {
  const { date, 'x-ratelimit-reset': reset, ratelimit, ...others } = headers
  const times = [typeof date, typeof reset, String(ratelimit).replace(/t=\d+/, 't=')]
  return { status, text, headers: others, times }
}

describe('a plain request and the same request through Express', () => {
  type Noting = Awaited<ReturnType<typeof startNoting>>
  let [plain, express]: [Noting | null, Noting | null] = [null, null]
  let keys: Readonly<Record<'all' | 'few' | 'other', string>>

  beforeAll(async () => {
    const dataDir = await shareWorld(sampleDataDir)
    keys = {
      all: await makeKey(dataDir),
      few: await makeKey(dataDir, { rateLimit: 2 }),
      other: await makeKey(dataDir, { scopes: ['b3_quote'] }),
    }
    plain = await startNoting(dataDir)
    express = await startNoting(dataDir)
  })

  afterAll(async () => {
    await plain?.server.stop()
    await express?.server.stop()
  })

  /** Asks one server as it is, the other with a query that only Express reads, and compares all that is to be seen. */
  async function compare(path: string, { key = 'all', ...headers }: Record<string, string> = {}): Promise<Reply> {
    if (plain === null || express === null) throw new Error('no server')
    const given = key === '' ? {} : { 'x-api-key': keys[key as keyof typeof keys] }
    const asked = { headers: { 'x-request-id': 'same', ...given, ...headers } }
    const [ours, theirs] = [
      await plain.send(path, asked),
      await express.send(path.includes('?') ? `${path}&` : `${path}?`, asked),
    ]
    expect(describeReply(ours)).toEqual(describeReply(theirs))
    return ours
  }

  it.each([
    ['holdings', `${PORTFOLIO}?date=2025-10-31`, 200],
    ['the newest', PORTFOLIO, 200],
    ['an older month', '/v1/fund/00068305000135/portfolio?date=2024-02-29', 200],
    ['a report', '/v1/fund/05754060000113/portfolio?date=20250630', 200],
    ['a ticker', '/v1/fund/XPML11/portfolio', 200],
    ['a month without a filing', `${PORTFOLIO}?date=2001-01-31`, 404],
    ['an unknown fund', '/v1/fund/00000000000191/portfolio', 404],
    ['a wrong number', '/v1/fund/62415896000128/portfolio', 400],
    ['a wrong date', `${PORTFOLIO}?date=2025-13-99`, 400],
  ])('agree on %s', async (_what, path, status) => {
    expect((await compare(path)).status).toBe(status)
  })

  it('agree on formats, encodings, languages and what the client has', async () => {
    const { headers } = await compare(`${PORTFOLIO}?date=2025-10`)
    const csv = await compare(`${PORTFOLIO}?date=2025-10`, { accept: 'text/csv' })
    const packed = await compare(`${PORTFOLIO}?date=2025-10`, { 'accept-encoding': 'gzip' })
    const pt = await compare('/v1/fund/00000000000191/portfolio', { 'accept-language': 'pt' })
    const refused = await compare(PORTFOLIO, { accept: 'image/png' })
    const same = await compare(`${PORTFOLIO}?date=2025-10`, { 'if-none-match': headers.etag ?? '' })

    expect(csv.headers['content-type']).toContain('text/csv')
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(pt.headers['content-language']).toBe('pt-BR')
    expect([refused.status, same.status]).toEqual([400, 304])
  })

  it('agree on keys, scopes and rate limits', async () => {
    expect((await compare(PORTFOLIO, { key: '' })).status).toBe(401)
    expect((await compare(PORTFOLIO, { key: 'other' })).status).toBe(403)
    const statuses: number[] = []
    // None of them was asked for before in this spelling.
    for (const date of ['20251031', '202510', '2025-09-30'])
      statuses.push((await compare(`${PORTFOLIO}?date=${date}`, { key: 'few' })).status)
    expect(statuses).toEqual([200, 400, 429])
  })

  it('leave the same log and the same metrics', async () => {
    const counted = async ({ server }: Noting) =>
      (await ask(server.metricsPort ?? 0, '/metrics')).text
        .split('\n')
        .filter((line) => /^market_data_(http_requests_total|answers_total|http_rate_limited_total)/.test(line))
    if (plain === null || express === null) throw new Error('no server')

    expect(plain.requests().length).toBeGreaterThan(15)
    expect(plain.requests()).toEqual(express.requests())
    expect((await counted(plain)).toSorted()).toEqual((await counted(express)).toSorted())
  })
})
