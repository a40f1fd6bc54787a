import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Row, Rows } from '../../../schemas/api/endpoint.ts'
import { readProblem } from '../helpers/body.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'
import { endless, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'

/** Answers that run at once, and connections that do nothing. */
const CLIENTS = 20
const IDLE = 1000

let world: Editions
let api: MadeUpApi
let old: string
let endings: Promise<number>[]
const sockets: Socket[] = []

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  ;[old = ''] = world.ids
  endings = []
  api = await serveMadeUp(
    world.dataDir,
    (how) => {
      if (!how.startsWith('endless')) return Promise.resolve(makeList([how]))
      const { answer, ended } = endless()
      endings.push(ended)
      return Promise.resolve(answer)
    },
    { CLIENT_TIMEOUT_MS: '1000' },
  )
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await api.stop()
  await rm(world.mirror, { recursive: true, force: true })
})

/** A connection that sends this text and then does nothing. */
function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, '127.0.0.1', () => {
      socket.write(text)
      resolve(socket)
    })
    sockets.push(socket.once('error', reject))
  })
}

const writeRequest = (how: string) =>
  `GET /v1/made-up/${how} HTTP/1.1\r\nHost: x\r\nx-api-key: ${api.key}\r\nAccept-Encoding: gzip\r\n\r\n`

const begun = (count: number) => eventually(() => Promise.resolve(endings.length >= count || null))
const logged = (text: string) =>
  eventually(() => Promise.resolve(api.lines.find((line) => line.includes(text)) ?? null))

async function expectOldIsLetGo(): Promise<void> {
  await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  expect(await logged(`"snapshot":"${old}","msg":"snapshot closed"`)).toContain(old)
}

describe('clients that read nothing of their answers', () => {
  it('are disconnected while others are answered, and their snapshot is closed', async () => {
    for (let n = 0; n < CLIENTS; n++) (await open(writeRequest(`endless-${String(n)}`))).pause()
    await begun(CLIENTS)

    const meanwhile = await api.get('quick')
    const made = await Promise.all(endings)

    expect(meanwhile.status).toBe(200)
    expect(made).toHaveLength(CLIENTS)
    await expectOldIsLetGo()
  })
})

describe('clients that disconnect in the middle of their answers', () => {
  it('stop the work on those answers, and their snapshot is closed', async () => {
    const leaving: Socket[] = []
    for (let n = 0; n < CLIENTS; n++) leaving.push(await open(writeRequest(`endless-${String(n)}`)))
    await begun(CLIENTS)
    for (const socket of leaving) {
      await new Promise((resolve) => socket.once('data', resolve))
      socket.resetAndDestroy()
    }

    expect(await Promise.all(endings)).toHaveLength(CLIENTS)
    expect((await api.get('quick')).status).toBe(200)
    await expectOldIsLetGo()
  })
})

describe('a client that sends its request slowly', () => {
  it.each(['GET /v1/made-up/', 'GET /v1/made-up/a HTTP/1.1\r\nHost: x\r\nX-Slow: '])(
    'gets an error and is dropped, after %j',
    async (beginning) => {
      const socket = await open(beginning)
      const drip = setInterval(() => socket.write('a'), 100)
      let answer = ''
      socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))

      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(drip)

      expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s)
      expect(answer).toContain('did not arrive in time')
      expect((await api.get('quick')).status).toBe(200)
    },
  )

  it('is disconnected when it sends nothing at all', async () => {
    const socket = await open('')
    // The server may answer first that it waited in vain. A socket whose data nobody reads never closes.
    socket.resume()

    await new Promise((resolve) => socket.once('close', resolve))

    expect((await api.get('quick')).status).toBe(200)
  })
})

describe(`${String(IDLE)} connections that do nothing`, () => {
  it('do not keep the server from answering', async () => {
    const own = await serveMadeUp(api.dataDir, (how) => Promise.resolve(makeList([how])), {
      ADDRESS_CONNECTIONS: String(2 * IDLE),
    })
    const idle = await Promise.all(
      Array.from(
        { length: IDLE },
        () =>
          new Promise<Socket>((resolve, reject) => {
            const socket = connect(own.port, '127.0.0.1', () => {
              resolve(socket)
            })
            sockets.push(socket.once('error', reject))
          }),
      ),
    )

    const replies = await Promise.all(Array.from({ length: 50 }, (_each, n) => own.get(`while-idle-${String(n)}`)))

    expect(idle.filter(({ destroyed }) => destroyed)).toEqual([])
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200))
    await own.stop({ keepData: true })
  })
})

it('a request for a tunnel is answered 405 in the one error shape', async () => {
  const socket = await open('CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n')
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk))
  await new Promise((resolve) => socket.once('close', resolve))

  const [head = '', text = ''] = answer.split('\r\n\r\n')
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': '))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )
  expect(readProblem({ status: 405, headers, text }).code).toBe('method_not_allowed')
  expect(headers['allow']).toBe('GET, HEAD')
})

describe('a client that reads its answer slowly but steadily', () => {
  /** Sends megabytes at once, far faster than the client below. */
  async function* large(): AsyncGenerator<Row[]> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      yield [{ text: 'x'.repeat(2 ** 20) }]
    }
  }
  const serveLarge = (bytesPerSecond: string) =>
    serveMadeUp(
      api.dataDir,
      () => Promise.resolve({ body: { success: true, data: new Rows(large()) }, fileName: 'large' }),
      { CLIENT_TIMEOUT_MS: '5000', CLIENT_BYTES_PER_SECOND: bytesPerSecond },
    )
  /**
   * Reads up to 64 KiB many times a second, without a pause. Returns the bytes when that many came or the connection
   * ended.
   */
  async function take(own: MadeUpApi, enough: number): Promise<number> {
    const socket = connect(own.port, '127.0.0.1')
    sockets.push(socket.on('error', () => undefined))
    socket.write(`GET /v1/made-up/large HTTP/1.1\r\nHost: x\r\nx-api-key: ${own.key}\r\n\r\n`)
    let bytes = 0
    const taking = setInterval(() => socket.resume(), 30)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    const reached = new Promise<void>((resolve) =>
      socket.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        socket.pause()
        if (bytes >= enough) resolve()
      }),
    )
    await Promise.race([ended, reached])
    clearInterval(taking)
    return bytes
  }

  it('gets all of it if it is fast enough', async () => {
    const own = await serveLarge('1')

    expect(await take(own, 20 * 2 ** 20)).toBeGreaterThanOrEqual(20 * 2 ** 20)

    for (const socket of sockets.splice(0)) socket.destroy()
    await own.stop({ keepData: true })
  })

  it('is disconnected when it is too slow for the bytes that it got', async () => {
    const own = await serveLarge('1000000000')

    expect(await take(own, Number.POSITIVE_INFINITY)).toBeGreaterThan(0)

    const isAborted = (line: string) => line.includes('"aborted":true')
    await eventually(() => Promise.resolve(own.lines.some(isAborted) || null))
    expect((await api.get('quick')).status).toBe(200)
    await own.stop({ keepData: true })
  })
})
