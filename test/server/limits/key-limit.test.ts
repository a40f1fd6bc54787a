import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Redis } from '../../../server/system/redis.ts'
import { readProblem } from '../helpers/body.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, eventually, type Reply } from '../helpers/http.ts'

let api: FakeApi

beforeEach(() => {
  // Only the clocks are fake: the timers of the server keep running.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-01-15T12:00:00Z') })
})

afterEach(() => {
  api.stop()
  vi.useRealTimers()
})

/** A Redis that lets this many requests pass and then none. */
function redisThatLetsPass(limit: number): Redis {
  let used = 0
  return {
    send: () => Promise.resolve(used < limit ? [1, (used += 1), 60_000] : [0, used, 1500]),
    isHere: () => true,
    close: () => undefined,
  }
}

const serve = async (parts: Parameters<typeof serveFake>[1]) => {
  api = await serveFake((how) => Promise.resolve({ body: { success: true }, fileName: how }), parts)
}

const send = (headers: Record<string, string> = {}): Promise<Reply> =>
  ask(api.port, '/v1/fake/x', { headers: { 'x-api-key': api.key, ...headers } })

const COUNT = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'ratelimit', 'ratelimit-policy', 'retry-after'] as const
const readCount = ({ headers }: Reply) => COUNT.map((name) => headers[name])

describe.each([
  ['in memory', (): Redis | null => null, '60'],
  ['in Redis', (): Redis | null => redisThatLetsPass(3), '2'],
] as const)('the limit of a key that is counted %s', (_where, redis, wait) => {
  it('counts an answer that is made, one from the cache and a 304 alike, and refuses what comes then', async () => {
    await serve({ rateLimit: 3, redis: redis() })
    const made = await send()
    const cached = await send()
    const unchanged = await send({ 'if-none-match': made.headers.etag ?? '' })
    const refused = await send({ 'x-request-id': 'refused' })

    const policy = '"requests"; q=3; w=60; pk=:NjU3MDJiNDQyZWUz:'
    expect([made, cached, unchanged, refused].map(({ status }) => status)).toEqual([200, 200, 304, 429])
    expect([made, cached, unchanged].map(readCount)).toEqual([
      ['3', '2', '"requests"; r=2; t=60', policy, undefined],
      ['3', '1', '"requests"; r=1; t=60', policy, undefined],
      ['3', '0', '"requests"; r=0; t=60', policy, undefined],
    ])
    expect(readCount(refused)).toEqual(['3', '0', `"requests"; r=0; t=${wait}`, policy, wait])
    expect(readProblem(refused)).toMatchObject({ code: 'rate_limited' })
    const line = await eventually(() =>
      Promise.resolve(api.lines.find((each) => each.includes('"id":"refused"')) ?? null),
    )
    expect(JSON.parse(line)).toMatchObject({ status: 429, key: 'k', route: '/v1/fake/{how}' })
    expect(JSON.parse(line)).not.toHaveProperty('snapshot')
  })
})
