import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../helpers/body.ts'
import { exchange } from '../helpers/http.ts'
import { gate, makeList, type MadeUpApi, serveMadeUp } from '../helpers/made-up.ts'
import { oddDataDir } from '../helpers/odd-world.ts'

let api: MadeUpApi
/** Requests that wait at `/v1/made-up/wait` continue when it opens. */
let waiting = gate()

beforeAll(async () => {
  api = await serveMadeUp(await oddDataDir(), async (how) => {
    if (how === 'wait') await waiting.wait
    return makeList([how])
  })
})

afterAll(() => api.stop())

const PATH = '/v1/made-up/x'
const own = () => `Host: x\r\nx-api-key: ${api.key}\r\n`

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}

/** Splits what came over a connection by the length of each answer. */
function answersIn(bytes: string): Answer[] {
  const answers: Answer[] = []
  for (let rest = bytes; rest !== '';) {
    const [head = ''] = rest.split('\r\n\r\n')
    const [first = '', ...lines] = head.split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
    )
    const length = Number(headers['content-length'])
    expect(first).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(length).toBeGreaterThan(0)
    answers.push({
      status: Number(first.slice(9, 12)),
      headers,
      text: rest.slice(head.length + 4, head.length + 4 + length),
    })
    rest = rest.slice(head.length + 4 + length)
  }
  return answers
}

/** Sends bytes until the server closes the connection. */
const send = async (bytes: string) => answersIn(await exchange(api.port, bytes))

/** Sends the second part when the first has been answered. */
function sendInTurn(first: string, second: string): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, '127.0.0.1', () => socket.write(first))
    let answer = ''
    socket.setEncoding('latin1').once('data', () => socket.write(second))
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.once('error', reject)
    socket.once('close', () => {
      resolve(answersIn(answer))
    })
  })
}

function expectRefused(answer: Answer | undefined): void {
  if (answer === undefined) throw new Error('there was no answer')
  expect(readProblem(answer)).toMatchObject({ status: 400, code: 'invalid_input', error_data: { fieldErrors: {} } })
  expect(answer.headers['connection']).toBe('close')
}

describe('a request that two servers would read differently', () => {
  const get =
    (...lines: string[]) =>
    () =>
      `GET ${PATH} HTTP/1.1\r\n${own()}${lines.map((line) => `${line}\r\n`).join('')}\r\n`
  const LAST = '0\r\n\r\n'

  it.each<[string, () => string]>([
    ['two hosts', get('Host: y')],
    ['the same host twice', get('Host: x')],
    ['a second host behind thousands of headers', get(...Array<string>(2500).fill('a:'), 'Host: y')],
    ['a host with a space', () => get()().replace('Host: x', 'Host: x y')],
    ['a host with a path', () => get()().replace('Host: x', 'Host: x/y')],
    ['two hosts in one', () => get()().replace('Host: x', 'Host: x, y')],
    ['a length and chunks', () => get('Content-Length: 5', 'Transfer-Encoding: chunked')() + LAST],
    ['chunks and a length', () => get('Transfer-Encoding: chunked', 'Content-Length: 5')() + LAST],
    ['two lengths', () => get('Content-Length: 0', 'Content-Length: 5')() + 'hello'],
    ['the same length twice', get('Content-Length: 0', 'Content-Length: 0')],
    ['a list of lengths', get('Content-Length: 0, 0')],
    ['a length with a sign', () => get('Content-Length: +5')() + 'hello'],
    ['a space before the colon', () => get('Content-Length : 5')() + 'hello'],
    ['an encoding that nobody knows', get('Transfer-Encoding: xchunked')],
    ['the encoding identity', get('Transfer-Encoding: identity')],
    ['chunks that are not last', () => get('Transfer-Encoding: chunked, identity')() + LAST],
    ['chunks of gzip', () => get('Transfer-Encoding: gzip, chunked')() + LAST],
    ['chunks twice', () => get('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')() + LAST],
    ['chunks in HTTP/1.0', () => get('Transfer-Encoding: chunked')().replace('HTTP/1.1', 'HTTP/1.0') + LAST],
    ['a folded header', get('X-A: a', ' b')],
    ['a folded first header', () => `GET ${PATH} HTTP/1.1\r\n Host: x\r\n${own()}\r\n`],
    ['a line that ends in LF without CR', () => `GET ${PATH} HTTP/1.1\r\nX: a\n${own()}\r\n`],
    ['a header with CR', get('X: a\rb')],
    ['a header with NUL', get('X: a\0b')],
    ['headers of more than 16 KiB', get(`X: ${'x'.repeat(20_000)}`)],
    ['an address without a slash', () => `GET v1/made-up/x HTTP/1.1\r\n${own()}\r\n`],
  ])('is refused, and the connection ends: %s', async (_name, bytes) => {
    const [answer, ...others] = await send(bytes())

    expectRefused(answer)
    expect(others).toEqual([])
  })

  it('is refused even if its answer is cached', async () => {
    for (let n = 0; n < 2; n++) await api.get('x')

    expectRefused((await send(get('Host: y')()))[0])
  })
})

describe('a body that is not properly chunked', () => {
  const chunked = (method: string, body: string) =>
    `${method} ${PATH} HTTP/1.1\r\n${own()}Transfer-Encoding: chunked\r\n\r\n${body}`
  const plain = () => `GET ${PATH} HTTP/1.1\r\n${own()}\r\n`

  it.each([
    ['GET', 'zz\r\n'],
    ['POST', '3\r\nabcX\r\n'],
    ['GET', 'fffffffffffffffff\r\n'],
    ['GET', `0;${'a'.repeat(20_000)}\r\n\r\n`],
  ])('gets its 400 on a connection that was used before: %s', async (method, body) => {
    const answers = await sendInTurn(plain(), chunked(method, body))

    expect(answers.map(({ status }) => status)).toEqual([200, 400])
    expectRefused(answers[1])
    expect(answers[1]?.text).toContain('not properly chunked')
  })

  it('gets the error also if it comes after its head or after a good chunk', async () => {
    const [first, second] = [chunked('POST', '3\r\nabc\r\n'), 'zz\r\n']
    const answers = await sendInTurn(plain() + first, second)

    expect(answers.map(({ status }) => status)).toEqual([200, 400])
  })

  it('waits for the whole answer to the request before it', async () => {
    waiting = gate()
    const answers = send(plain().replace('/x', '/wait') + chunked('GET', 'zz\r\n'))
    waiting.open()

    expect((await answers).map(({ status }) => status)).toEqual([200, 400])
    expect((await answers)[0]?.text).toContain('wait')
  })
})

describe('a request after an unreadable one', () => {
  it('gets no answer, but the request before both does', async () => {
    const good = `GET ${PATH} HTTP/1.1\r\n${own()}\r\n`
    const answers = await send(`${good}\u0001garbage\r\n\r\n${good}${good}`)

    expect(answers.map(({ status }) => status)).toEqual([200, 400])
  })
})

describe('a body that no request needs', () => {
  const inside = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  const last = () => `GET ${PATH} HTTP/1.1\r\n${own()}Connection: close\r\n\r\n`

  it.each([
    ['with a length', `Content-Length: ${String(inside.length)}\r\n\r\n${inside}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`],
  ])('is never taken for a request: %s', async (_name, body) => {
    const answers = await send(`GET ${PATH} HTTP/1.1\r\n${own()}${body}${last()}`)

    expect(answers.map(({ status, text }) => [status, text.includes('"data"')])).toEqual([
      [200, true],
      [200, true],
    ])
  })

  it('delays no answer if it is long, but ends the connection', async () => {
    const part = 'x'.repeat(100_000)
    const [answer, ...others] = await send(`POST ${PATH} HTTP/1.1\r\n${own()}Content-Length: 1000000000\r\n\r\n${part}`)

    expect([answer?.status, answer?.headers['connection'], others.length]).toEqual([405, 'close', 0])
  })
})

describe('an address with a host', () => {
  it('is read without the host, needs the key, and its secrets are not logged', async () => {
    const close = 'Connection: close\r\n\r\n'
    const answers = [
      ...(await send(`GET http://user:secret@elsewhere${PATH} HTTP/1.1\r\n${own()}${close}`)),
      ...(await send(`GET http://elsewhere${PATH} HTTP/1.1\r\nHost: x\r\n${close}`)),
      ...(await send(`GET http://elsewhere?a=1 HTTP/1.1\r\nHost: x\r\n${close}`)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 401, 302])
    expect(api.lines.join('')).toContain(`"path":"${PATH}"`)
    expect(api.lines.join('')).not.toContain('secret')
  })
})
