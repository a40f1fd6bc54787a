import { describe, expect, it } from 'vitest'
import {
  decideRequest,
  noRequests,
  type PassedRequests,
  recordRequests,
} from '../../../server/limits/sliding-window.ts'

/** Asks at these times, each in milliseconds. */
const ask = (passed: PassedRequests, limit: number, ...times: readonly number[]) =>
  times.map((now) => decideRequest(passed, limit, now))

describe('the window of two requests a minute', () => {
  it('says of each request if it passes, how many count, and when the next leaves', () => {
    expect(ask(noRequests(), 2, 0, 10, 20, 59_999, 60_000, 60_000)).toEqual([
      { passes: true, used: 1, waitMs: 60_000 },
      { passes: true, used: 2, waitMs: 59_990 },
      { passes: false, used: 2, waitMs: 59_980 },
      { passes: false, used: 2, waitMs: 1 },
      { passes: true, used: 2, waitMs: 10 },
      { passes: false, used: 2, waitMs: 10 },
    ])
  })

  it('waits until so many have left that one more passes, where the limit is lower than it was', () => {
    const passed = noRequests()
    recordRequests(passed, 0, 3)
    recordRequests(passed, 5, 2)
    recordRequests(passed, 9)

    expect(decideRequest(passed, 2, 10)).toEqual({ passes: false, used: 6, waitMs: 59_995 })
    expect(decideRequest(passed, 3, 10)).toEqual({ passes: false, used: 6, waitMs: 59_995 })
    expect(decideRequest(passed, 4, 10)).toEqual({ passes: false, used: 6, waitMs: 59_990 })
    expect(decideRequest(passed, 1, 10)).toEqual({ passes: false, used: 6, waitMs: 59_999 })
  })

  it('waits a minute where nobody may pass and nobody has', () => {
    expect(decideRequest(noRequests(), 0, 7)).toEqual({ passes: false, used: 0, waitMs: 60_000 })
  })
})

describe('what a window remembers', () => {
  it('is a request at the end of its millisecond, and one by an earlier clock with the last', () => {
    const passed = noRequests()
    decideRequest(passed, 9, 1, 0.2)
    decideRequest(passed, 9, 1, 1)
    decideRequest(passed, 9, 3)
    decideRequest(passed, 9, 3, 2)

    expect(passed).toEqual({ at: [1, 3], count: [2, 2], first: 0, total: 4 })
  })

  it('is cut off when more than half of it is too old', () => {
    const passed = noRequests()
    for (let now = 0; now < 1_000; now++) decideRequest(passed, 10_000, now)

    decideRequest(passed, 10_000, 60_499)
    expect([passed.first, passed.at.length, passed.count.length, passed.total]).toEqual([500, 1_001, 1_001, 501])
    decideRequest(passed, 10_000, 60_500)
    expect([passed.first, passed.at.length, passed.count.length, passed.total]).toEqual([0, 501, 501, 501])
    expect(passed.at.slice(0, 2)).toEqual([501, 502])
  })
})
