import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Redis, RedisAway } from '../../../server/system/redis.ts'
import { encodeCounterKey, createRateLimitStore } from '../../../server/limits/rate-limit-store.ts'
import { checkRateLimitRule, type Decide, traffic } from '../helpers/rate-limit-rule.ts'

const START = Date.parse('2026-01-15T12:00:00Z')

let now: number

beforeEach(() => {
  now = 0
  // The store says by the wall clock when there is room.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Decisions about one key in memory, or with a Redis that the test fakes. */
function turns(redis: Redis | null = null): Decide {
  const store = createRateLimitStore('test', { redis, clock: () => now })
  return async (limit, at) => {
    now = at
    const { totalHits, resetTime } = await store.increment(encodeCounterKey('mk_1', limit))
    return { passes: totalHits <= limit, waitMs: (resetTime?.getTime() ?? 0) - START }
  }
}

const passing = async (take: Decide, limit: number, times: number, at: number) => {
  let passed = 0
  for (let n = 0; n < times; n++) if ((await take(limit, at)).passes) passed += 1
  return passed
}

describe('a rate limit in memory', () => {
  it('lets a request pass exactly if fewer passed in the minute before it, and says correctly when the next one can pass', async () => {
    await fc.assert(fc.asyncProperty(traffic, ({ limit, pauses }) => checkRateLimitRule(turns(), limit, pauses)))
  })

  it('holds across the end of a minute, where a fixed window would let twice as many through', async () => {
    const take = turns()

    const passed = [
      await passing(take, 60, 1, 0),
      await passing(take, 60, 70, 59_000),
      await passing(take, 60, 70, 60_050),
      await passing(take, 60, 70, 118_999),
      await passing(take, 60, 70, 119_000),
    ]

    expect(passed).toEqual([1, 59, 1, 0, 59])
  })

  it('neither locks out nor rewards a client that keeps asking while refused', async () => {
    const take = turns()
    await passing(take, 3, 3, 0)

    for (let at = 0; at < 60_000; at += 100) expect((await take(3, at)).passes).toBe(false)

    expect(await passing(take, 3, 10, 60_000)).toBe(3)
  })

  it('forgets no request too early although it counts by the millisecond', async () => {
    const take = turns()
    await take(1, 0.9)

    expect((await take(1, 60_000.8)).passes).toBe(false)
    expect((await take(1, 60_001)).passes).toBe(true)
  })

  it('counts very many requests one by one in little memory', async () => {
    const take = turns()

    expect(await passing(take, 100_000, 100_001, 5)).toBe(100_000)
  })
})

/** A Redis that replies as the test says. */
function redisThat(turn: () => readonly [passes: number, used: number, waitMs: number] | null): Redis {
  return {
    send: () => {
      const reply = turn()
      return reply === null ? Promise.reject(new RedisAway('gone')) : Promise.resolve(reply)
    },
    isHere: () => turn() !== null,
    close: () => undefined,
  }
}

describe('a server whose Redis goes away and comes back', () => {
  it('continues from the last shared count, for a minute after Redis gave it', async () => {
    let reply: [number, number, number] | null = [1, 8, 60_000]
    const take = turns(redisThat(() => reply))
    await take(10, 0)

    reply = null

    expect(await passing(take, 10, 5, 30_000)).toBe(2)
    expect(await passing(take, 10, 10, 60_000)).toBe(8)
    expect(await passing(take, 10, 10, 90_000)).toBe(2)
  })

  it('still counts its own requests when Redis has lost them', async () => {
    let used = 0
    const take = turns(redisThat(() => [1, (used += 1), 60_000]))
    await passing(take, 5, 3, 0)
    used = 0

    const after = await passing(take, 5, 5, 10_000)
    used = 2

    expect(after).toBe(2)
    expect(await passing(take, 5, 5, 60_000)).toBe(3)
  })

  it('is as strict as Redis when other servers used the key', async () => {
    const take = turns(redisThat(() => [0, 5, 1234]))

    expect(await take(5, 0)).toEqual({ passes: false, waitMs: 1234 })
  })
})
