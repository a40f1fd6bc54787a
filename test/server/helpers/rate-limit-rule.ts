import fc from 'fast-check'

/** Asks for a decision at a given time: whether the request passes, and how long to wait for room. */
export type Decide = (limit: number, at: number) => Promise<{ readonly passes: boolean; readonly waitMs: number }>

const MINUTE = 60_000

/** A limit, and the pauses between requests: bursts, a steady pace, and the edges of the minute. */
export const traffic = fc.record({
  limit: fc.integer({ min: 1, max: 12 }),
  pauses: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 50 }) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 12_000 }) },
      { weight: 1, arbitrary: fc.constantFrom(59_998, 59_999, 60_000, 60_001) },
    ),
    { maxLength: 80 },
  ),
})

/**
 * Checks the rule: a request passes exactly if fewer requests than the limit passed in the minute before it. So no
 * minute has more, wherever it begins; a client that keeps to the limit is never refused; and a client that waits as
 * the answer says passes.
 */
export async function checkRateLimitRule(take: Decide, limit: number, pauses: readonly number[]): Promise<void> {
  const passed: number[] = []
  let now = 1_000_000
  for (const pause of [...pauses, 0]) {
    now += pause
    const counted = passed.filter((at) => at > now - MINUTE)
    const { passes, waitMs } = await take(limit, now)
    if (passes !== counted.length < limit) {
      throw new Error(
        `${passes ? 'passed' : 'refused'} at ${String(now)} after ${counted.join(', ')} of ${String(limit)}`,
      )
    }
    if (passes) passed.push(now)
    const room = (passed.find((at) => at > now - MINUTE) ?? now) + MINUTE - now
    if (waitMs !== room) throw new Error(`should wait ${String(waitMs)} ms and not ${String(room)} at ${String(now)}`)
  }
}
