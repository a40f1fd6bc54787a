import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRedisSubscriptionStore } from '../../../server/subscriptions/redis-subscription-store.ts'
import type { StoredSubscription } from '../../../server/subscriptions/subscription.ts'
import { connectRedis, type Redis } from '../../../server/system/redis.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'

let server: RedisServer
const connections: Redis[] = []
const connect = async () => {
  const redis = await connectRedis(server.url, pino({ level: 'silent' }), 60_000)
  connections.push(redis)
  return openRedisSubscriptionStore(redis)
}

beforeAll(async () => {
  server = await startRedis()
})

afterAll(async () => {
  for (const redis of connections) redis.close()
  await server.stop()
})

const subscription = (n: number): StoredSubscription => ({
  ...{ id: `6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a${String(n).padStart(2, '0')}`, key: 'mk_1' },
  ...{ topic: { kind: 'status', id: null }, url: 'https://example.org/', created_at: '2026-01-10T03:00:00.000Z' },
  ...{ named: null, secret: 'whsec_x', old_secret: null, snapshot: null, seen: null, pending: [], dead: [] },
  ...{ dropped: 0, last_delivered_at: null, last_failure: null },
})

it('loses no change where servers and the process that delivers change subscriptions at once', async () => {
  const [one, other] = [await connect(), await connect()]
  const none = () => null
  await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).add(subscription(n), none)))
  expect((await other.read()).length).toBe(10)

  const { id } = subscription(3)
  const count = (each: StoredSubscription) => ({ ...each, dropped: each.dropped + 1 })
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).change(id, count)))
  expect((await one.find(id))?.dropped).toBe(20)

  expect(await one.change(id, none)).toBeNull()
  expect([await other.find(id), await other.change(id, count), (await other.read()).length]).toEqual([null, null, 9])
  const instead = await one.add(subscription(3), (all) => all[0] ?? null)
  expect([instead.id === id, (await one.read()).length]).toEqual([false, 9])
})
