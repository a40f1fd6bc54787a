import { Lake } from '../../lake/lake.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokeKey } from '../../server/keys/commands.ts'
import { pointCurrentAt } from '../../lake/snapshots/current-link.ts'
import { randomFrom } from '../helpers/random.ts'
import { PATH } from '../server/helpers/editions.ts'
import { ask, eventually } from '../server/helpers/http.ts'
import { askPool, countEach, type LoadReply } from './helpers/steady-load.ts'
import {
  EDGE_SECRET,
  NEW,
  OLD,
  startThreeServers,
  type ThreeServers,
  waitForReadiness,
} from './helpers/three-servers.ts'

const CLIENTS = 12
const random = randomFrom(20)

let three: ThreeServers

beforeAll(async () => {
  three = await startThreeServers()
  await pointCurrentAt(new Lake(three.builder), NEW)
  await three.publish()
  for (const server of three.servers) {
    await waitForReadiness(server, 200, NEW)
  }
})

afterAll(() => three.stop())

describe('Keys and limits', () => {
  it('hold over all servers: of 60 requests, from the cache and not, exactly the 25 of the limit pass', async () => {
    const limited = await three.makeKey({ rateLimit: 25 })
    const headers = { 'x-api-key': limited }
    const used = await Promise.all(
      Array.from({ length: 60 }, (_each, n) =>
        three.get(`/v1/datasets?snapshot=${NEW}${n % 2 === 0 ? '' : `&format=csv&fields=id`}`, headers),
      ),
    )
    const spent = used.find(({ status }) => status === 429)
    expect(countEach(used.map(({ status }) => status))).toEqual({ 200: 25, 429: 35 })
    expect(
      Math.min(
        ...used.filter(({ status }) => status === 200).map((each) => Number(each.headers['x-ratelimit-remaining'])),
      ),
    ).toBe(0)
    expect(Number(spent?.headers['retry-after'])).toBeGreaterThan(0)
    for (const { child } of three.servers) expect((await ask(child.port, '/v1/datasets', { headers })).status).toBe(429)
  })

  it('are refused everywhere soon after they are revoked, also for an answer that is in the cache', async () => {
    const revoked = await three.makeKey({ name: 'revoked' })
    const headers = { 'x-api-key': revoked }
    const path = `/v1/datasets?snapshot=${NEW}`
    await eventually(async () => ((await three.get(path, headers)).status === 200 ? true : null))
    expect((await three.get(path, headers)).headers['x-cache']).toBe('HIT')

    const id = (await three.keys.read()).find(({ name }) => name === 'revoked')?.id ?? ''
    await revokeKey(three.keys, id, new Date())

    await eventually(async () => {
      const statuses = await Promise.all(three.servers.map(() => three.get(path, headers)))
      return statuses.every(({ status }) => status === 401) ? true : null
    })
    expect((await three.get(path)).headers['x-cache']).toBe('HIT')
  })
})

describe('The cache of the proxy', () => {
  const path = `${PATH}?snapshot=${NEW}&date=2025-10`

  it('gives nothing to a client that the servers would refuse, and says why as they do', async () => {
    await three.get(path)
    expect((await three.get(path)).headers['x-cache']).toBe('HIT')
    const narrow = await three.makeKey({ scopes: ['b3_quote'] })
    await eventually(async () =>
      (await three.get('/v1/exchange/indexes', { 'x-api-key': narrow })).status === 401 ? null : true,
    )

    const without = await askPool(three.pool.port, path, { 'accept-language': 'pt' })
    const wrong = await three.get(path, { 'x-api-key': 'wrong' })
    const other = await three.get(path, { 'x-api-key': narrow })

    expect([without.status, wrong.status, other.status]).toEqual([401, 401, 403])
    expect(JSON.parse(without.text)).toMatchObject({ code: 'not_authorized' })
    expect(without.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'content-language': 'pt-BR' })
    expect((await three.get('/v1/key-check', { 'x-edge-secret': EDGE_SECRET, 'x-original-uri': path })).status).toBe(
      404,
    )
  })

  it('repeats nothing of another client, and lets no cache behind it keep anything', async () => {
    const [one, other] = [await three.makeKey({ rateLimit: 5_001 }), await three.makeKey({ rateLimit: 5_002 })]
    for (const each of [one, other])
      await eventually(async () => ((await three.get(path, { 'x-api-key': each })).status === 200 ? true : null))
    const first = await three.get(path, { 'x-api-key': one, 'x-request-id': 'of-the-first' })
    const second = await three.get(path, { 'x-api-key': other, 'x-request-id': 'of-the-second' })

    expect(second.headers).toMatchObject({
      'x-cache': 'HIT',
      'x-ratelimit-limit': '5002',
      'x-request-id': 'of-the-second',
      'x-snapshot-id': NEW,
      'cache-control': 'private, max-age=3600',
      etag: first.headers.etag,
    })
    expect(second.headers['x-ratelimit-remaining']).not.toBe(first.headers['x-ratelimit-remaining'])
    expect(second.headers['ratelimit-policy']).toContain('q=5002')
    expect(second.text).toBe(first.text)
    expect((await three.get(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  })

  it('keeps each encoding and format by itself, and no error', async () => {
    const address = `/v1/funds?snapshot=${NEW}&page_size=17`
    const forms = [{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }, { accept: 'text/csv' }, {}]
    const twice = []
    for (const headers of [...forms, ...forms]) twice.push((await three.get(address, headers)).headers)

    expect(twice.map((each) => each['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
      'br',
      'gzip',
      undefined,
      undefined,
    ])
    expect(twice[6]?.['content-type']).toContain('text/csv')
    expect(twice.map((each) => each['x-cache'])).toEqual(['MISS', 'MISS', 'MISS', 'MISS', 'HIT', 'HIT', 'HIT', 'HIT'])
    for (const wrong of [
      `/v1/fund/00000000000191?snapshot=${NEW}`,
      `/v1/funds?snapshot=20260109T000000Z`,
      `/v1/funds?snapshot=${NEW}&page_size=0`,
    ])
      for (let times = 0; times < 2; times += 1) expect((await three.get(wrong)).headers['x-cache']).toBe('MISS')
  })

  it('answers all but the first request for each of many named answers, by a seeded Zipf distribution', async () => {
    const addresses = Array.from(
      { length: 200 },
      (_each, n) => `/v1/changelog?snapshot=${OLD}&page_size=${String(700 + n)}`,
    )
    const weights = addresses.map((_each, n) => 1 / (n + 1))
    const total = weights.reduce((sum, each) => sum + each, 0)
    const draw = () => {
      let left = random() * total
      return addresses[weights.findIndex((each) => (left -= each) < 0)] ?? ''
    }
    const asked = Array.from({ length: 2_000 }, draw)
    const distinct = new Set(asked).size
    const waiting = [...asked]
    const replies: LoadReply[] = []
    const client = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) replies.push(await three.get(path))
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))

    // Some of the load may have asked for these before.
    const counted = countEach(replies.map(({ headers }) => String(headers['x-cache'])))
    process.stdout.write(`of 2,000 requests for ${String(distinct)} addresses: ${JSON.stringify(counted)}\n`)
    expect(counted['MISS'] ?? 0).toBeLessThanOrEqual(distinct)
    expect(counted['HIT']).toBeGreaterThanOrEqual(2_000 - distinct)
    expect(Object.keys(counted).sort()).toEqual(['HIT', 'MISS'])
  })

  it('forgets a withdrawn snapshot when its files are removed', async () => {
    expect((await three.get(path)).headers['x-cache']).toBe('HIT')
    await three.pool.purge()
    expect((await three.get(path)).headers['x-cache']).toBe('MISS')
  })
})
