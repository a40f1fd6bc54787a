import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { createBodyWait } from '../../../server/http/request-body.ts'
import { eventually, exchange } from '../helpers/http.ts'
import { oddDataDir } from '../helpers/odd-world.ts'

/** A client that has sent its headers and a part of its body, and waits. */
function begin(port: number, head: string, part = ''): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${part}`))
    socket.once('error', reject)
    resolve(socket)
  })
}

/** Reads the first line of the answer. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\r\n')) resolve(text.split('\r\n')[0] ?? '')
    })
    socket.once('close', () => {
      resolve('closed')
    })
    socket.on('error', () => {
      resolve('closed')
    })
  })
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
const post = (path: string, length: number, key = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${String(length)}\r\nContent-Type: application/json${key && `\r\nx-api-key: ${key}`}`

let api: Api
let sqlKey: string

beforeAll(async () => {
  const dataDir = await oddDataDir()
  sqlKey = await makeKey(dataDir, { scopes: ['*', 'sql'] })
  api = await serve(dataDir, { SQL: 'on', ADDRESS_CONNECTIONS: '100' })
})

afterAll(() => api.stop())

describe('a body that the headers refuse', () => {
  it.each(['/mcp', '/v1/sql', '/v1/exports', '/nothing'])('is not waited for without a known key: %s', async (path) => {
    for (const key of ['', 'unknown']) {
      const socket = await begin(api.port, post(path, 60_000, key), 'x'.repeat(1000))
      expect(await readAnswer(socket)).toMatch(path === '/nothing' ? /^HTTP\/1\.1 404/ : /^HTTP\/1\.1 401/)
      // Nor is the rest, for long.
      await closed(socket)
    }
  })

  it.each(['/mcp', '/v1/sql'])('is not waited for if it says that it is too long: %s', async (path) => {
    const socket = await begin(api.port, post(path, 70_000, api.key))
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 40[03]/)
    await closed(socket)
  })

  it('is thrown away, and the connection goes on', async () => {
    const body = 'x'.repeat(50_000)
    const next = `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const text = await exchange(api.port, `${post('/v1/sql', body.length)}\r\n\r\n${body}${next}`)

    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })
})

describe('bodies that do not come whole', () => {
  it('are at most 64 of one key: the next is refused, and another key is served', async () => {
    const head = post('/v1/sql', 60_000, api.key)
    const waiting = await Promise.all(Array.from({ length: 64 }, () => begin(api.port, head, 'x')))
    // A refusal means that the server has read the headers of all: ask until it refuses.
    let refused = ''
    while (!refused.includes('429')) {
      const socket = await begin(api.port, head, 'x')
      const late = new Promise<string>((resolve) => setTimeout(resolve, 200, ''))
      refused = await Promise.race([readAnswer(socket), late])
      socket.destroy()
    }
    expect((await api.get('/v1/datasets')).status).toBe(200)
    for (const socket of waiting) socket.destroy()
  })
})

describe('a body with a known key', () => {
  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'is read whatever type it names, because `curl -d` names a form: %s',
    async (type) => {
      const body = '{"sql": "SELECT 1 AS one"}'
      const head = post('/v1/sql', body.length, sqlKey).replace('application/json', type)
      const text = await exchange(api.port, `${head}\r\nConnection: close\r\n\r\n${body}`)

      expect(text).toMatch(/^HTTP\/1\.1 200/)
      expect(text).toContain('"one"')
    },
  )
})

describe('the bodies of all keys that do not come whole', () => {
  const [LENGTH, SENT, MOST] = [65_000, 60_000, 16 * 2 ** 20]
  const FITTING = Math.floor(MOST / SENT)

  it('have 16 MiB together: the next piece is refused, and there is room again when they end', async () => {
    let received = 0
    const wait = createBodyWait(({ headers }) => String(headers['x-api-key']))
    const server = createServer((req, res) => {
      wait(req, res, () => res.end('taken'))
      req.on('data', (piece: Buffer) => (received += piece.length))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const send = (at: number, length = LENGTH) =>
      begin(port, post('/v1/sql', length, `key-${String(at % 10)}`), 'x'.repeat(SENT))
    try {
      const waiting = await Promise.all(Array.from({ length: FITTING }, (_, at) => send(at)))
      await eventually(() => Promise.resolve(received === FITTING * SENT ? true : null))
      expect(await readAnswer(await send(0))).toBe('HTTP/1.1 503 Service Unavailable')
      for (const socket of waiting) socket.destroy()
      // The server notices that each is gone.
      await eventually(async () => ((await readAnswer(await send(0, SENT))).includes('200') ? true : null))
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

describe('connections of one address', () => {
  it('are as many as it may have: the next is answered 429 and closed, until one ends', async () => {
    const open = await Promise.all(
      Array.from({ length: 100 }, () => begin(api.port, 'GET /healthz HTTP/1.1\r\nHost: x')),
    )
    for (const socket of open) expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 200/)
    const text = await exchange(api.port, '')

    expect(text).toMatch(/^HTTP\/1\.1 429/)
    expect(text).toContain('"reason":"concurrency"')
    for (const socket of open) {
      socket.destroy()
      await closed(socket)
    }
  })
})
