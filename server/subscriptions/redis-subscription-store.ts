import { type Redis, REDIS_PREFIX } from '../system/redis.ts'
import { type StoredSubscription, storedSubscriptionSchema } from './subscription.ts'
import type { OnDamaged, SubscriptionStore } from './subscription-store.ts'

const PLACE = `${REDIS_PREFIX}subscriptions`

/** Adds one unless another process has added or removed one since they were counted. */
const ADD = `
if redis.call('HLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
return 1`

/** Replaces one, or removes it, unless another process has changed it since it was read. */
const CHANGE = `
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
if ARGV[3] == '' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) end
return 1`

/** Opens the subscriptions in Redis. All servers that share it and the process that delivers use them. */
export function openRedisSubscriptionStore(redis: Redis, onDamaged: OnDamaged): SubscriptionStore {
  const parse = (text: string) => storedSubscriptionSchema.parse(JSON.parse(text))
  const readTexts = async () => {
    const reply = await redis.send('HGETALL', PLACE)
    return Array.isArray(reply) ? reply.map(String) : []
  }
  const parseAll = (texts: readonly string[]) =>
    texts.flatMap((text, at) => {
      if (at % 2 === 0) return []
      try {
        return [parse(text)]
      } catch (error) {
        // A damaged subscription must not keep back the events of the others.
        onDamaged(texts[at - 1] ?? '', error)
        return []
      }
    })
  return {
    read: async () => parseAll(await readTexts()),
    find: async (id) => {
      const reply = await redis.send('HGET', PLACE, id)
      return reply === null ? null : parse(String(reply))
    },
    add: async (subscription, require) => {
      for (;;) {
        const texts = await readTexts()
        const instead = require(parseAll(texts))
        if (instead !== null) return instead
        const text = JSON.stringify(subscription)
        if ((await redis.send('EVAL', ADD, '1', PLACE, String(texts.length / 2), subscription.id, text)) === 1)
          return subscription
      }
    },
    change: async (id, alter) => {
      for (;;) {
        const reply = await redis.send('HGET', PLACE, id)
        if (reply === null) return null
        const before = String(reply)
        const changed: StoredSubscription | null = alter(parse(before))
        const after = changed === null ? '' : JSON.stringify(changed)
        if ((await redis.send('EVAL', CHANGE, '1', PLACE, id, before, after)) === 1) return changed
      }
    },
  }
}
