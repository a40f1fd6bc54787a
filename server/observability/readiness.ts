import type { RequestHandler } from 'express'
import { type Following, noSnapshot } from '../snapshots/follow.ts'
import type { KeyRing } from '../keys/key-cache.ts'
import type { Redis } from '../system/redis.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type Stopping, stoppingError } from '../system/shutdown.ts'

interface Parts {
  readonly following: Following
  readonly ring: KeyRing
  readonly redis: Redis | null
  readonly stopping: Pick<Stopping, 'hasBegun'>
}

/** Tells whether requests can be answered and should be sent here, and what they must do without. */
export function readiness({ following, ring, redis, stopping }: Parts): RequestHandler {
  return async (_req, res) => {
    if (stopping.hasBegun()) throw stoppingError()
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    const gone = await following.trouble()
    if (gone !== null) throw new ApiError('unavailable', gone)
    ring.demandKnown()
    const degraded = degradedBy(ring, redis, following)
    res.json({ status: 'ready', snapshot, ...(degraded.length > 0 && { degraded }) })
  }
}

/** What does not work as it should while requests are answered. */
export function degradedBy(
  ring: Pick<KeyRing, 'trouble'>,
  redis: Pick<Redis, 'isHere'> | null,
  following: Pick<Following, 'damaged'>,
): string[] {
  const away = redis?.isHere() === false ? 'redis: gone; this server counts for itself' : null
  return [away, ring.trouble(), damageOf(following.damaged())].filter((trouble) => trouble !== null)
}

/** Files that are named where there are many damaged ones. */
const NAMED = 10

function damageOf(damaged: readonly string[]): string | null {
  if (damaged.length === 0) return null
  const more = damaged.length > NAMED ? ` and ${String(damaged.length - NAMED)} more` : ''
  return `data: damaged on disk, and answered 503 until restored: ${damaged.slice(0, NAMED).join(', ')}${more}`
}
