import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { type Reply, eventually } from '../helpers/http.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`

let api: Api
let three: string[]

beforeAll(async () => {
  const dataDir = await oddDataDir()
  three = []
  for (let n = 0; n < 4; n++) three.push(await makeKey(dataDir, { rateLimit: 3 }))
  api = await serve(dataDir)
})

afterAll(() => api.stop())

/** Sends the same request that many times, one after the other. */
async function times(n: number, key: string, path = FUND): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let sent = 0; sent < n; sent++) replies.push(await api.get(path, { headers: { 'x-api-key': key } }))
  return replies
}

describe('a key with a limit of three requests a minute', () => {
  it('learns in every answer how many are left, then to wait', async () => {
    const now = Math.floor(Date.now() / 1000)
    const replies = await times(4, three[0] ?? '')

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(replies.map(({ headers }) => headers['x-ratelimit-limit'])).toEqual(['3', '3', '3', '3'])
    expect(replies.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['2', '1', '0', '0'])
    for (const { headers } of replies) {
      const reset = Number(headers['x-ratelimit-reset'])
      expect(reset).toBeGreaterThan(now)
      expect(reset).toBeLessThanOrEqual(now + 65)
      expect(headers['ratelimit-policy']).toMatch(/^"[a-z]+"; ?q=3; ?w=60/)
      expect(headers['ratelimit']).toMatch(/^"[a-z]+"; ?r=[0-2]; ?t=\d+$/)
    }
  })

  it('gets a 429 with Retry-After in seconds', async () => {
    const [, , , refused] = await times(4, three[1] ?? '')

    expect(refused && readProblem(refused)).toMatchObject({ status: 429, code: 'rate_limited', error_data: {} })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused?.headers).not.toHaveProperty('x-snapshot-id')
  })

  it('spends it on wrong requests as well as on right ones', async () => {
    const key = three[2] ?? ''

    const statuses = [
      ...(await times(1, key, '/v1/nothing')),
      ...(await times(1, key, `${FUND}?x=1`)),
      ...(await times(2, key)),
    ].map(({ status }) => status)

    expect(statuses).toEqual([404, 400, 200, 429])
  })

  it('spends only its own requests', async () => {
    await times(4, three[3] ?? '')

    expect((await api.get(FUND)).status).toBe(200)
  })
})

it('says how many are left on errors and on a 304 too', async () => {
  const { headers } = await api.get(FUND)
  const replies = [
    await api.get(FUND, { headers: { 'if-none-match': headers.etag ?? '' } }),
    await api.get(`${FUND}?x=1`),
    await api.get('/v1/nothing'),
    await api.get(FUND, { method: 'POST' }),
    await api.get('/v1/fund/%zz'),
  ]

  expect(replies.map(({ status }) => status)).toEqual([304, 400, 404, 405, 400])
  for (const reply of replies) {
    expect(reply.headers).toHaveProperty('x-ratelimit-limit')
    expect(reply.headers).toHaveProperty('x-ratelimit-remaining')
    expect(reply.headers).toHaveProperty('x-ratelimit-reset')
    expect(reply.headers).toHaveProperty('ratelimit')
    expect(reply.headers).toHaveProperty('ratelimit-policy')
  }
})

it('refuses requests beyond its capacity with a 503, says when to come back, and keeps working', async () => {
  const own = await serve(api.dataDir, { REQUESTS_AT_ONCE: '2' })

  const replies = await Promise.all(Array.from({ length: 20 }, () => own.get(PORTFOLIO)))
  const after = await eventually(async () => ((await own.get(PORTFOLIO)).status === 200 ? 200 : null))

  await own.stop({ keepData: true })
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(after).toBe(200)
})
