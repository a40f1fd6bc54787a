import type { RequestHandler } from 'express'
import { type Following, noSnapshot } from '../snapshots/follow.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import type { Replica } from '../replica/replica.ts'
import type { Redis } from '../system/redis.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { type ShutdownState, shuttingDownError } from '../system/shutdown.ts'

interface ReadinessParts {
  readonly following: Following
  readonly keyCache: KeyCache
  readonly redis: Redis | null
  readonly replica: Pick<Replica, 'trouble'> | null
  readonly stopping: Pick<ShutdownState, 'hasBegun'>
}

/** Answers whether this server can take requests, and what does not work at the moment. */
export function readiness({ following, keyCache, redis, replica, stopping }: ReadinessParts): RequestHandler {
  return async (_req, res) => {
    if (stopping.hasBegun()) throw shuttingDownError()
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    const gone = await following.trouble()
    if (gone !== null) throw new ApiError('unavailable', gone)
    keyCache.requireKnown()
    const degraded = listDegraded(keyCache, redis, following, replica)
    res.json({ status: 'ready', snapshot, ...(degraded.length > 0 && { degraded }) })
  }
}

/** Lists what does not work at the moment although requests are answered. */
export function listDegraded(
  keyCache: Pick<KeyCache, 'trouble'>,
  redis: Pick<Redis, 'isHere'> | null,
  following: Pick<Following, 'damaged'>,
  replica: Pick<Replica, 'trouble'> | null,
): string[] {
  const away = redis?.isHere() === false ? 'redis: gone; this server counts on its own' : null
  return [away, keyCache.trouble(), replica?.trouble() ?? null, describeDamage(following.damaged())].filter(
    (trouble) => trouble !== null,
  )
}

/** The most damaged tables that the list names. */
const NAMED = 10

function describeDamage(damaged: readonly string[]): string | null {
  if (damaged.length === 0) return null
  const more = damaged.length > NAMED ? ` and ${String(damaged.length - NAMED)} more` : ''
  return `data: damaged on disk, and answered 503 until restored: ${damaged.slice(0, NAMED).join(', ')}${more}`
}
