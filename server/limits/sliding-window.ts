/** The length of the window: a request that passed counts this long. */
export const WINDOW_MS = 60_000

/** The requests of one key that passed within the last minute, to the millisecond. */
export interface PassedRequests {
  /** The milliseconds in which requests passed, rising; never more entries than the limit or than milliseconds in a minute. */
  readonly at: number[]
  /** The number of requests that passed in each. */
  readonly count: number[]
  total: number
}

/** The decision about one request. */
export interface RateDecision {
  readonly passes: boolean
  /** The requests that count now, with this one if it passes. */
  readonly used: number
  /** The time until one more request would pass. */
  readonly waitMs: number
}

export function noRequests(): PassedRequests {
  return { at: [], count: [], total: 0 }
}

/**
 * Lets a request pass if fewer than `limit` requests passed in the minute before it. So no minute has more, wherever it
 * begins. A refused request does not count: a client that keeps asking neither gains by it nor waits longer.
 */
export function decideRequest(passed: PassedRequests, limit: number, now: number, at = now): RateDecision {
  forgetOld(passed, now)
  const passes = passed.total < limit
  if (passes) recordRequests(passed, at)
  return { passes, used: passed.total, waitMs: msUntilRoom(passed, limit, now) }
}

function forgetOld(passed: PassedRequests, now: number): void {
  const { at, count } = passed
  let old = 0
  for (; old < at.length && (at[old] ?? now) + WINDOW_MS <= now; old++) passed.total -= count[old] ?? 0
  if (old === 0) return
  at.splice(0, old)
  count.splice(0, old)
}

/** Records requests at the end of their millisecond, so that none is forgotten too early. */
export function recordRequests(passed: PassedRequests, at: number, times = 1): void {
  const last = passed.at.length - 1
  const millisecond = Math.max(Math.ceil(at), passed.at[last] ?? 0)
  if (passed.at[last] === millisecond) {
    passed.count[last] = (passed.count[last] ?? 0) + times
  } else {
    passed.at.push(millisecond)
    passed.count.push(times)
  }
  passed.total += times
}

function msUntilRoom({ at, count, total }: PassedRequests, limit: number, now: number): number {
  let tooMany = Math.max(1, total - limit + 1)
  const leaving = at.findIndex((_millisecond, index) => (tooMany -= count[index] ?? 0) <= 0)
  return (at[leaving] ?? now) + WINDOW_MS - now
}
