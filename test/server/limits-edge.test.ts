import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeApi, serveFake } from './helpers/fake-app.ts'
import { ask, exchange, type Reply } from './helpers/http.ts'

const START = Date.parse('2026-01-15T12:00:00.250Z')

let api: FakeApi

beforeEach(async () => {
  // Only the clock on the wall: the server's timers go on.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
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

describe('the window of a key with three requests a minute', () => {
  it('ends a minute after its first request, whenever the others came', async () => {
    const first = await send()
    vi.setSystemTime(START + 59_000)
    const [second] = await times(1)

    expect(first.headers['x-ratelimit-reset']).toBe(String(Math.ceil((START + 60_000) / 1000)))
    expect(second?.headers['x-ratelimit-reset']).toBe(first.headers['x-ratelimit-reset'])
    expect(first.headers['ratelimit']).toBe('"requests"; r=2; t=60')
    expect(second?.headers['ratelimit']).toBe('"requests"; r=1; t=1')
    expect(second?.headers['ratelimit-policy']).toMatch(/^"requests"; q=3; w=60; pk=:.+:$/)
  })

  it('is closed until its last millisecond and open again at its end, with all of its requests', async () => {
    await times(3)
    vi.setSystemTime(START + 59_999)
    const before = await send()
    vi.setSystemTime(START + 60_000)
    const after = await times(4)

    expect([before.status, before.headers['retry-after']]).toEqual([429, '1'])
    expect(statuses(after)).toEqual([200, 200, 200, 429])
    expect(after.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['2', '1', '0', '0'])
  })

  it.each([0, 1, 20_500, 59_001, 59_999])('says truly after %d ms how long to wait', async (elapsed) => {
    await times(3)
    vi.setSystemTime(START + elapsed)
    const refused = await send()
    const wait = Number(refused.headers['retry-after'])

    vi.setSystemTime(START + elapsed + wait * 1000)

    expect(refused.status).toBe(429)
    expect((await send()).status).toBe(200)
  })

  it('is over at the second that X-RateLimit-Reset names', async () => {
    const refused = (await times(4)).at(-1)

    vi.setSystemTime(Number(refused?.headers['x-ratelimit-reset']) * 1000)

    expect((await send()).status).toBe(200)
  })

  it('is not held open for hours by a clock that is set back', async () => {
    await times(4)

    vi.setSystemTime(START - 7_200_000)

    expect((await send()).status).toBe(200)
  })

  it('lets through exactly three of many at once, and tells each what is left', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, send))

    const passed = replies.filter(({ status }) => status === 200)
    expect(passed).toHaveLength(3)
    expect(passed.map(({ headers }) => headers['x-ratelimit-remaining']).sort()).toEqual(['0', '1', '2'])
  })

  it('counts requests one by one that come in one piece', async () => {
    const request = `GET /v1/fake/x HTTP/1.1\r\nHost: x\r\nx-api-key: ${api.key}\r\n\r\n`
    const last = `GET /v1/fake/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-api-key: ${api.key}\r\n\r\n`

    const answers = await exchange(api.port, request.repeat(4) + last)

    expect(answers.match(/HTTP\/1.1 \d+/g)?.map((line) => line.slice(9))).toEqual(['200', '200', '200', '429', '429'])
    expect(answers.match(/X-RateLimit-Remaining: \d/gi)?.map((line) => line.at(-1))).toEqual(['2', '1', '0', '0', '0'])
  })
})

it('tells an address truly when it may try keys again', async () => {
  const guess = () => ask(api.port, '/v1/fake/x', { headers: { 'x-api-key': 'guess' } })
  for (let n = 0; n < 300; n++) await guess()
  vi.setSystemTime(START + 42_000)
  const refused = await guess()

  vi.setSystemTime(START + 42_000 + Number(refused.headers['retry-after']) * 1000)

  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '18'])
  expect((await guess()).status).toBe(401)
})
