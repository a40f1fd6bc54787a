import { expect, it } from 'vitest'
import { createClient } from '../../../client/typescript/index.ts'

interface Sent {
  readonly requests: string[]
  readonly waits: number[]
}

const good = () => Response.json({ success: true, data: [] })
const busy =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    Response.json({ success: false, message: 'Later.', code: 'unavailable', error_data: {} }, { status, headers })
const lost = () => {
  throw new TypeError('fetch failed')
}

/** Asks once, without waiting, a server that gives these answers in turn and then always the last one. */
async function asked(answers: readonly (() => Response)[], sent: Sent, retry: object = {}): Promise<unknown> {
  const client = createClient({
    baseUrl: 'http://nowhere.test',
    apiKey: 'k',
    fetch: (request) => {
      sent.requests.push(`${request.method} ${request.headers.get('x-api-key') ?? ''}`)
      const answer = answers[Math.min(sent.requests.length, answers.length) - 1] ?? lost
      return new Promise((resolve) => {
        resolve(answer())
      })
    },
    retry: {
      sleep: (ms) => {
        sent.waits.push(ms)
        return Promise.resolve()
      },
      random: () => 0,
      ...retry,
    },
  })
  return client.get('/v1/changelog', {}).then(
    ({ body }) => body,
    (error: unknown) => error,
  )
}

const nothing = (): Sent => ({ requests: [], waits: [] })

it.each([429, 503])('waits after a %i as long as Retry-After says', async (status) => {
  const sent = nothing()

  expect(await asked([busy(status, { 'retry-after': '7' }), good], sent)).toEqual({ success: true, data: [] })
  expect(sent).toEqual({ requests: ['GET k', 'GET k'], waits: [7000] })
})

it('comes back a random time after Retry-After, and never before', async () => {
  const sent = nothing()

  await asked([busy(429, { 'retry-after': '7' }), good], sent, { random: () => 0.5 })

  expect(sent.waits).toEqual([7250])
})

it('takes Retry-After as a date too', async () => {
  const sent = nothing()
  const past = { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }

  await asked([busy(503, past), good], sent)

  expect(sent.waits).toEqual([0])
})

it('waits longer each time if the server names no wait, and gives up after the last attempt', async () => {
  const sent = nothing()

  expect(await asked([busy(503)], sent)).toMatchObject({ status: 503, code: 'unavailable' })
  expect(sent.requests).toHaveLength(4)
  expect(sent.waits).toEqual([250, 500, 1000])
})

it('spreads its waits between half and all of the time', async () => {
  const sent = nothing()

  await asked([busy(503), good], sent, { random: () => 0.999999 })

  expect(sent.waits[0]).toBeGreaterThan(490)
  expect(sent.waits[0]).toBeLessThanOrEqual(500)
})

it('tries again when the connection is lost, and throws the last error in the end', async () => {
  const [once, always] = [nothing(), nothing()]

  expect(await asked([lost, good], once)).toEqual({ success: true, data: [] })
  expect(await asked([lost], always)).toBeInstanceOf(TypeError)
  expect([once.requests.length, always.requests.length]).toEqual([2, 4])
})

it('tries again when the answer breaks off', async () => {
  const sent = nothing()
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.error(new TypeError('terminated'))
        },
      }),
    )

  expect(await asked([broken, good], sent)).toEqual({ success: true, data: [] })
  expect(sent.requests).toHaveLength(2)
})

it('ends its wait when it is aborted', async () => {
  const abort = new AbortController()
  const client = createClient({
    baseUrl: 'http://nowhere.test',
    apiKey: 'k',
    fetch: () => {
      abort.abort(new Error('no longer needed'))
      return Promise.resolve(busy(503, { 'retry-after': '60' })())
    },
  })

  await expect(client.get('/v1/changelog', { signal: abort.signal })).rejects.toThrow('no longer needed')
})

it('does not wait longer than its limit', async () => {
  const sent = nothing()

  expect(await asked([busy(429, { 'retry-after': '3600' }), good], sent)).toMatchObject({ status: 429 })
  expect(sent).toEqual({ requests: ['GET k'], waits: [] })
})

it.each([400, 401, 403, 404, 409, 500])('sends a request once if the answer is %i', async (status) => {
  const sent = nothing()

  expect(await asked([busy(status, { 'retry-after': '1' }), good], sent)).toMatchObject({ status })
  expect(sent.waits).toEqual([])
})

it('sends a request whose answer takes the server too long once', async () => {
  const sent = nothing()
  const error_data = { reason: 'too_much_time' }
  const body = { success: false, message: 'Too long.', code: 'unavailable', error_data }
  const tooLong = () => Response.json(body, { status: 503, headers: { 'retry-after': '120' } })

  expect(await asked([tooLong, good], sent)).toMatchObject({ status: 503, errorData: error_data })
  expect(sent).toEqual({ requests: ['GET k'], waits: [] })
})

it('reports an error that has another shape than ours', async () => {
  const page = () => new Response('<h1>Bad gateway</h1>', { status: 500, headers: { 'content-type': 'text/html' } })

  expect(await asked([page], nothing())).toMatchObject({ status: 500, code: 'unknown' })
})

it('asks as long as the key is over its limits, however often that is, up to its patience', async () => {
  const [often, always] = [nothing(), nothing()]
  const limited = busy(429, { 'retry-after': '2' })

  expect(await asked([...Array.from({ length: 20 }, () => limited), good], often)).toMatchObject({ success: true })
  expect(await asked([limited], always, { patienceMs: 10_000 })).toMatchObject({ status: 429 })
  expect([often.waits, always.waits]).toEqual([Array(20).fill(2000), Array(5).fill(2000)])
})

it.each([429, 503])('sends a request once after a %i if that is what the caller wants', async (status) => {
  const sent = nothing()

  expect(await asked([busy(status, { 'retry-after': '1' })], sent, { attempts: 1 })).toMatchObject({ status })
  expect(sent.waits).toEqual([])
})

it('reports each wait to a program that wants to log it', async () => {
  const waits: unknown[] = []
  const answers = [busy(429, { 'retry-after': '7' }), lost, good]
  const client = createClient({
    baseUrl: 'http://nowhere.test/below',
    apiKey: 'k',
    fetch: () =>
      new Promise((resolve) => {
        resolve((answers.shift() ?? lost)())
      }),
    retry: { sleep: () => Promise.resolve(), random: () => 0 },
    onWait: (wait) => waits.push(wait),
  })

  await client.get('/v1/changelog', { query: { dataset: 'b3_quote' } })

  expect(waits).toEqual([
    { path: '/below/v1/changelog', status: 429, ms: 7000 },
    { path: '/below/v1/changelog', status: null, ms: 250 },
  ])
})
