import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointAnswer, Snapshot } from '../../../schemas/api/endpoint.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { ask, eventually } from '../helpers/http.ts'
import { endless, endlessQuery, gate, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'

let world: Editions

beforeAll(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
})

afterAll(async () => {
  await rm(world.mirror, { recursive: true, force: true })
  await rm(world.dataDir, { recursive: true, force: true })
})

/** A clock that does not run: each wait of the shutdown, in order, ends when the test ends it. */
function standingClock() {
  const waits: { readonly ms: number; readonly end: () => void }[] = []
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      waits.push({ ms, end: resolve })
    })
  const nth = (n: number) => eventually(() => Promise.resolve(waits[n] ?? null))
  return { pause, drain: () => nth(0), finish: () => nth(1), lastWord: () => nth(2) }
}

type Make = (how: string, snapshot: Snapshot) => Promise<EndpointAnswer>

/** A server that is being stopped, phase by phase. */
async function stopping(make: Make, meanwhile: (api: MadeUpApi) => Promise<unknown> = () => Promise.resolve()) {
  const clock = standingClock()
  const api = await serveMadeUp(world.dataDir, make, { DRAIN_SECONDS: '3', QUERY_TIMEOUT_MS: '600000' }, clock)
  await meanwhile(api)
  const stopped = api.stop({ keepData: true })
  return { api, clock, stopped }
}

const begun = (api: MadeUpApi, make: { readonly asked: string[] }, how: string) => {
  const reply = api.get(how)
  return eventually(() => Promise.resolve(make.asked.includes(how) || null)).then(() => ({ reply }))
}

/** Records the answers that are made, so that a test can wait for them. */
function listening(make: Make) {
  const asked: string[] = []
  const heard: Make = (how, snapshot) => {
    asked.push(how)
    return make(how, snapshot)
  }
  return { asked, make: heard }
}

describe('a server that drains', () => {
  it('answers as before, says that each connection will close, and that a proxy should choose another server', async () => {
    const { api, clock, stopped } = await stopping((how) => Promise.resolve(makeList([how])))
    const drain = await clock.drain()

    const [ready, alive, light] = [await ask(api.port, '/readyz'), await ask(api.port, '/healthz'), await api.get('x')]
    drain.end()
    await stopped

    expect(drain.ms).toBe(3000)
    expect(readProblem(ready)).toMatchObject({ status: 503, code: 'unavailable', error_data: { reason: 'draining' } })
    expect(ready.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect([alive.status, light.status]).toEqual([200, 200])
    expect([ready, alive, light].map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close'])
  })

  it('says that each connection will close even in a cached answer', async () => {
    const hold = gate()
    const { asked, make } = listening(async (how) => {
      await hold.wait
      return makeList([how])
    })
    let held: Awaited<ReturnType<typeof begun>> | undefined
    const { clock, stopped } = await stopping(make, async (api) => {
      held = await begun(api, { asked }, 'held')
    })
    const drain = await clock.drain()
    hold.open()

    const reply = await held?.reply
    drain.end()
    await stopped

    expect([reply?.status, reply?.headers.connection]).toEqual([200, 'close'])
  })
})

describe('after the drain', () => {
  it('no connection is accepted, and running requests are answered', async () => {
    const hold = gate()
    const { asked, make } = listening(async (how) => {
      await hold.wait
      return makeList([how])
    })
    const { api, clock, stopped } = await stopping(make)
    const drain = await clock.drain()
    const { reply } = await begun(api, { asked }, 'late')
    drain.end()
    await clock.finish()

    const refused = api.get('refused')

    await expect(refused).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    hold.open()
    expect((await reply).status).toBe(200)
    await stopped
  })

  it('a request that does not end is cut: its query is interrupted, and it is answered 503', async () => {
    const slow = await endlessQuery(world.dataDir)
    const { asked, make } = listening(async (_how, snapshot) => {
      await snapshot.query(slow, {})
      return makeList([])
    })
    let replies: ReturnType<MadeUpApi['get']>[] = []
    const { clock, stopped } = await stopping(make, async (api) => {
      // More requests than can be worked on at once: four of a key, and the others wait for their turn.
      replies = Array.from({ length: 12 }, (_each, n) => api.get(`endless-${String(n)}`))
      await eventually(() => Promise.resolve(asked.length >= 4 || null))
      // The server takes connections in their order: one behind them is answered when it has all of them.
      await fetch(`http://127.0.0.1:${String(api.port)}/healthz`)
    })
    for (const wait of [clock.drain, clock.finish]) (await wait()).end()

    const cut = await Promise.all(replies)
    await stopped

    for (const reply of cut) {
      expect(readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable', error_data: { reason: 'draining' } })
      expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/)
      expect(reply.headers.connection).toBe('close')
    }
  })

  it('a request that ignores the cut is answered by the server itself', async () => {
    const hold = gate()
    const { asked, make } = listening(async () => {
      await hold.wait
      return makeList([])
    })
    let held: Awaited<ReturnType<typeof begun>> | undefined
    const { clock, stopped } = await stopping(make, async (api) => {
      held = await begun(api, { asked }, 'deaf')
    })
    for (const wait of [clock.drain, clock.finish, clock.lastWord]) (await wait()).end()

    const reply = await held?.reply
    // Its snapshot closes after the query has ended, not under it.
    hold.open()
    await stopped

    expect(reply && readProblem(reply)).toMatchObject({ status: 503, code: 'unavailable' })
    expect(reply?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  })

  it('an answer that is partly sent breaks off', async () => {
    const { answer, ended } = endless()
    let broken: Promise<string> | undefined
    const { clock, stopped } = await stopping(
      () => Promise.resolve(answer),
      async ({ port, key }) => {
        const streaming = await streamed(port, key)
        broken = streaming.broken
      },
    )
    for (const wait of [clock.drain, clock.finish, clock.lastWord]) (await wait()).end()

    expect(await broken).toBe('ECONNRESET')
    await ended
    await stopped
  })
})

/** An answer that has begun to arrive, and the way it breaks off. */
function streamed(port: number, key: string): Promise<{ readonly broken: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/v1/made-up/endless', headers: { 'x-api-key': key } })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      const broken = new Promise<string>((resolve) => {
        answer.once('error', (error: NodeJS.ErrnoException) => {
          resolve(error.code ?? error.message)
        })
      })
      answer.resume()
      resolve({ broken })
    })
    sent.end()
  })
}
