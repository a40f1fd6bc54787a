import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { createKey, type NewKey } from '../../../server/keys/commands.ts'
import type { KeyStore } from '../../../server/keys/key-store.ts'
import { openRedisKeyStore } from '../../../server/keys/redis-key-store.ts'
import { connectRedis } from '../../../server/system/redis.ts'
import { pointCurrentAt } from '../../../shared/install-snapshot.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { type Child, spawnServer } from '../../server/helpers/child.ts'
import { editions } from '../../server/helpers/editions.ts'
import { ask, eventually, type Reply } from '../../server/helpers/http.ts'
import { startRedis } from '../../server/helpers/redis.ts'
import { type NginxPool, startNginxPool } from './nginx-pool.ts'
import { askPool, type LoadReply } from './steady-load.ts'

export const EDGE_SECRET = 'a-secret-of-this-test-and-of-nobody-else'
export const [OLD, NEW] = ['20260110T030000Z', '20260210T030000Z'] as const

export interface PoolServer {
  readonly dataDir: string
  readonly child: Child
}

/** Three servers with a data directory each, one Redis, one nginx, and a server of its own that says what is true. */
export interface ThreeServers {
  readonly servers: readonly [PoolServer, PoolServer, PoolServer]
  readonly pool: NginxPool
  readonly reference: Api
  readonly keys: KeyStore
  /** Makes a key, and waits until every server knows it. */
  makeKey(own?: Partial<NewKey>): Promise<string>
  /** Asks the pool with a key that may have everything, unless the headers name another. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LoadReply>
  stop(): Promise<void>
}

/** Starts them over two editions, of which they serve the first. */
export async function startThreeServers(): Promise<ThreeServers> {
  const redisServer = await startRedis()
  const redis = await connectRedis(redisServer.url, pino({ level: 'silent' }))
  const keys = openRedisKeyStore(redis)
  const create = (own: Partial<NewKey> = {}) =>
    createKey(keys, { name: 'test', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null, ...own }, new Date())
  const key = await create()
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-02-10T03:00:00Z', '200.00'])
  const start = async (): Promise<PoolServer> => {
    const dataDir = join(await temporaryFolder(), 'data')
    // Copies share no file, so that damage to one is no damage to another.
    await promisify(execFile)('cp', ['-a', world.dataDir, dataDir])
    await pointCurrentAt(dataDir, OLD)
    const settings = {
      READY_MAX_LAG_SECONDS: '1',
      READY_VERIFIED: 'on',
      DRAIN_SECONDS: '2',
      KEY_REQUESTS_AT_ONCE: '1000',
    }
    const proxied = { REDIS_URL: redisServer.url, PUBLIC_DATA: 'on', EDGE_SECRET, TRUST_PROXY: '1' }
    return { dataDir, child: await spawnServer(dataDir, { ...settings, ...proxied }) }
  }
  const servers = await Promise.all([start(), start(), start()])
  const reference = await serve(world.dataDir)
  const pool = await startNginxPool(servers.map(({ child }) => child.port), EDGE_SECRET) // prettier-ignore
  for (const server of servers) await waitForReadiness(server, 200)
  await eventually(async () => ((await pool.listDown()).length === 0 ? true : null))
  return {
    servers,
    pool,
    reference,
    keys,
    makeKey: async (own) => {
      const made = await create(own)
      // Servers read all keys at once: who knows a later one knows this one, which is not asked with and so not counted.
      const later = await create({ name: 'later' })
      for (const { child } of servers)
        await eventually(async () => {
          const { status } = await ask(child.port, '/v1/nothing', { headers: { 'x-api-key': later } })
          return status === 404 ? true : null
        })
      return made
    },
    get: (path, headers = {}) => askPool(pool.port, path, { 'x-api-key': key, ...headers }),
    stop: async () => {
      await pool.stop()
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ child }) => child.ended))
      await reference.stop()
      redis.close()
      await redisServer.stop()
      await rm(world.mirror, { recursive: true, force: true })
    },
  }
}

/** Waits until /readyz of a server has this status and this text. */
export function waitForReadiness({ child }: PoolServer, status: number, text = ''): Promise<Reply> {
  return eventually(async () => {
    const reply = await ask(child.port, '/readyz')
    return reply.status === status && reply.text.includes(text) ? reply : null
  })
}
