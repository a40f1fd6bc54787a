import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { Lake } from '../../../../lake/lake.ts'
import { readConfig } from '../../../../server/config.ts'
import { importKeys } from '../../../../server/keys/commands.ts'
import { openFileKeyStore } from '../../../../server/keys/file-key-store.ts'
import { openRedisKeyStore } from '../../../../server/keys/redis-key-store.ts'
import { type RunningDelivery, startDelivery } from '../../../../server/start-delivery.ts'
import { connectRedis } from '../../../../server/system/redis.ts'
import { demandConformance } from '../../../schemas/service/openapi/helpers/conforms.ts'
import { type Api, makeKey, serve } from '../../helpers/api.ts'
import { type Editions, editions } from '../../helpers/editions.ts'
import type { Reply } from '../../helpers/http.ts'

/** A request as the receiver took it. */
interface Taken {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Shown {
  readonly id: string
  readonly secret: string | null
}

type Keys = Readonly<Record<'own' | 'other' | 'many' | 'replaced' | 'without' | 'narrow', string>>

interface Asked {
  readonly body?: object
  readonly by?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server with subscriptions, the process that delivers, and a receiver that answers as a test says. */
export interface SubscribedWorld {
  readonly world: Editions
  readonly keys: Keys
  readonly host: string
  /** By path: what the receiver answers; 204 where it has none. */
  readonly statuses: Map<string, number>
  readonly logged: readonly string[]
  takenAt(path: string): readonly Taken[]
  /** Delivers with the newest snapshot, by a process that starts anew. */
  deliverAnew(): Promise<void>
  deliver(): Promise<void>
  /** Moves the clock of the process that delivers. */
  pass(ms: number): void
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, asked?: Asked): Promise<Reply>
  subscribe(topic: object, path: string, by?: string): Promise<Shown>
  stop(): Promise<void>
}

export const parseShown = ({ text }: Reply) => (JSON.parse(text) as { data: Shown }).data

/** Verifies what a receiver took, as the library of Standard Webhooks does. */
export function verifyTaken(taken: Taken | undefined, secret: string | null): unknown {
  if (taken === undefined || secret === null) throw new Error('nothing was sent')
  return new Webhook(secret).verify(taken.body, taken.headers)
}

async function listen(statuses: ReadonlyMap<string, number>) {
  const taken: Taken[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const [path, body] = [req.url ?? '', Buffer.concat(chunks).toString('utf8')]
      taken.push({ path, headers: req.headers as Record<string, string>, body })
      res.writeHead(statuses.get(path) ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { taken, server, host: `127.0.0.1:${String((server.address() as AddressInfo).port)}` }
}

async function makeKeys(dataDir: string): Promise<Keys> {
  const whole = ['*', 'subscriptions']
  const make = (name: string, scopes: readonly string[] = whole) => makeKey(dataDir, { name, scopes: [...scopes] })
  return {
    ...{ own: await make('own'), other: await make('other'), many: await make('many') },
    ...{ replaced: await make('replaced'), without: await make('without', ['*']) },
    narrow: await make('narrow', ['subscriptions', 'statistics']),
  }
}

/** Starts them over the data directory, or over Redis, where keys and subscriptions then are. */
export async function startSubscribedWorld(redisUrl?: string): Promise<SubscribedWorld> {
  const statuses = new Map<string, number>()
  const { taken, server, host } = await listen(statuses)
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const settings = {
    ...{ SUBSCRIPTIONS: 'on', SUBSCRIPTIONS_HOSTS: host, KEY_SUBSCRIPTIONS: '6', SUBSCRIPTIONS_MOST: '12' },
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
  }
  // Before the server starts: a running one reads new keys a little later.
  const keys = await makeKeys(world.dataDir)
  if (redisUrl !== undefined) await moveKeys(world.dataDir, redisUrl)
  const api = await serve(world.dataDir, settings)
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  let clock = new Date()
  const start = () => {
    const config = readConfig({ DATA_DIR: world.dataDir, ...settings })
    return startDelivery(config, { log, now: () => clock, lookEveryMs: 3_600_000 })
  }
  let delivery: RunningDelivery = await start()
  const ask: SubscribedWorld['ask'] = (method, path, asked = {}) =>
    sendAsked(api, method, path, { by: keys.own, ...asked })
  return {
    ...{ world, keys, host, statuses, logged, ask },
    takenAt: (path) => taken.filter((each) => each.path === path),
    deliverAnew: async () => {
      await delivery.stop()
      delivery = await start()
      await delivery.deliver()
    },
    deliver: () => delivery.deliver(),
    pass: (ms) => {
      clock = new Date(clock.getTime() + ms)
    },
    subscribe: async (topic, path, by = keys.own) => {
      const made = await ask('POST', '/v1/subscriptions', { body: { topic, url: `http://${host}${path}` }, by })
      expect(made.status, made.text).toBe(201)
      return parseShown(made)
    },
    stop: async () => {
      await delivery.stop()
      await api.stop()
      server.close()
    },
  }
}

async function moveKeys(dataDir: string, redisUrl: string): Promise<void> {
  const redis = await connectRedis(redisUrl, pino({ level: 'silent' }), 60_000)
  await importKeys(openFileKeyStore(new Lake(dataDir)), openRedisKeyStore(redis))
  redis.close()
}

function sendAsked(
  api: Api,
  method: string,
  path: string,
  { body, by, headers = {} }: Asked & { readonly by: string },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: api.port, path, method, headers: { 'x-api-key': by, ...headers } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const reply = { status: answer.statusCode ?? 0, headers: answer.headers }
        try {
          demandConformance({ method, path, ...reply, bytes })
          resolve({ ...reply, text: bytes.toString('utf8') })
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
