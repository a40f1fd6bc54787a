import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRedisSubscriptionStore } from '../../../server/subscriptions/redis-subscription-store.ts'
import type { StoredSubscription } from '../../../server/subscriptions/subscription.ts'
import { connectRedis, type Redis } from '../../../server/system/redis.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'
import { storedSubscription } from './helpers/stored.ts'

let server: RedisServer
const connections: Redis[] = []
const damaged: string[] = []
const connect = async () => {
  const redis = await connectRedis(server.url, pino({ level: 'silent' }), 60_000)
  connections.push(redis)
  return { redis, store: openRedisSubscriptionStore(redis, (id) => damaged.push(id)) }
}

beforeAll(async () => {
  server = await startRedis()
})

afterAll(async () => {
  for (const redis of connections) redis.close()
  await server.stop()
})

it('loses no change where servers and the process that delivers change subscriptions at once', async () => {
  const [{ store: one, redis }, { store: other }] = [await connect(), await connect()]
  const none = () => null
  await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? one : other).add(storedSubscription(n), none)))
  expect((await other.read()).length).toBe(10)

  const { id } = storedSubscription(3)
  const count = (each: StoredSubscription) => ({ ...each, dropped: each.dropped + 1 })
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).change(id, count)))
  expect((await one.find(id))?.dropped).toBe(20)

  expect(await one.change(id, none)).toBeNull()
  expect([await other.find(id), await other.change(id, count), (await other.read()).length]).toEqual([null, null, 9])
  const instead = await one.add(storedSubscription(3), (all) => all[0] ?? null)
  expect([instead.id === id, (await one.read()).length]).toEqual([false, 9])

  await redis.send('HSET', 'brazilian-market-data:subscriptions', id, '{"id":')
  expect([(await one.read()).length, damaged]).toEqual([9, [id]])
  expect(await one.add(storedSubscription(11), none)).toEqual(storedSubscription(11))
})
