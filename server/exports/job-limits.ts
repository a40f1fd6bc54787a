import { ApiError } from '../../schemas/api/error.ts'
import { type ExportJob, isUnfinished } from './job.ts'
import type { ExportSettings } from './settings.ts'
import { exportMessages } from './export-messages.ts'

/** Counts the bytes of unfinished files too. */
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
  if (jobs.filter(isUnfinished).length >= unfinished.all) throw new ApiError('unavailable', exportMessages.tooManyWait)
  if (sumFileBytes(jobs) >= bytes.all) throw new ApiError('unavailable', exportMessages.noSpace)
  if (own.length < known) return null
  const [first] = own.filter((job) => !hasFile(job)).sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
  if (first === undefined) throw tooManyKept(own, known)
  return first
}

function tooManyUnfinished(limit: number): ApiError {
  return new ApiError('rate_limited', exportMessages.tooManyUnfinished({ count: limit }), {
    reason: 'concurrency',
    limit,
  })
}

function tooManyKept(own: readonly ExportJob[], limit: number): ApiError {
  const [freeAt = null] = own.flatMap(({ expires_at }) => expires_at ?? []).sort()
  return new ApiError('rate_limited', exportMessages.tooManyKept({ count: limit }), { limit, free_at: freeAt })
}
