import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EndpointAnswer, Snapshot } from '../../../schemas/api/endpoint.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'
import { endlessQuery, gate, hugeQuery, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'

const QUICK = new URL('../../../schemas/fund/api/classes_of_fund.sql', import.meta.url)

let world: Editions
let api: MadeUpApi | undefined
let slow: URL
let huge: URL

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  slow = await endlessQuery(world.dataDir)
  huge = await hugeQuery(world.dataDir)
})

afterEach(async () => {
  await api?.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

async function start(
  make: (how: string, snapshot: Snapshot) => Promise<EndpointAnswer>,
  environment: Record<string, string> = {},
): Promise<MadeUpApi> {
  api = await serveMadeUp(world.dataDir, make, environment)
  return api
}

/** Answers that run many small queries, one query without end, or one that needs too much memory. */
async function queried(how: string, snapshot: Snapshot): Promise<EndpointAnswer> {
  if (how.startsWith('endless')) await snapshot.query(slow, {})
  if (how.startsWith('huge')) await snapshot.query(huge, {})
  for (let n = 0; n < 5; n++) await Promise.all([1, 2, 3].map(() => snapshot.query(QUICK, { cnpj: '' })))
  return makeList([how])
}

describe('a query past its deadline', () => {
  it('is interrupted and answered 503, which no client repeats at once, and frees its place for others', async () => {
    const { get } = await start(queried, { QUERY_CONCURRENCY: '1', QUERY_TIMEOUT_MS: '300' })

    const late = await get('endless')

    expect(readProblem(late)).toMatchObject({
      status: 503,
      code: 'unavailable',
      error_data: { reason: 'too_much_time' },
    })
    // Clients hand on an error whose wait is longer than a minute.
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
    expect(late.headers).not.toHaveProperty('etag')
    expect((await get('quick')).status).toBe(200)
  })
})

describe('a query that needs more memory than it may have', () => {
  it('is answered 503, is not logged as a bug, and frees its place for others', async () => {
    const { get, lines } = await start(queried, { QUERY_CONCURRENCY: '1' })

    const large = await get('huge')

    expect(readProblem(large)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(readProblem(large).message).toContain('ask for less')
    expect(lines.filter((line) => line.includes('a bug'))).toEqual([])
    expect((await get('quick')).status).toBe(200)
  })
})

describe('a request past its deadline', () => {
  it('is answered 503, whether its query runs or waits for its turn', async () => {
    const { get } = await start(queried, { QUERY_CONCURRENCY: '1', REQUEST_TIMEOUT_MS: '500' })

    const replies = await Promise.all(['endless-1', 'endless-2', 'endless-3'].map((how) => get(how)))

    expect(replies.map((reply) => readProblem(reply).status)).toEqual([503, 503, 503])
    // On a busy machine even a quick query may take longer than that.
    expect(await eventually(async () => ((await get('quick')).status === 200 ? 200 : null))).toBe(200)
  })
})

describe('a request whose client has left', () => {
  it('frees the place of its query, so that the next one runs', async () => {
    const begun: string[] = []
    const make = (how: string, snapshot: Snapshot) => {
      begun.push(how)
      return queried(how, snapshot)
    }
    const { get, port, key } = await start(make, { QUERY_CONCURRENCY: '1' })
    const leaving = new AbortController()
    const url = `http://127.0.0.1:${String(port)}/v1/made-up/endless`
    const asked = fetch(url, { headers: { 'x-api-key': key }, signal: leaving.signal })
    await eventually(() => Promise.resolve(begun.length > 0 || null))
    const next = get('quick')
    leaving.abort()

    await expect(asked).rejects.toThrow()
    expect((await next).status).toBe(200)
  })
})

describe('more requests at once than the server accepts', () => {
  it('are refused at once with a 503, and accepted requests are answered in full', async () => {
    const hold = gate()
    const { get } = await start(
      async (how, snapshot) => {
        await hold.wait
        return queried(how, snapshot)
      },
      { REQUESTS_AT_ONCE: '20', QUERY_CONCURRENCY: '1', REQUEST_TIMEOUT_MS: '300000' },
    )
    const refused: Awaited<ReturnType<typeof get>>[] = []
    const asked = Array.from({ length: 50 }, async (_each, n) => {
      const reply = await get(`asked-${String(n)}`)
      if (reply.status !== 200) refused.push(reply)
      return reply.status
    })

    await eventually(() => Promise.resolve(refused.length === 30 || null))
    hold.open()
    const statuses = await Promise.all(asked)

    for (const reply of refused) {
      expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  })

  it('do not prevent cached answers and 304', async () => {
    const hold = gate()
    const { get } = await start(
      async (how) => {
        if (how === 'held') await hold.wait
        return makeList([how])
      },
      { REQUESTS_AT_ONCE: '1' },
    )
    const { headers } = await get('kept')
    const held = get('held')
    let asking = 0
    await eventually(async () => ((await get(`new-${String((asking += 1))}`)).status === 503 ? true : null))

    const [kept, unchanged] = [
      await get('kept'),
      await get('kept', { headers: { 'if-none-match': headers.etag ?? '' } }),
    ]
    hold.open()

    expect([kept.status, unchanged.status, (await held).status]).toEqual([200, 304, 200])
  })
})
