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

/** Keys or addresses of one kind in memory; the store first forgets those with the oldest requests. */
const MOST_COUNTED = 50_000

/** How far the clocks of a server and of Redis may drift apart within a minute, the reply time included. */
const APART_MS = 1000

/** What this server knows about the requests of one key. */
interface KeyCount {
  /** Requests that this server itself let through. */
  readonly own: PassedRequests
  /** Requests that the other servers had let through when Redis last replied. */
  others: number
  othersAt: number
}

export interface RequestCounterOptions {
  readonly redis: Redis | null
  /** A monotonic clock in milliseconds; a test passes its own. */
  readonly clock?: () => number
}

/** Counts requests of one kind and decides about each. With Redis the decision is a promise. */
export interface RequestCounter {
  decide(id: string, limit: number): RateDecision | Promise<RateDecision>
}

/**
 * Creates a counter in a sliding window. It counts in memory or, if there is one, in Redis for several servers together.
 * While Redis is gone each server goes on from the last count that Redis gave. Its own requests keep counting for it
 * after Redis is back, even if Redis has lost them.
 */
export function createRequestCounter(
  kind: string,
  { redis, clock = () => performance.now() }: RequestCounterOptions,
): RequestCounter {
  const byId = new LRUCache<string, KeyCount>({ maxSize: MOST_COUNTED, sizeCalculation: () => 1 })
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
  const decideHere = (id: string, limit: number): RateDecision => {
    const now = clock()
    sweep(now)
    return decideWithoutRedis(findOrCreateCount(id), limit, now)
  }
  const decideTogether = async (redis: Redis, id: string, limit: number): Promise<RateDecision> => {
    const requestedAt = clock()
    const shared = await decideInRedis(redis, `passed:${kind}:${id}`, limit)
    if (shared === null) return decideHere(id, limit)
    const now = clock()
    sweep(now)
    const count = findOrCreateCount(id)
    // This server remembers requests that Redis may have lost. Apart from that, Redis is never less strict than this.
    const own = shared.passes ? decideRequest(count.own, limit, now + APART_MS, requestedAt) : null
    count.others = Math.max(0, shared.used - count.own.total)
    count.othersAt = now
    return own?.passes === false ? own : shared
  }
  return { decide: (id, limit) => (redis === null ? decideHere(id, limit) : decideTogether(redis, id, limit)) }
}

/** Packs the limit and the id into one text: express-rate-limit passes nothing but the key to its store. */
export function encodeCounterKey(id: string, limit: number): string {
  return `${String(limit)} ${id}`
}

/** Creates a store for express-rate-limit around a counter, because none of the existing stores has a sliding window. */
export function createRateLimitStore(kind: string, options: RequestCounterOptions): Store {
  const counter = createRequestCounter(kind, options)
  return {
    localKeys: options.redis === null,
    increment: async (key): Promise<IncrementResponse> => {
      const [limit = '', ...id] = key.split(' ')
      const { passes, used, waitMs } = await counter.decide(id.join(' '), Number(limit))
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
