import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { createKey, type NewKey } from '../../../server/keys/commands.ts'
import type { KeyStore } from '../../../server/keys/key-store.ts'
import { openRedisKeyStore } from '../../../server/keys/redis-key-store.ts'
import { connectRedis } from '../../../server/system/redis.ts'
import { pointCurrentAt } from '../../../lake/snapshots/current-link.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type S3Server, startS3Server, type StoreRequest } from '../../helpers/s3-server.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { type Child, spawnServer } from '../../server/helpers/child.ts'
import { editions } from '../../server/helpers/editions.ts'
import { ask, eventually, type Reply } from '../../server/helpers/http.ts'
import { startRedis } from '../../server/helpers/redis.ts'
import { type NginxPool, startNginxPool } from './nginx-pool.ts'
import { askPool, type LoadReply } from './steady-load.ts'

export const EDGE_SECRET = 'a-secret-of-this-test-and-of-nobody-else'
export const [OLD, NEW] = ['20260110T030000Z', '20260210T030000Z'] as const

/** A replica, with the name by which its requests to the store are known. */
export interface PoolServer {
  readonly name: string
  readonly dataDir: string
  readonly child: Child
}

/** Three replicas of a store, one Redis, one nginx, and the server of the builder, which says what is true. */
export interface ThreeServers {
  readonly store: S3Server
  readonly builder: string
  readonly servers: readonly [PoolServer, PoolServer, PoolServer]
  readonly pool: NginxPool
  readonly reference: Api
  readonly keys: KeyStore
  /** Makes a key, and waits until every server knows it. */
  makeKey(own?: Partial<NewKey>): Promise<string>
  /** Asks the pool with a key that may have everything, unless the headers name another. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LoadReply>
  /** Publishes the snapshot that the builder serves, and all before it, to the store. */
  publish(): Promise<void>
  stop(): Promise<void>
}

/** True for a request of this replica for anything but the switch. */
export function isFetchOf({ name }: PoolServer, { key, headers }: StoreRequest): boolean {
  return key !== 'current.json' && headers['user-agent']?.includes(`app/${name}`) === true
}

/** Starts them over two editions, of which the first is published to the store. */
export async function startThreeServers(): Promise<ThreeServers> {
  const redisServer = await startRedis()
  const redis = await connectRedis(redisServer.url, pino({ level: 'silent' }))
  const keys = openRedisKeyStore(redis)
  const create = (own: Partial<NewKey> = {}) =>
    createKey(keys, { name: 'test', scopes: ['*'], rateLimit: 1_000_000, expiresAt: null, ...own }, new Date())
  const key = await create()
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-02-10T03:00:00Z', '200.00'])
  const store = await startS3Server()
  const publish = async () => {
    const where = { lake: new Lake(world.dataDir), destination: store.address, environment: store.environment }
    const flags = { dryRun: false, takeOver: false, check: false, collect: false }
    await publishRemote(where, flags, silent(new Date().toISOString()).effects)
  }
  await pointCurrentAt(new Lake(world.dataDir), OLD)
  await publish()
  const start = async (name: string): Promise<PoolServer> => {
    const dataDir = join(await temporaryFolder(), 'replica')
    const settings = {
      READY_MAX_LAG_SECONDS: '10',
      READY_VERIFIED: 'on',
      DRAIN_SECONDS: '2',
      KEY_REQUESTS_AT_ONCE: '1000',
    }
    const replicated = {
      ...store.environment,
      AWS_SDK_UA_APP_ID: name,
      DATA_URL: store.address,
      REPLICA_POLL_SECONDS: '1',
    }
    const proxied = { REDIS_URL: redisServer.url, PUBLIC_DATA: 'on', EDGE_SECRET, TRUST_PROXY: '1' }
    return { name, dataDir, child: await spawnServer(dataDir, { ...settings, ...replicated, ...proxied }) }
  }
  const servers = await Promise.all([start('first'), start('second'), start('third')])
  const reference = await serve(world.dataDir)
  const pool = await startNginxPool(
    servers.map(({ child }) => child.port),
    EDGE_SECRET,
  )
  for (const server of servers) await waitForReadiness(server, 200)
  await eventually(async () => ((await pool.listDown()).length === 0 ? true : null))
  return {
    store,
    builder: world.dataDir,
    servers,
    pool,
    reference,
    keys,
    publish,
    makeKey: async (own) => {
      const made = await create(own)
      // Servers read all keys at once: one that knows a later key knows this one too, which no request here uses up.
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
      await store.close()
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
