import { ApiError } from '../../schemas/api/error.ts'
import { type ExportJob, isUnfinished } from './job.ts'
import type { ExportSettings } from './settings.ts'

/** The bytes of all files that there are, finished or not. */
export function sumFileBytes(jobs: Iterable<ExportJob>): number {
  let sum = 0
  for (const job of jobs) if (hasFile(job)) sum += job.bytes
  return sum
}

function hasFile(job: ExportJob): boolean {
  return isUnfinished(job) || job.state === 'done'
}

/**
 * Refuses one more job of a key beyond the limits. Returns the oldest job without a file that must be forgotten for it;
 * null if none must.
 */
export function makeRoom(jobs: readonly ExportJob[], key: string, limits: ExportSettings): ExportJob | null {
  const { unfinished, known, bytes } = limits
  const own = jobs.filter((job) => job.key === key)
  if (own.filter(isUnfinished).length >= unfinished.key) throw tooManyUnfinished(unfinished.key)
  if (jobs.filter(isUnfinished).length >= unfinished.all) throw new ApiError('unavailable', 'Too many exports of all keys wait: ask again in a while.') // prettier-ignore
  if (sumFileBytes(jobs) >= bytes.all) throw new ApiError('unavailable', 'The space for all exports of this server is used: ask again when others have expired.') // prettier-ignore
  if (own.length < known) return null
  const [first] = own.filter((job) => !hasFile(job)).sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
  if (first === undefined) throw tooManyKept(own, known)
  return first
}

function tooManyUnfinished(limit: number): ApiError {
  const message = `This key has ${String(limit)} exports that are not done, which is as many as it may have at once: ask for the next when one is done.`
  return new ApiError('rate_limited', message, { reason: 'concurrency', limit })
}

function tooManyKept(own: readonly ExportJob[], limit: number): ApiError {
  const [freeAt = null] = own.flatMap(({ expires_at }) => expires_at ?? []).sort()
  const message = `This key has ${String(limit)} exports, which is as many as are kept for it: the next has room when the oldest expires.`
  return new ApiError('rate_limited', message, { limit, free_at: freeAt })
}
