import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { createKey, type NewKey, revokeKey } from '../../../server/keys/commands.ts'
import { openRedisKeyStore } from '../../../server/keys/redis-key-store.ts'
import { connectRedis, type Redis } from '../../../server/system/redis.ts'
import { readProblem } from '../helpers/body.ts'
import { type Child, spawnServer } from '../helpers/child.ts'
import { ask, eventually, PATIENCE_MS, type Reply } from '../helpers/http.ts'
import { oddDataDir } from '../helpers/odd-world.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'

const NOTHING = '/v1/nothing'
const SETTINGS: NewKey = { name: 'test', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null }
const takeId = (key: string) => key.slice(0, 11)
const log = pino({ level: 'silent' })
let dataDir: string
let server: RedisServer
let redis: Redis
const running: Pick<Child, 'kill'>[] = []

beforeAll(async () => {
  dataDir = await oddDataDir()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function startShared(): Promise<void> {
  server = await startRedis()
  redis = await connectRedis(server.url, log, PATIENT_MS)
}

async function stopShared(): Promise<void> {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  redis.close()
  await server.stop()
}

/**
 * A busy machine must not make Redis count as gone, so only the tests of a Redis that hangs keep the usual second. More
 * would be waited for: a connection that Redis drops while it begins is given up after this time.
 */
const PATIENT_MS = 60_000

async function start(timeoutMs = PATIENT_MS): Promise<Child> {
  const child = await spawnServer(dataDir, { REDIS_URL: server.url, REDIS_TIMEOUT_MS: String(timeoutMs) })
  running.push(child)
  return child
}

const key = (more: Partial<NewKey> = {}) => createKey(openRedisKeyStore(redis), { ...SETTINGS, ...more }, new Date())
const send = ({ port }: Child, text: string) => ask(port, NOTHING, { headers: { 'x-api-key': text } })
const ready = async ({ port }: Child) => JSON.parse((await ask(port, '/readyz')).text) as { degraded?: string[] }
const degraded = (child: Child) =>
  eventually(async () => ((await ready(child)).degraded ?? []).find((line) => line.startsWith('redis:')) ?? null)
const whole = (child: Child) => eventually(async () => ((await ready(child)).degraded === undefined ? true : null))
const times = (n: number, text: string) => (child: Child) => Array.from({ length: n }, () => send(child, text))
const count = (replies: readonly Reply[], status: number) => replies.filter((reply) => reply.status === status).length
const listLines = (child: Child) => child.output().split('\n')
const linesWith = (child: Child, text: string) => listLines(child).filter((line) => line.includes(text))

describe('two servers that share a Redis', () => {
  let both: readonly [Child, Child]
  /** Made before the servers start, which then know them. */
  let keys: { ofTen: string; ofOne: string; doomed: string; other: string; read: string }
  beforeAll(async () => {
    await startShared()
    keys = {
      ofTen: await key({ rateLimit: 10 }),
      ofOne: await key({ rateLimit: 1 }),
      doomed: await key(),
      other: await key(),
      read: await key(),
    }
    both = await Promise.all([start(), start()])
  })
  afterAll(stopShared)

  it('let pass together, of many requests at once, exactly the limit of the key', async () => {
    const replies = await Promise.all(both.flatMap(times(20, keys.ofTen)))

    expect([count(replies, 404), count(replies, 429)]).toEqual([10, 30])
    const left = replies.filter(({ status }) => status === 404).map(({ headers }) => headers['x-ratelimit-remaining'])
    expect(left.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_none, n) => n))
  })

  it('both refuse a key soon after its revocation', async () => {
    const { doomed, other } = keys
    expect(await Promise.all(both.map(async (child) => (await send(child, doomed)).status))).toEqual([404, 404])

    await revokeKey(openRedisKeyStore(redis), takeId(doomed), new Date())

    await eventually(async () => {
      const replies = await Promise.all(both.map((child) => send(child, doomed)))
      return replies.every(({ status }) => status === 401) ? true : null
    })
    expect(await Promise.all(both.map(async (child) => (await send(child, other)).status))).toEqual([404, 404])
  })

  it('say correctly how long to wait, by the clock of Redis', async () => {
    const text = keys.ofOne
    const [one, other] = both
    const list = `brazilian-market-data:passed:requests:${takeId(text)}`
    // Moves the recorded requests into the past by that much.
    const age = async (ms: number) => {
      const [at = ''] = String(await server.command('LINDEX', list, '-1')).split(' ')
      await server.command('LSET', list, '-1', `${String(Number(at) - ms)} 1`)
    }
    await send(one, text)
    await age(20_000)
    const refused = await send(other, text)

    await age(Number(refused.headers['retry-after']) * 1000)

    expect(readProblem(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(40)
    expect((await send(other, text)).status).toBe(404)
  })

  it('leave the text of a key neither in Redis nor in the log, and record its last use', async () => {
    const text = keys.read
    const [child] = both
    await send(child, text)
    await eventually(async () => (await openRedisKeyStore(redis).lastUses()).get(takeId(text)) ?? null)

    const held = await server.everything()

    expect(held).toContain(takeId(text))
    expect(held).not.toContain(text.slice(12))
    expect(child.output()).not.toContain(text.slice(12))
  })

  it('count failed attempts of an address together', async () => {
    const [one, other] = both
    // Those of a key that was revoked count as well.
    for (const before of (await server.command('KEYS', '*passed:failures*')) as string[])
      await server.command('DEL', before)
    await send(one, 'guess')
    const [list = ''] = (await server.command('KEYS', '*passed:failures*')) as string[]
    const [at = ''] = String(await server.command('LINDEX', list, '-1')).split(' ')
    // As if 280 attempts had failed, of the 300 that an address has.
    await server.command('LSET', list, '-1', `${at} 280`)

    const replies = await Promise.all([one, other].flatMap(times(20, 'guess')))

    expect([count(replies, 401), count(replies, 429)]).toEqual([20, 20])
  })
})

describe('when Redis goes away', () => {
  beforeEach(startShared)
  afterEach(stopShared)

  it('the server reports it, continues with the keys and counts that it knows, and recovers by itself', async () => {
    const text = await key({ rateLimit: 4 })
    const child = await start()
    const before = [await send(child, text), await send(child, text)]

    await server.stop()
    const during = [await send(child, text), await send(child, text), await send(child, text)]
    const said = await degraded(child)
    const unknown = await send(child, 'guess')
    server = await startRedis(server.url)
    await eventually(() => Promise.resolve(linesWith(child, 'Redis is connected').length === 2 || null))

    expect([...before, ...during].map(({ status }) => status)).toEqual([404, 404, 404, 404, 429])
    expect(during.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1', '0', '0'])
    expect(during.every(({ headers }) => 'ratelimit-policy' in headers && 'x-ratelimit-reset' in headers)).toBe(true)
    expect(said).toMatch(/^redis: /)
    expect(unknown.status).toBe(401)
    expect(linesWith(child, 'Redis is gone')).toHaveLength(1)
  })

  it('and comes back empty, the known keys stay valid, and the server says what is missing', async () => {
    const text = await key()
    const child = await start()
    await server.stop()
    server = await startRedis(server.url)

    const lostIn = ({ degraded = [] }: { degraded?: string[] }) => degraded.find((line) => line.includes('lost'))
    const lost = await eventually(async () => lostIn(await ready(child)) ?? null)
    const reply = await send(child, text)
    redis.close()
    redis = await connectRedis(server.url, log, PATIENT_MS)
    const fresh = await key()
    await eventually(async () => ((await send(child, fresh)).status === 404 ? true : null))

    expect(lost).toMatch(/^keys: Redis has lost the keys/)
    expect(reply.status).toBe(404)
    expect((await send(child, text)).status).toBe(401)
    await whole(child)
  })

  it('no request hangs on a Redis that hangs, and the count continues from the shared one', async () => {
    const text = await key({ rateLimit: 5 })
    const child = await start(1000)
    await send(child, text)

    server.signal('SIGSTOP')
    const replies = await Promise.race([Promise.all(times(20, text)(child)), late(PATIENCE_MS)])
    await degraded(child)
    server.signal('SIGCONT')
    await whole(child)

    expect(replies && count(replies, 404)).toBe(4)
    expect(linesWith(child, 'Redis is gone')).toHaveLength(1)
    expect((await send(child, text)).status).toBe(429)
  })

  it('before the server ever read the keys, the server starts, is not ready, and answers that the client should try again', async () => {
    const text = await key()
    server.signal('SIGSTOP')
    const child = await start(1000)

    const [probe, reply] = [await ask(child.port, '/readyz'), await send(child, text)]
    server.signal('SIGCONT')
    await eventually(async () => ((await send(child, text)).status === 404 ? true : null))

    expect(readProblem(probe)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(reply.headers).toHaveProperty('retry-after')
    await whole(child)
  })
})

function late(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null))
}
