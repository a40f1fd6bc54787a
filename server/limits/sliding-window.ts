/** How long a request that passed counts. */
export const WINDOW_MS = 60_000

/** The requests of one key that passed within the last minute, to the millisecond. */
export interface Passed {
  /** The milliseconds in which any passed, rising: as many entries as the limit at most, and as the minute has of them. */
  readonly at: number[]
  /** How many passed in each. */
  readonly count: number[]
  total: number
}

/** Whether a request passes, how many that passed count with it, and how long it is until there is room for one more. */
export interface Turn {
  readonly passes: boolean
  readonly used: number
  readonly waitMs: number
}

export function nonePassed(): Passed {
  return { at: [], count: [], total: 0 }
}

/**
 * Lets a request pass if fewer than `limit` passed in the minute before it, so that no interval of a minute has more,
 * wherever it begins. What is refused does not count: who goes on asking neither gains by it nor waits for longer.
 */
export function takeTurn(passed: Passed, limit: number, now: number, at = now): Turn {
  forgetOld(passed, now)
  const passes = passed.total < limit
  if (passes) record(passed, at)
  return { passes, used: passed.total, waitMs: untilRoom(passed, limit, now) }
}

function forgetOld(passed: Passed, now: number): void {
  const { at, count } = passed
  let old = 0
  for (; old < at.length && (at[old] ?? now) + WINDOW_MS <= now; old++) passed.total -= count[old] ?? 0
  if (old === 0) return
  at.splice(0, old)
  count.splice(0, old)
}

/** Notes requests by the end of their millisecond, so that none is forgotten too early. */
export function record(passed: Passed, at: number, times = 1): void {
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

function untilRoom({ at, count, total }: Passed, limit: number, now: number): number {
  let tooMany = Math.max(1, total - limit + 1)
  const leaving = at.findIndex((_millisecond, index) => (tooMany -= count[index] ?? 0) <= 0)
  return (at[leaving] ?? now) + WINDOW_MS - now
}
