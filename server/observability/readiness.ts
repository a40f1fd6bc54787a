import type { RequestHandler } from 'express'
import { type SnapshotFollower, noSnapshot } from '../snapshots/follow.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import type { Replica } from '../replica/replica.ts'
import type { Redis } from '../system/redis.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { type ShutdownState, shuttingDownError } from '../system/shutdown.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'

interface ReadinessParts {
  readonly following: SnapshotFollower
  readonly keyCache: KeyCache
  readonly redis: Redis | null
  readonly replica: Pick<Replica, 'trouble'> | null
  readonly stopping: Pick<ShutdownState, 'hasBegun'>
  readonly rules: ReadinessRules
}

/** A server must meet these too before it is ready, so that a balancer sends requests to better servers. */
export interface ReadinessRules {
  /** How long a newer snapshot may be published; null for any time. */
  readonly maxLagSeconds: number | null
  /** Every file of the newest snapshot must have been read, and none may be damaged. */
  readonly verified: boolean
}

/** Answers whether this server can take requests, and what does not work at the moment. */
export function readiness({ following, keyCache, redis, replica, stopping, rules }: ReadinessParts): RequestHandler {
  return async (_req, res) => {
    if (stopping.hasBegun()) throw shuttingDownError()
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    const gone = await following.trouble()
    if (gone !== null) throw new ApiError('unavailable', gone)
    keyCache.requireKnown()
    await requireReady(rules, following, new Date())
    const degraded = listDegraded(keyCache, redis, following, replica)
    res.json({ status: 'ready', snapshot, ...(degraded.length > 0 && { degraded }) })
  }
}

/** Throws if the server answers, but others should: it is late, or its data are damaged or not checked yet. */
async function requireReady(
  { maxLagSeconds, verified }: ReadinessRules,
  following: Pick<SnapshotFollower, 'behind' | 'isVerified' | 'damaged'>,
  now: Date,
): Promise<void> {
  const newer = maxLagSeconds === null ? null : await following.behind()
  if (newer !== null && maxLagSeconds !== null && now.getTime() - newer.since.getTime() > maxLagSeconds * 1000)
    throw notReady('lagging', snapshotMessages.late({ id: newer.id, seconds: maxLagSeconds }))
  if (!verified) return
  if (!following.isVerified()) throw notReady('verifying', snapshotMessages.verifying)
  const damaged = following.damaged()
  if (damaged.length > 0) throw notReady('damaged', snapshotMessages.hasDamage({ names: nameSome(damaged) }))
}

function notReady(reason: string, message: Message): ApiError {
  return new ApiError('unavailable', message, { reason })
}

/** Lists what does not work at the moment although requests are answered. */
export function listDegraded(
  keyCache: Pick<KeyCache, 'trouble'>,
  redis: Pick<Redis, 'isHere'> | null,
  following: Pick<SnapshotFollower, 'damaged'>,
  replica: Pick<Replica, 'trouble'> | null,
): string[] {
  const away = redis?.isHere() === false ? 'redis: gone; this server counts on its own' : null
  return [away, keyCache.trouble(), replica?.trouble() ?? null, describeDamage(following.damaged())].filter(
    (trouble) => trouble !== null,
  )
}

/** Damaged tables that the list names. */
const NAMED = 10

function describeDamage(damaged: readonly string[]): string | null {
  if (damaged.length === 0) return null
  return `data: damaged on disk, and answered 503 until restored: ${nameSome(damaged)}`
}

function nameSome(damaged: readonly string[]): string {
  const more = damaged.length > NAMED ? ` and ${String(damaged.length - NAMED)} more` : ''
  return `${damaged.slice(0, NAMED).join(', ')}${more}`
}
