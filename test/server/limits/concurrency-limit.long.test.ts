import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EndpointAnswer, Snapshot } from '../../../schemas/api/endpoint.ts'
import { UNITS_A_TURN } from '../../../server/limits/work-budget.ts'
import { makeKey } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { ask, eventually } from '../helpers/http.ts'
import { endlessQuery, gate, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'

let world: Editions
let api: MadeUpApi
let slow: URL
let other: string
let begun: string[]
let hold: ReturnType<typeof gate>
let spent: number
/** Units spent after the server learned that the client is gone. */
let spentForNobody: number

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  slow = await endlessQuery(world.dataDir)
  other = await makeKey(world.dataDir)
  begun = []
  hold = gate()
  spent = 0
  spentForNobody = 0
})

afterEach(async () => {
  hold.open()
  await api.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

/** Answers that wait for the test, work without end, or run a query without end. */
async function made(how: string, snapshot: Snapshot): Promise<EndpointAnswer> {
  begun.push(how)
  if (how.includes('held')) await hold.wait
  if (how.includes('endless')) await snapshot.query(slow, {})
  while (how.includes('working')) {
    spent += 1000
    if (isGone()) spentForNobody += 1000
    if (snapshot.work.spend(1000)) await snapshot.work.rest()
  }
  return makeList([how])
}

async function start(environment: Record<string, string> = {}): Promise<void> {
  api = await serveMadeUp(world.dataDir, made, environment)
}

const asOther = (how: string) => api.get(how, { headers: { 'x-api-key': other } })
const untilBegun = (count: number) => eventually(() => Promise.resolve(begun.length >= count || null))

const measures = async () => (await ask(api.metricsPort ?? 0, '/metrics')).text
const isGone = () => api.lines.some((line) => line.includes('"aborted":true'))

/** A client that the test disconnects. */
function leaver(how: string): { leave: () => Promise<unknown> } {
  const sent = request({ port: api.port, path: `/v1/made-up/${how}`, headers: { 'x-api-key': api.key } })
  sent.on('error', () => undefined).end()
  return {
    leave: () => {
      sent.destroy()
      return eventually(() => Promise.resolve(isGone() || null))
    },
  }
}

describe('more requests at once than a key may send', () => {
  it('are refused with a 429 and the reason, while another key and cached answers are answered', async () => {
    await start({ KEY_REQUESTS_AT_ONCE: '3' })
    const { headers } = await api.get('kept')
    const taken = [1, 2, 3].map((n) => api.get(`held-${String(n)}`))
    await untilBegun(4)

    const refused = await api.get('quick')
    const [kept, unchanged] = [
      await api.get('kept'),
      await api.get('kept', { headers: { 'if-none-match': headers.etag ?? '' } }),
    ]
    const another = await asOther('quick')
    hold.open()
    const answered = await Promise.all(taken)

    expect(readProblem(refused)).toMatchObject({
      status: 429,
      code: 'rate_limited',
      error_data: { reason: 'concurrency', limit: 3, cost: 'light' },
    })
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect([kept.status, unchanged.status, another.status]).toEqual([200, 304, 200])
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await api.get('quick')).status).toBe(200)
  })

  it('have a lower limit if they are heavy', async () => {
    await start({ KEY_HEAVY_AT_ONCE: '2' })
    const taken = [1, 2].map((n) => api.get(`heavy-held-${String(n)}`))
    await untilBegun(1)
    const refused = await eventually(async () => {
      const reply = await api.get('heavy-one-more')
      return reply.status === 429 ? reply : null
    })
    const light = await api.get('light')
    hold.open()

    expect(readProblem(refused).error_data).toEqual({ reason: 'concurrency', limit: 2, cost: 'heavy' })
    expect(light.status).toBe(200)
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a key with more heavy requests than there are places', () => {
  it('gets one place of two, delays no light request, and leaves the other place to another key', async () => {
    await start()
    const greedy = [1, 2, 3].map((n) => api.get(`heavy-held-${String(n)}`))
    await untilBegun(1)

    const [light, heavy] = [await asOther('light'), await asOther('heavy-of-another')]
    const meanwhile = begun.filter((how) => how.startsWith('heavy-held'))
    hold.open()

    expect([light.status, heavy.status]).toEqual([200, 200])
    expect(meanwhile).toHaveLength(1)
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('leaves DuckDB sessions to others, however long its queries take', async () => {
    await start({ QUERY_CONCURRENCY: '2', HEAVY_AT_ONCE: '4' })
    const clients = [1, 2, 3].map((n) => leaver(`heavy-endless-${String(n)}`))
    await untilBegun(3)

    const light = await asOther('light')
    await Promise.all(clients.map(({ leave }) => leave()))

    expect(light.status).toBe(200)
  })
})

describe('a client that leaves', () => {
  it('ends its own work within a turn, and not that of others', async () => {
    await start()
    const leaving = leaver('heavy-working')
    await eventually(() => Promise.resolve(spent > 2 * UNITS_A_TURN || null))
    await leaving.leave()

    expect((await asOther('light')).status).toBe(200)
    expect((await api.get('heavy-next')).status).toBe(200)
    expect(spentForNobody).toBeLessThanOrEqual(UNITS_A_TURN)
  })

  it('ends its query and frees its place for the next', async () => {
    await start({ QUERY_CONCURRENCY: '1', HEAVY_AT_ONCE: '1' })
    const leaving = leaver('heavy-endless')
    await untilBegun(1)
    const next = api.get('heavy-next')
    await leaving.leave()

    expect((await next).status).toBe(200)
  })

  it('never gets the turn that it waited for', async () => {
    await start({ HEAVY_AT_ONCE: '1', METRICS_PORT: '0' })
    const first = asOther('heavy-held')
    await untilBegun(1)
    const waiting = leaver('heavy-waits')
    await eventually(async () => ((await measures()).includes('heavy_requests_waiting 1\n') ? true : null))
    await waiting.leave()
    hold.open()
    await first
    await api.get('heavy-last')

    expect(begun.filter((how) => how.startsWith('heavy'))).toEqual(['heavy-held', 'heavy-last'])
  })

  it('frees its place of the key although another client still waits for the same answer', async () => {
    await start({ KEY_REQUESTS_AT_ONCE: '1' })
    const leaving = leaver('held-by-two')
    await untilBegun(1)
    const joined = asOther('held-by-two')
    await asOther('light')
    await leaving.leave()

    expect((await api.get('quick')).status).toBe(200)
    hold.open()
    expect((await joined).status).toBe(200)
    expect(begun.filter((how) => how === 'held-by-two')).toHaveLength(1)
  })
})
