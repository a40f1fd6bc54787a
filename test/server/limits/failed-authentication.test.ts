import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readProblem } from '../helpers/body.ts'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, type Reply, eventually } from '../helpers/http.ts'

/** More than the failures that one address may have in a minute. */
const MANY = 310

let api: FakeApi
/** Releases the requests that wait at `/v1/fake/wait…`. */
let waiting: (() => void)[]

beforeEach(async () => {
  waiting = []
  api = await serveFake(async (how) => {
    if (how.startsWith('wait')) await new Promise<void>((resolve) => waiting.push(resolve))
    return { body: { success: true }, fileName: how }
  })
})

afterEach(() => {
  api.stop()
})

const send = (key: string, how = 'now') => ask(api.port, `/v1/fake/${how}`, { headers: { 'x-api-key': key } })

const allWait = () => eventually(() => Promise.resolve(waiting.length >= MANY ? true : null))

/** Sends that many requests with unknown keys. */
async function guess(times: number): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let n = 0; n < times; n++) replies.push(await send(`guess-${String(n)}`))
  return replies
}

describe('an address that guesses keys', () => {
  it('has to wait after too many failures', async () => {
    const replies = await guess(301)

    const last = replies.at(-1) ?? expect.unreachable()
    expect(new Set(replies.slice(0, 300).map(({ status }) => status))).toEqual(new Set([401]))
    expect(readProblem(last)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.headers).not.toHaveProperty('www-authenticate')
  })

  it('does not shut out good keys behind the same address, nor the probes', async () => {
    await guess(MANY)

    expect((await send(api.key)).status).toBe(200)
    expect((await ask(api.port, '/healthz')).status).toBe(200)
  })
})

describe('a failure', () => {
  it('does not include a request with a valid key, however many run at once', async () => {
    const underWay = Array.from({ length: MANY }, (_each, at) => send(api.key, `wait${String(at)}`))
    await allWait()

    for (const release of waiting) release()

    const statuses = (await Promise.all(underWay)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('does not include a request with a valid key whose client disconnected', async () => {
    const sockets = Array.from({ length: MANY }, (_each, at) => leave(api, at))
    await allWait()

    for (const socket of sockets) socket.resetAndDestroy()
    for (const release of waiting) release()

    expect((await send(api.key)).status).toBe(200)
  })
})

/** Sends a request that waits; its answer does not matter. */
function leave({ port, key }: FakeApi, at: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /v1/fake/wait${String(at)} HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\n\r\n`)
  return socket
}
