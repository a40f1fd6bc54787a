import fc from 'fast-check'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDecision, windowScript } from '../../../server/limits/redis-window.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'
import { checkRateLimitRule, type Decide, traffic } from '../helpers/rate-limit-rule.ts'

/** The server's script, but the test sets the time. */
const SCRIPT = windowScript('{ARGV[3], ARGV[4]}')

let server: RedisServer
let client: Awaited<ReturnType<typeof connect>>
let names = 0

function connect() {
  return createClient({ url: server.url, RESP: 2 }).connect()
}

beforeAll(async () => {
  server = await startRedis()
  client = await connect()
})

afterAll(async () => {
  client.destroy()
  await server.stop()
})

/** Decisions about a new key, at times that the test sets. */
function turns(name = `key-${String((names += 1))}`): Decide {
  return async (limit, at) => {
    const [seconds, micro] = [Math.floor(at / 1000), Math.round((at % 1000) * 1000)]
    const words = ['EVAL', SCRIPT, '1', name, '60000', String(limit), String(seconds), String(micro)]
    const { passes, waitMs } = parseDecision(await client.sendCommand(words))
    return { passes, waitMs }
  }
}

const passing = async (take: Decide, limit: number, times: number, at: number) => {
  const taken = await Promise.all(Array.from({ length: times }, () => take(limit, at)))
  return taken.filter(({ passes }) => passes).length
}

describe('a rate limit in Redis', () => {
  it('lets a request pass exactly if fewer passed in the minute before it, and says correctly when the next one can pass', async () => {
    await fc.assert(fc.asyncProperty(traffic, ({ limit, pauses }) => checkRateLimitRule(turns(), limit, pauses)))
  })

  it('holds across the end of a minute, for requests that come at once', async () => {
    const take = turns()

    const passed = [
      await passing(take, 60, 1, 1_000_000),
      await passing(take, 60, 70, 1_059_000),
      await passing(take, 60, 70, 1_060_050),
      await passing(take, 60, 70, 1_118_999),
      await passing(take, 60, 70, 1_119_000),
    ]

    expect(passed).toEqual([1, 59, 1, 0, 59])
  })

  it.each([1, 30_000, 7_200_000])(
    'neither forgets requests nor locks clients out when its clock is set back by %d ms',
    async (by) => {
      const take = turns()
      const began = 100_000_000
      await passing(take, 10, 4, began)
      await passing(take, 10, 4, began + 5_000)

      const back = began + 5_000 - by

      expect(await passing(take, 10, 10, back)).toBe(2)
      expect(await passing(take, 10, 10, back + 59_999)).toBeLessThanOrEqual(by < 5_000 ? 4 : 0)
      expect(await passing(take, 10, 10, back + 120_000)).toBe(10)
    },
  )

  it('keeps one entry per millisecond however many pass in it, and none when all are old', async () => {
    const name = 'small'
    const take = turns(name)
    await passing(take, 1000, 900, 1_000_000)
    await passing(take, 1000, 90, 1_000_001)

    const entries = await client.sendCommand(['LLEN', name])
    const expires = Number(await client.sendCommand(['PTTL', name]))

    expect(entries).toBe(3)
    expect(expires).toBeGreaterThan(0)
    expect(expires).toBeLessThanOrEqual(60_001)
  })

  it('makes a key whose limit was lowered wait until there is room under the new limit', async () => {
    const take = turns()
    for (let at = 0; at < 10; at++) await take(10, 1_000_000 + at * 1000)

    const { passes, waitMs } = await take(3, 1_009_000)

    expect([passes, waitMs]).toEqual([false, 58_000])
    expect((await take(3, 1_009_000 + waitMs - 1)).passes).toBe(false)
    expect((await take(3, 1_009_000 + waitMs)).passes).toBe(true)
  })
})
