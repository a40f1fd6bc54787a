import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, exchange, type Reply } from '../helpers/http.ts'

const START = Date.parse('2026-01-15T12:00:00.250Z')

let api: FakeApi

beforeEach(async () => {
  // Only the clocks are fake: the timers of the server keep running.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
  api = await serveFake((how) => Promise.resolve({ body: { success: true }, fileName: how }), { rateLimit: 3 })
})

afterEach(() => {
  api.stop()
  vi.useRealTimers()
})

const send = () => ask(api.port, '/v1/fake/x', { headers: { 'x-api-key': api.key } })

async function times(n: number): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let sent = 0; sent < n; sent++) replies.push(await send())
  return replies
}

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

/** Sets the clocks to that much time after the start of the test. */
const pass = (ms: number) => vi.advanceTimersByTime(START + ms - Date.now())

describe('the window of a key with three requests a minute', () => {
  it('says when the oldest request that counts makes room', async () => {
    const first = await send()
    pass(59_000)
    const [second] = await times(1)

    expect(first.headers['x-ratelimit-reset']).toBe(String(Math.ceil((START + 60_000) / 1000)))
    expect(second?.headers['x-ratelimit-reset']).toBe(first.headers['x-ratelimit-reset'])
    expect(first.headers['ratelimit']).toBe('"requests"; r=2; t=60')
    expect(second?.headers['ratelimit']).toBe('"requests"; r=1; t=1')
    expect(second?.headers['ratelimit-policy']).toMatch(/^"requests"; q=3; w=60; pk=:.+:$/)
  })

  it('slides: three pass in any minute, even in one that begins between them', async () => {
    await times(1)
    pass(59_000)
    await times(2)
    pass(59_999)
    const before = await send()
    pass(60_000)
    const after = await times(2)
    pass(119_000)

    expect([before.status, before.headers['retry-after']]).toEqual([429, '1'])
    expect(statuses(after)).toEqual([200, 429])
    expect(after.map(({ headers }) => headers['retry-after'])).toEqual([undefined, '59'])
    expect(statuses(await times(3))).toEqual([200, 200, 429])
  })

  it.each([0, 1, 20_500, 59_001, 59_999])('says correctly after %d ms how long to wait', async (elapsed) => {
    await times(3)
    pass(elapsed)
    const refused = await send()
    const wait = Number(refused.headers['retry-after'])

    pass(elapsed + wait * 1000)

    expect(refused.status).toBe(429)
    expect((await send()).status).toBe(200)
  })

  it('has room at the second that X-RateLimit-Reset names', async () => {
    const refused = (await times(4)).at(-1)

    pass(Number(refused?.headers['x-ratelimit-reset']) * 1000 - START)

    expect((await send()).status).toBe(200)
  })

  it.each([-7_200_000, 7_200_000])('ignores a wall clock that is set by %d ms', async (by) => {
    await times(3)
    vi.setSystemTime(START + by)
    const refused = await send()

    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  })

  it('lets exactly three of many at once pass, and says to each how many are left', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, send))

    const passed = replies.filter(({ status }) => status === 200)
    expect(passed).toHaveLength(3)
    expect(passed.map(({ headers }) => headers['x-ratelimit-remaining']).sort()).toEqual(['0', '1', '2'])
  })

  it('counts requests one by one although they arrive in one packet', async () => {
    const request = `GET /v1/fake/x HTTP/1.1\r\nHost: x\r\nx-api-key: ${api.key}\r\n\r\n`
    const last = `GET /v1/fake/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-api-key: ${api.key}\r\n\r\n`

    const answers = await exchange(api.port, request.repeat(4) + last)

    expect(answers.match(/HTTP\/1.1 \d+/g)?.map((line) => line.slice(9))).toEqual(['200', '200', '200', '429', '429'])
    expect(answers.match(/X-RateLimit-Remaining: \d/gi)?.map((line) => line.at(-1))).toEqual(['2', '1', '0', '0', '0'])
  })
})

it('says correctly to an address when it may try keys again', async () => {
  const guess = () => ask(api.port, '/v1/fake/x', { headers: { 'x-api-key': 'guess' } })
  for (let n = 0; n < 300; n++) await guess()
  pass(42_000)
  const refused = await guess()

  pass(42_000 + Number(refused.headers['retry-after']) * 1000)

  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '18'])
  expect((await guess()).status).toBe(401)
})
