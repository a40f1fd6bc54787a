import type { RequestHandler } from 'express'
import { type Following, noSnapshot } from '../snapshots/follow.ts'
import type { KeyRing } from '../keys/ring.ts'
import type { Redis } from '../redis.ts'

interface Parts {
  readonly following: Following
  readonly ring: KeyRing
  readonly redis: Redis | null
}

/** Tells whether requests can be answered, and what they must do without. */
export function readiness({ following, ring, redis }: Parts): RequestHandler {
  return (_req, res) => {
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    ring.demandKnown()
    const degraded = degradedBy(ring, redis)
    res.json({ status: 'ready', snapshot, ...(degraded.length > 0 && { degraded }) })
  }
}

/** What does not work as it should while requests are answered. */
export function degradedBy(ring: Pick<KeyRing, 'trouble'>, redis: Pick<Redis, 'isHere'> | null): string[] {
  const away = redis?.isHere() === false ? 'redis: gone; this server counts for itself' : null
  return [away, ring.trouble()].filter((trouble) => trouble !== null)
}
