import type { IncrementResponse, Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import type { Redis } from '../system/redis.ts'
import { takeSharedTurn } from './redis-window.ts'
import { nonePassed, type Passed, record, takeTurn, type Turn, WINDOW_MS } from './sliding-window.ts'

/** Keys or addresses of one kind that are counted at once in memory; those longest silent are forgotten first. */
const MOST_COUNTED = 50_000

/** How far the clocks of a server and of Redis may go apart within a minute, the time that an answer takes included. */
const APART_MS = 1000

/** What this server knows of one key. */
interface Counted {
  /** What it let through itself. */
  readonly own: Passed
  /** How many more the servers together had let through when Redis last said so. */
  others: number
  othersAt: number
}

export interface CountersParts {
  readonly redis: Redis | null
  /** Milliseconds of a clock that nobody sets; a test has its own. */
  readonly clock?: () => number
}

/** What express-rate-limit hands to a store is the key alone, so that the limit goes with it. */
export function countedAs(id: string, limit: number): string {
  return `${String(limit)} ${id}`
}

/**
 * The counters of one kind, for express-rate-limit: in memory or, where there is one, in Redis, which servers share.
 * While Redis is gone each server goes on from what it was last told; what it let through itself counts for it also when
 * Redis comes back and has forgotten that. None of the ready stores counts a window that slides.
 */
export function countersOf(kind: string, { redis, clock = () => performance.now() }: CountersParts): Store {
  const byId = new LRUCache<string, Counted>({ max: MOST_COUNTED })
  let sweptAt = clock()

  const sweep = (now: number) => {
    if (now < sweptAt + WINDOW_MS) return
    sweptAt = now
    for (const [id, { own, othersAt }] of [...byId.entries()]) {
      if (Math.max(own.at.at(-1) ?? 0, othersAt) + WINDOW_MS <= now) byId.delete(id)
    }
  }
  const countedOf = (id: string): Counted => {
    const known = byId.get(id)
    if (known !== undefined) return known
    const begun = { own: nonePassed(), others: 0, othersAt: 0 }
    byId.set(id, begun)
    return begun
  }
  const take = async (id: string, limit: number): Promise<Turn> => {
    const asked = clock()
    const shared = redis === null ? null : await takeSharedTurn(redis, `passed:${kind}:${id}`, limit)
    const now = clock()
    sweep(now)
    const counted = countedOf(id)
    if (shared === null) return takeAlone(counted, limit, now)
    // Where Redis has forgotten what passed, this server has not; otherwise Redis is never less strict than this.
    const own = shared.passes ? takeTurn(counted.own, limit, now + APART_MS, asked) : null
    counted.others = Math.max(0, shared.used - counted.own.total)
    counted.othersAt = now
    return own?.passes === false ? own : shared
  }

  return {
    localKeys: redis === null,
    increment: async (key): Promise<IncrementResponse> => {
      const [limit = '', ...id] = key.split(' ')
      const { passes, used, waitMs } = await take(id.join(' '), Number(limit))
      return { totalHits: passes ? used : Number(limit) + 1, resetTime: new Date(Date.now() + Math.ceil(waitMs)) }
    },
    // A request counts whatever its answer, and is never taken back.
    decrement: () => undefined,
    resetKey: () => undefined,
  }
}

/** Takes a turn that Redis knows nothing of. What others let through may have passed until it was last asked. */
function takeAlone(counted: Counted, limit: number, now: number): Turn {
  if (counted.others > 0) record(counted.own, counted.othersAt, counted.others)
  counted.others = 0
  return takeTurn(counted.own, limit, now)
}
