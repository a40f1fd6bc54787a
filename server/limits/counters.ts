import type { IncrementResponse, Store } from 'express-rate-limit'
import { type Redis, RedisAway, REDIS_PREFIX } from '../redis.ts'

/** A window begins with the first request of a key and ends this much later. */
export const WINDOW_MS = 60_000

/** Counts one more and tells how long the window still is, in one step for all servers. */
const COUNT = `
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then
  redis.call('SET', KEYS[1], 1, 'PX', ARGV[1])
  return {1, tonumber(ARGV[1])}
end
return {redis.call('INCR', KEYS[1]), left}`

interface Window {
  readonly hits: number
  readonly endsAt: number
}

/**
 * The counters of one kind, for express-rate-limit: in memory or, where there is one, in Redis, which servers share.
 * While Redis is gone each server goes on from the last count it was told.
 * Neither of the ready stores will do: the one in memory hands out the counter itself, so that requests that come
 * together see each other's count, and the one for Redis never counts again after its script could not be loaded once.
 */
export function countersOf(kind: string, redis: Redis | null): Store {
  const own = new Map<string, Window>()
  let sweepAt = 0

  const ownCount = (key: string, now: number): Window => {
    const known = own.get(key)
    // A window that would end later than it may was begun by a clock that has been set back.
    const open = known !== undefined && known.endsAt > now && known.endsAt <= now + WINDOW_MS
    return open ? { ...known, hits: known.hits + 1 } : { hits: 1, endsAt: now + WINDOW_MS }
  }
  const sharedCount = async (key: string): Promise<Window | null> => {
    if (redis === null) return null
    try {
      const reply = await redis.send('EVAL', COUNT, '1', `${REDIS_PREFIX}${kind}:${key}`, String(WINDOW_MS))
      const [hits, left] = Array.isArray(reply) ? reply.map(Number) : []
      return { hits: hits ?? 1, endsAt: Date.now() + (left ?? WINDOW_MS) }
    } catch (error) {
      if (error instanceof RedisAway) return null
      throw error
    }
  }
  const sweep = (now: number) => {
    if (now < sweepAt && sweepAt <= now + WINDOW_MS) return
    for (const [key, { endsAt }] of own) if (endsAt <= now) own.delete(key)
    sweepAt = now + WINDOW_MS
  }

  return {
    localKeys: redis === null,
    increment: async (key): Promise<IncrementResponse> => {
      const shared = await sharedCount(key)
      const now = Date.now()
      sweep(now)
      const counted = shared ?? ownCount(key, now)
      own.set(key, counted)
      return { totalHits: counted.hits, resetTime: new Date(counted.endsAt) }
    },
    // Every request counts, whatever its answer, and no count is ever taken back.
    decrement: () => undefined,
    resetKey: () => undefined,
  }
}
