import type { RequestHandler } from 'express'
import { type Following, noSnapshot } from '../snapshots/follow.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import type { Redis } from '../system/redis.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type ShutdownState, shuttingDownError } from '../system/shutdown.ts'

interface ReadinessParts {
  readonly following: Following
  readonly keyCache: KeyCache
  readonly redis: Redis | null
  readonly stopping: Pick<ShutdownState, 'hasBegun'>
}

/** Tells whether requests can be answered and should be sent here, and what they must do without. */
export function readiness({ following, keyCache, redis, stopping }: ReadinessParts): RequestHandler {
  return async (_req, res) => {
    if (stopping.hasBegun()) throw shuttingDownError()
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    const gone = await following.trouble()
    if (gone !== null) throw new ApiError('unavailable', gone)
    keyCache.demandKnown()
    const degraded = listDegraded(keyCache, redis, following)
    res.json({ status: 'ready', snapshot, ...(degraded.length > 0 && { degraded }) })
  }
}

/** What does not work as it should while requests are answered. */
export function listDegraded(
  keyCache: Pick<KeyCache, 'trouble'>,
  redis: Pick<Redis, 'isHere'> | null,
  following: Pick<Following, 'damaged'>,
): string[] {
  const away = redis?.isHere() === false ? 'redis: gone; this server counts for itself' : null
  return [away, keyCache.trouble(), describeDamage(following.damaged())].filter((trouble) => trouble !== null)
}

/** Files that are named where there are many damaged ones. */
const NAMED = 10

function describeDamage(damaged: readonly string[]): string | null {
  if (damaged.length === 0) return null
  const more = damaged.length > NAMED ? ` and ${String(damaged.length - NAMED)} more` : ''
  return `data: damaged on disk, and answered 503 until restored: ${damaged.slice(0, NAMED).join(', ')}${more}`
}
