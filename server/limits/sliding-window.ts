/** A request that passed counts this long. */
export const WINDOW_MS = 60_000

/** Requests of one key that passed within the last minute, to the millisecond. */
export interface PassedRequests {
  /**
   * Milliseconds in which requests passed, rising. The entries that count never outnumber the limit, nor the
   * milliseconds in a minute.
   */
  readonly at: number[]
  /** How many requests passed in each. */
  readonly count: number[]
  /** Place of the first entry that counts; those before it are too old. */
  first: number
  total: number
}

export interface RateDecision {
  readonly passes: boolean
  /** Requests that count now, with this one if it passes. */
  readonly used: number
  /** Time until one more request would pass. */
  readonly waitMs: number
}

export function noRequests(): PassedRequests {
  return { at: [], count: [], first: 0, total: 0 }
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
  while (passed.first < at.length && (at[passed.first] ?? now) + WINDOW_MS <= now) {
    passed.total -= count[passed.first] ?? 0
    passed.first += 1
  }
  // To cut off each entry by itself would move a minute of them in every millisecond.
  if (passed.first <= at.length / 2) return
  at.splice(0, passed.first)
  count.splice(0, passed.first)
  passed.first = 0
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

function msUntilRoom({ at, count, first, total }: PassedRequests, limit: number, now: number): number {
  let tooMany = total - limit + 1
  let leaving = first
  // The first entry that counts leaves next, the others only if that makes no room.
  while (leaving < at.length && (tooMany -= count[leaving] ?? 0) > 0) leaving += 1
  return (at[leaving] ?? now) + WINDOW_MS - now
}
