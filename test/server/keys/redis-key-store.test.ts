import { Lake } from '../../../lake/lake.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { createKey, importKeys, type NewKey, revokeKey, rotateKey } from '../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { openRedisKeyStore } from '../../../server/keys/redis-key-store.ts'
import { connectRedis, type Redis } from '../../../server/system/redis.ts'
import { makeKey } from '../helpers/api.ts'
import { startProgram } from '../helpers/child.ts'
import { oddDataDir } from '../helpers/odd-world.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'

const SETTINGS: NewKey = { name: 'test', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null }
/** A busy machine must not make Redis count as gone. */
const PATIENT_MS = 60_000
const takeId = (key: string) => key.slice(0, 11)
const log = pino({ level: 'silent' })
let dataDir: string
let server: RedisServer
let redis: Redis

beforeAll(async () => {
  dataDir = await oddDataDir()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

beforeEach(async () => {
  server = await startRedis()
  redis = await connectRedis(server.url, log, PATIENT_MS)
})

afterEach(async () => {
  redis.close()
  await server.stop()
})

describe('the keys in Redis', () => {
  it('are all there after many changes at once over several connections', async () => {
    const other = await connectRedis(server.url, log, PATIENT_MS)
    const stores = [openRedisKeyStore(redis), openRedisKeyStore(other)] as const
    const old = await Promise.all(Array.from({ length: 6 }, () => createKey(stores[0], SETTINGS, new Date())))

    const made = await Promise.all([
      ...Array.from({ length: 20 }, (_none, n) => createKey(n % 2 === 0 ? stores[0] : stores[1], SETTINGS, new Date())),
      ...old.slice(0, 3).map((text) => rotateKey(stores[1], takeId(text), 0, new Date())),
    ])
    await Promise.all(old.slice(3).map((text) => revokeKey(stores[0], takeId(text), new Date())))
    other.close()

    const keys = await stores[0].read()
    expect(keys.map(({ id }) => id).sort()).toEqual([...old, ...made].map(takeId).sort())
    expect(keys.filter(({ revoked_at }) => revoked_at !== null)).toHaveLength(6)
  })

  it('are copied there from the file once, with their last use; keys revoked there stay revoked', async () => {
    const [file, store] = [openFileKeyStore(new Lake(dataDir)), openRedisKeyStore(redis)]
    const text = await makeKey(dataDir)
    await file.recordUses(new Map([[takeId(text), '2026-03-01T12:00:00.000Z']]))

    const [first, again] = [await importKeys(file, store), await importKeys(file, store)]
    await revokeKey(store, takeId(text), new Date())
    await importKeys(file, store)

    expect([first, again]).toEqual([(await file.read()).length, 0])
    expect((await store.lastUses()).get(takeId(text))).toBe('2026-03-01T12:00:00.000Z')
    expect((await store.read()).find(({ id }) => id === takeId(text))?.revoked_at).not.toBeNull()
  })

  it('have the log of their changes there, one line for each that happened, in their order', async () => {
    const stores = [openRedisKeyStore(redis), openRedisKeyStore(redis)] as const
    const made = await Promise.all(stores.map((store) => createKey(store, SETTINGS, new Date())))
    await revokeKey(stores[0], takeId(made[0] ?? ''), new Date())

    const lines = await stores[1].readLog()
    const changes = lines.map((line) => JSON.parse(line) as { readonly key: string; readonly change: string })

    expect(changes.map(({ change }) => change)).toEqual(['made', 'made', 'changed'])
    expect(changes.slice(0, 2).map(({ key }) => key)).toEqual((await stores[0].read()).map(({ id }) => id))
    expect(lines.join('')).not.toContain(made[0]?.slice(12, 30))
  })

  it('are made by the command if REDIS_URL is set; the command gives the reason if Redis is gone', async () => {
    const create = () =>
      startProgram('server/keys-cli.ts', ['create', '--name', 'acme'], { DATA_DIR: dataDir, REDIS_URL: server.url })
    const made = create()
    await made.ended
    const text = made.output().trimEnd().split('\n').at(-1) ?? ''
    const stored = (await openRedisKeyStore(redis).read()).map(({ id }) => id)
    await server.stop()
    const refused = create()

    expect(await refused.ended).toBe(1)
    expect(stored).toEqual([takeId(text)])
    expect(refused.output()).toMatch(/Redis does not answer/)
  })
})
