import { execFile } from 'node:child_process'
import { lutimes, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { readManifest } from '../../server/integrity/manifest.ts'
import { createKey, type NewKey, revokeKey } from '../../server/keys/commands.ts'
import { openRedisKeyStore } from '../../server/keys/redis-key-store.ts'
import { connectRedis, type Redis } from '../../server/system/redis.ts'
import { pointCurrentAt } from '../../shared/install-snapshot.ts'
import { flipBit } from '../fuzz/flipped-bits.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { randomFrom } from '../helpers/random.ts'
import { type Api, serve } from '../server/helpers/api.ts'
import { type Child, spawnServer } from '../server/helpers/child.ts'
import { editions, PATH } from '../server/helpers/editions.ts'
import { ask, eventually } from '../server/helpers/http.ts'
import { type RedisServer, startRedis } from '../server/helpers/redis.ts'
import { type NginxPool, startNginxPool } from './helpers/nginx-pool.ts'
import { askPool, countEach, keepLoading, type LoadReply } from './helpers/steady-load.ts'

const SECRET = 'a-secret-of-this-test-and-of-nobody-else'
const CLIENTS = 12
const [OLD, NEW] = ['20260110T030000Z', '20260210T030000Z']

interface Server {
  readonly dataDir: string
  readonly child: Child
}

let redisServer: RedisServer
let redis: Redis
let reference: Api
let pool: NginxPool
let servers: readonly Server[]
let key: string
const folders: string[] = []
const random = randomFrom(20)

const makeKey = (own: Partial<NewKey> = {}) =>
  createKey(
    openRedisKeyStore(redis),
    { name: 'test', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null, ...own },
    new Date(),
  )

beforeAll(async () => {
  redisServer = await startRedis()
  redis = await connectRedis(redisServer.url, pino({ level: 'silent' }))
  key = await makeKey()
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-02-10T03:00:00Z', '200.00'])
  folders.push(world.mirror)
  const started = Array.from({ length: 3 }, async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    // Copies share no file, so that damage to one is no damage to another.
    await promisify(execFile)('cp', ['-a', world.dataDir, dataDir])
    await pointCurrentAt(dataDir, OLD)
    const child = await spawnServer(dataDir, {
      REDIS_URL: redisServer.url,
      PUBLIC_DATA: 'on',
      EDGE_SECRET: SECRET,
      READY_MAX_LAG_SECONDS: '1',
      READY_VERIFIED: 'on',
      TRUST_PROXY: '1',
      KEY_REQUESTS_AT_ONCE: '1000',
      DRAIN_SECONDS: '2',
      LOG_LEVEL: 'error',
    }).catch((error: unknown) => {
      throw error
    })
    return { dataDir, child }
  })
  servers = await Promise.all(started)
  reference = await serve(world.dataDir)
  pool = await startNginxPool(servers.map(({ child }) => child.port), SECRET) // prettier-ignore
  for (const server of servers) await readyWith(server, 200)
  await eventually(async () => ((await pool.listDown()).length === 0 ? true : null))
})

afterAll(async () => {
  await pool.stop()
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ child }) => child.ended))
  await reference.stop()
  redis.close()
  await redisServer.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  askPool(pool.port, path, { 'x-api-key': key, ...headers })

const readyWith = ({ child }: Server, status: number, text = '') =>
  eventually(async () => {
    const reply = await ask(child.port, '/readyz')
    return reply.status === status && reply.text.includes(text) ? reply : null
  })

const isDown = ({ child }: Server) =>
  eventually(async () => ((await pool.listDown()).includes(child.port) ? true : null))
const allUp = () => eventually(async () => ((await pool.listDown()).length === 0 ? true : null))

/** Addresses of many spellings, so that most are in no cache; some name a snapshot that an answer has named before. */
function chooseAddress(seen: ReadonlySet<string>): string {
  const size = 1 + Math.floor(random() * 1000)
  const plain = [
    `/v1/funds?page_size=${String(size)}`,
    `/v1/changelog?page_size=${String(size)}`,
    `${PATH}?provenance=${String(random() < 0.5)}&format=${random() < 0.5 ? 'json' : 'csv'}&fields=id`,
    `/v1/datasets?lang=${random() < 0.5 ? 'en' : 'pt'}`,
  ][Math.floor(random() * 4)]
  const named = [...seen][Math.floor(random() * seen.size * 2)]
  return named === undefined ? String(plain) : `${String(plain)}&snapshot=${named}`
}

/** Starts the load of some clients. An answer tells them of its snapshot, and they may ask for it by name. */
function load() {
  const seen = new Set<string>()
  return keepLoading(CLIENTS, async () => {
    const reply = await get(chooseAddress(seen))
    if (reply.status === 200) seen.add(String(reply.headers['x-snapshot-id']))
    return reply
  })
}

/** Finds the answers that are not, byte by byte, those of the snapshot that they name. */
async function findMixed(replies: readonly LoadReply[]): Promise<string[]> {
  const truths = new Map<string, string>()
  const mixed: string[] = []
  for (const { path, headers, text } of replies) {
    const snapshot = String(headers['x-snapshot-id'])
    const pinned = path.includes('snapshot=') ? path : `${path}&snapshot=${snapshot}`
    const truth = truths.get(pinned) ?? (await reference.get(pinned)).text
    truths.set(pinned, truth)
    if (text !== truth || !pinned.endsWith(snapshot)) mixed.push(`${path} of ${snapshot}`)
  }
  return mixed
}

const turn = async (server: Server, id: string) => {
  await pointCurrentAt(server.dataDir, id)
  await readyWith(server, 200, id)
}

describe('Three servers that take a new snapshot one after another, under load', () => {
  let replies: readonly LoadReply[]
  let walks: readonly { readonly snapshots: readonly string[]; readonly rows: readonly unknown[] }[]
  let polled: readonly LoadReply[]

  beforeAll(async () => {
    const running = load()
    const walked: (typeof walks)[number][] = []
    let done = false
    const walking = (async () => {
      while (!done) walked.push(await walk())
    })()
    let highest = OLD
    const polling = keepLoading(2, async () => {
      const reply = await get(`/v1/datasets?min_snapshot=${highest}`)
      const id = String(reply.headers['x-snapshot-id'])
      if (id > highest) highest = id
      return reply
    })
    const wait = (count: number) => eventually(() => Promise.resolve(running.replies.length >= count || null))
    await wait(100)
    for (const server of servers) {
      await turn(server, NEW)
      await wait(running.replies.length + 150)
    }
    replies = await running.stop()
    polled = await polling.stop()
    done = true
    await walking
    walks = walked
  })

  async function walk() {
    const [snapshots, rows]: [string[], unknown[]] = [[], []]
    let next: string | null = '/v1/changelog?page_size=1'
    while (next !== null) {
      const { status, text, headers } = await get(next)
      expect(status, text).toBe(200)
      const body = JSON.parse(text) as { readonly data: readonly unknown[]; readonly next: string | null }
      snapshots.push(String(headers['x-snapshot-id']))
      rows.push(...body.data)
      next = body.next
    }
    return { snapshots, rows }
  }

  it('fail no request', () => {
    expect(Object.keys(countEach(replies.map(({ status }) => status)))).toEqual(['200'])
    expect(replies.length).toBeGreaterThan(500)
  })

  it('mix no answer: each is one of the two snapshots, byte by byte', async () => {
    const of = countEach(replies.map(({ headers }) => String(headers['x-snapshot-id'])))
    expect(Object.keys(of).sort()).toEqual([OLD, NEW])
    expect(await findMixed(replies)).toEqual([])
  })

  it('give a list that is read page by page from one snapshot', async () => {
    expect(walks.length).toBeGreaterThan(1)
    for (const { snapshots, rows } of walks) {
      const [first = '', ...others] = [...new Set(snapshots)]
      expect(others).toEqual([])
      const { text } = await reference.get(`/v1/changelog?page_size=1000&snapshot=${first}`)
      expect(rows).toEqual((JSON.parse(text) as { readonly data: unknown }).data)
    }
  })

  it('never answer from an older snapshot than the client has seen', () => {
    expect(Object.keys(countEach(polled.map(({ status }) => status)))).toEqual(['200'])
    for (const { path, headers } of polled)
      expect(String(headers['x-snapshot-id']) >= path.slice(-OLD.length), path).toBe(true)
  })
})

describe('Keys and limits', () => {
  it('hold over all servers: of 60 requests, from the cache and not, exactly the 25 of the limit pass', async () => {
    const limited = await makeKey({ rateLimit: 25 })
    const headers = { 'x-api-key': limited }
    await eventually(async () => ((await get('/v1/nothing', headers)).status === 401 ? null : true))
    const used = await Promise.all(
      Array.from({ length: 60 }, (_each, n) =>
        get(`/v1/datasets?snapshot=${NEW}${n % 2 === 0 ? '' : `&format=csv&fields=id`}`, headers),
      ),
    )
    const spent = used.find(({ status }) => status === 429)
    const before = Number(used.filter(({ status }) => status === 200).length)

    expect(countEach(used.map(({ status }) => status))).toEqual({ 200: before, 429: 60 - before })
    // The address that does not exist was asked for before, and counted.
    expect(25 - before).toBeGreaterThanOrEqual(1)
    expect(Math.min(...used.filter(({ status }) => status === 200).map((each) => Number(each.headers['x-ratelimit-remaining'])))).toBe(0) // prettier-ignore
    expect(Number(spent?.headers['retry-after'])).toBeGreaterThan(0)
    for (const { child } of servers) expect((await ask(child.port, '/v1/datasets', { headers })).status).toBe(429)
  })

  it('are refused everywhere soon after they are revoked, also for an answer that is in the cache', async () => {
    const revoked = await makeKey({ name: 'revoked' })
    const headers = { 'x-api-key': revoked }
    const path = `/v1/datasets?snapshot=${NEW}`
    await eventually(async () => ((await get(path, headers)).status === 200 ? true : null))
    expect((await get(path, headers)).headers['x-cache']).toBe('HIT')

    const id = (await openRedisKeyStore(redis).read()).find(({ name }) => name === 'revoked')?.id ?? ''
    await revokeKey(openRedisKeyStore(redis), id, new Date())

    await eventually(async () => {
      const statuses = await Promise.all(servers.map(() => get(path, headers)))
      return statuses.every(({ status }) => status === 401) ? true : null
    })
    expect((await get(path)).headers['x-cache']).toBe('HIT')
  })
})

describe('The cache of the proxy', () => {
  const path = `${PATH}?snapshot=${NEW}&date=2025-10`

  it('gives nothing to whom the servers would refuse, and says why as they do', async () => {
    await get(path)
    expect((await get(path)).headers['x-cache']).toBe('HIT')
    const narrow = await makeKey({ scopes: ['b3_quote'] })
    await eventually(async () =>
      (await get('/v1/exchange/indexes', { 'x-api-key': narrow })).status === 401 ? null : true,
    )

    const without = await askPool(pool.port, path, { 'accept-language': 'pt' })
    const wrong = await get(path, { 'x-api-key': 'wrong' })
    const other = await get(path, { 'x-api-key': narrow })

    expect([without.status, wrong.status, other.status]).toEqual([401, 401, 403])
    expect(JSON.parse(without.text)).toMatchObject({ code: 'not_authorized' })
    expect(without.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'content-language': 'pt-BR' })
    expect((await get('/v1/key-check', { 'x-edge-secret': SECRET, 'x-original-uri': path })).status).toBe(404)
  })

  it('repeats nothing of another client, and lets no cache behind it keep anything', async () => {
    const [one, other] = [await makeKey({ rateLimit: 5_001 }), await makeKey({ rateLimit: 5_002 })]
    for (const each of [one, other]) await eventually(async () => ((await get(path, { 'x-api-key': each })).status === 200 ? true : null)) // prettier-ignore
    const first = await get(path, { 'x-api-key': one, 'x-request-id': 'of-the-first' })
    const second = await get(path, { 'x-api-key': other, 'x-request-id': 'of-the-second' })

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
    expect((await get(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  })

  it('keeps each encoding and format by itself, and no error', async () => {
    const address = `/v1/funds?snapshot=${NEW}&page_size=17`
    const forms = [{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }, { accept: 'text/csv' }, {}]
    const twice = []
    for (const headers of [...forms, ...forms]) twice.push((await get(address, headers)).headers)

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
      for (let times = 0; times < 2; times += 1) expect((await get(wrong)).headers['x-cache']).toBe('MISS')
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
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) replies.push(await get(path))
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))

    // Some of the load may have asked for these before.
    const counted = countEach(replies.map(({ headers }) => String(headers['x-cache'])))
    expect(counted['MISS'] ?? 0).toBeLessThanOrEqual(distinct)
    expect(counted['HIT']).toBeGreaterThanOrEqual(2_000 - distinct)
    expect(Object.keys(counted).sort()).toEqual(['HIT', 'MISS'])
  })

  it('forgets a withdrawn snapshot when its files are removed', async () => {
    expect((await get(path)).headers['x-cache']).toBe('HIT')
    await pool.purge()
    expect((await get(path)).headers['x-cache']).toBe('MISS')
  })
})

describe('A server that others should answer for', () => {
  it('leaves the pool while it lags, and comes back', async () => {
    const [, late] = servers as [Server, Server, Server]
    const broken = '20260301T030000Z'
    await promisify(execFile)('cp', [
      '-a',
      join(late.dataDir, 'snapshots', NEW),
      join(late.dataDir, 'snapshots', broken),
    ])
    await writeFile(join(late.dataDir, 'snapshots', broken, 'manifest.json'), '{}')
    await pointCurrentAt(late.dataDir, broken)
    const before = new Date(Date.now() - 60_000)
    await lutimes(join(late.dataDir, 'current'), before, before)

    expect((await readyWith(late, 503)).text).toContain('"reason":"lagging"')
    await isDown(late)
    expect((await pool.listDown()).length).toBe(1)
    await pointCurrentAt(late.dataDir, NEW)
    await readyWith(late, 200)
    await allUp()
  })

  it('leaves the pool when a file of it is damaged, while every request is answered', async () => {
    const [, bad] = servers as [Server, Server, Server]
    const folder = join(bad.dataDir, 'snapshots', NEW)
    const file = publishedFiles(await readManifest(folder)).find((each) =>
      each.file.startsWith('cvm_fund_portfolio_packed/'),
    )
    const damaged = join(folder, file?.file ?? '')
    const bytes = await readFile(damaged)
    await writeFile(damaged, flipBit(bytes, Math.floor(bytes.length / 2), 3))

    let n = 0
    const running = keepLoading(4, () =>
      get(`${PATH}?provenance=true&min_snapshot=202601${String(10 + (n++ % 20))}T000000Z&fields=id`),
    )
    expect((await readyWith(bad, 503)).text).toContain('"reason":"damaged"')
    await isDown(bad)
    const replies = await running.stop()
    await writeFile(damaged, bytes)
    await readyWith(bad, 200)
    await allUp()

    expect(countEach(replies.map(({ status }) => status))).toEqual({ 200: replies.length })
  })
})

describe('A server that ends, under load', () => {
  it('loses nothing on SIGTERM: it is not ready first, and answers until it is left', async () => {
    const [, , leaving] = servers as [Server, Server, Server]
    const running = load()
    await eventually(() => Promise.resolve(running.replies.length > 100 || null))
    leaving.child.kill('SIGTERM')
    expect((await readyWith(leaving, 503)).text).toContain('"reason":"draining"')
    expect(await leaving.child.ended).toBe(0)
    const count = running.replies.length
    await eventually(() => Promise.resolve(running.replies.length > count + 100 || null))
    const replies = await running.stop()

    expect(countEach(replies.map(({ status }) => status))).toEqual({ 200: replies.length })
    expect(await findMixed(replies)).toEqual([])
  })

  it('loses no more than its requests in flight on SIGKILL', async () => {
    const [, killed] = servers as [Server, Server, Server]
    const running = load()
    await eventually(() => Promise.resolve(running.replies.length > 100 || null))
    killed.child.kill('SIGKILL')
    expect(await killed.child.ended).toBe('SIGKILL')
    const count = running.replies.length
    await isDown(killed)
    await eventually(() => Promise.resolve(running.replies.length > count + 100 || null))
    const replies = await running.stop()

    const lost = replies.filter(({ status }) => status !== 200)
    expect(lost.length).toBeLessThanOrEqual(CLIENTS)
    // A GET goes to the next server, unless its answer had begun.
    expect(lost.map(({ status }) => status).filter((status) => status !== 0 && status !== 502)).toEqual([])
    expect(await findMixed(replies.filter(({ status }) => status === 200))).toEqual([])
  })
})
