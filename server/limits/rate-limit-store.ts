import type { IncrementResponse, Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import type { Redis } from '../system/redis.ts'
import { decideInRedis } from './redis-window.ts'
import {
  decideRequest,
  noRequests,
  type PassedRequests,
  type RateDecision,
  recordRequests,
  WINDOW_MS,
} from './sliding-window.ts'

/** The most keys or addresses of one kind that memory holds; the store first forgets those with the oldest requests. */
const MOST_COUNTED = 50_000

/** The most that the clocks of a server and of Redis may drift apart within a minute, the reply time included. */
const APART_MS = 1000

/** The requests of one key, as this server knows them. */
interface KeyCount {
  /** The requests that this server let through itself. */
  readonly own: PassedRequests
  /** The requests that the other servers had let through when Redis last replied. */
  others: number
  othersAt: number
}

export interface RateLimitStoreOptions {
  readonly redis: Redis | null
  /** A monotonic clock in milliseconds; a test passes its own. */
  readonly clock?: () => number
}

/** Packs the limit and the id into one text: express-rate-limit passes nothing but the key to its store. */
export function encodeCounterKey(id: string, limit: number): string {
  return `${String(limit)} ${id}`
}

/**
 * Creates a store for express-rate-limit that counts requests of one kind in a sliding window, which none of the existing
 * stores does. It counts in memory or, if there is one, in Redis for several servers together. While Redis is gone each
 * server goes on from the last count that Redis gave. Its own requests keep counting for it after Redis is back, even if
 * Redis has lost them.
 */
export function createRateLimitStore(
  kind: string,
  { redis, clock = () => performance.now() }: RateLimitStoreOptions,
): Store {
  const byId = new LRUCache<string, KeyCount>({ max: MOST_COUNTED })
  let sweptAt = clock()

  const sweep = (now: number) => {
    if (now < sweptAt + WINDOW_MS) return
    sweptAt = now
    for (const [id, { own, othersAt }] of [...byId.entries()]) {
      if (Math.max(own.at.at(-1) ?? 0, othersAt) + WINDOW_MS <= now) byId.delete(id)
    }
  }
  const findOrCreateCount = (id: string): KeyCount => {
    const known = byId.get(id)
    if (known !== undefined) return known
    const created = { own: noRequests(), others: 0, othersAt: 0 }
    byId.set(id, created)
    return created
  }
  const decide = async (id: string, limit: number): Promise<RateDecision> => {
    const requestedAt = clock()
    const shared = redis === null ? null : await decideInRedis(redis, `passed:${kind}:${id}`, limit)
    const now = clock()
    sweep(now)
    const count = findOrCreateCount(id)
    if (shared === null) return decideWithoutRedis(count, limit, now)
    // This server remembers requests that Redis may have lost. Apart from that, Redis is never less strict than this.
    const own = shared.passes ? decideRequest(count.own, limit, now + APART_MS, requestedAt) : null
    count.others = Math.max(0, shared.used - count.own.total)
    count.othersAt = now
    return own?.passes === false ? own : shared
  }

  return {
    localKeys: redis === null,
    increment: async (key): Promise<IncrementResponse> => {
      const [limit = '', ...id] = key.split(' ')
      const { passes, used, waitMs } = await decide(id.join(' '), Number(limit))
      return { totalHits: passes ? used : Number(limit) + 1, resetTime: new Date(Date.now() + Math.ceil(waitMs)) }
    },
    // A request counts whatever its answer, so the store never takes one back.
    decrement: () => undefined,
    resetKey: () => undefined,
  }
}

/** Decides without Redis. The requests of other servers may have passed as late as the last reply of Redis. */
function decideWithoutRedis(count: KeyCount, limit: number, now: number): RateDecision {
  if (count.others > 0) recordRequests(count.own, count.othersAt, count.others)
  count.others = 0
  return decideRequest(count.own, limit, now)
}
