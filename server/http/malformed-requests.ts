import type { RequestHandler } from 'express'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { API_STATUS, ApiError } from '../../schemas/core/error.ts'
import { invalidInput } from '../../schemas/core/input.ts'
import { bodyOf } from './error-response.ts'

/** Far more than any endpoint has. */
const MOST_PARAMETERS = 100
/** Far more than any browser sends, and still read quickly. */
const LONGEST_ACCEPT = 2000

/** Refuses what no client means to send, before anything of it is read. */
export const wellFormed: RequestHandler = (req, res, next) => {
  // Whoever sent this on may have read another request in it: nothing that follows is trusted.
  if (!isRegular(req)) res.set('Connection', 'close')
  const wrong = wrongWith(req)
  next(wrong === null ? undefined : malformed(wrong))
}

function wrongWith(req: IncomingMessage & { readonly url: string }): string | null {
  if (!namesHost(req)) return 'Send the header Host once, with the name of this server.'
  if (!isSentPlainly(req)) return 'Send no body, or one without a Transfer-Encoding but chunked.'
  const tooLong = ACCEPTS.find((name) => (req.headers[name]?.length ?? 0) > LONGEST_ACCEPT)
  if (tooLong !== undefined)
    return `The header ${tooLong} is longer than ${String(LONGEST_ACCEPT)} characters: send less.`
  if (!isDecodable(req.url)) return 'The address is not properly percent-encoded, as UTF-8.'
  if (!hasFewParameters(req.url)) return `A request has at most ${String(MOST_PARAMETERS)} parameters: send fewer.`
  return null
}

/** What they list is compared with all that there is. */
const ACCEPTS = ['accept', 'accept-encoding'] as const

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/

/** Whether everybody on its way reads the same request in it. */
export function isRegular(req: IncomingMessage): boolean {
  return namesHost(req) && isSentPlainly(req)
}

/** HTTP/1.0 knew no encoding, and of the others of HTTP/1.1 we know none (RFC 9112, 6.1). */
function isSentPlainly({ httpVersion, headers }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding']
  return encoding === undefined || (httpVersion === '1.1' && encoding.toLowerCase() === 'chunked')
}

/** One host, as a name looks; HTTP/1.0 knew none (RFC 9112, 3.2). Node's `headers` would show the first of several. */
function namesHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 && HOST.test(headers.host)
}

/** Counts no further than it must. */
function hasFewParameters(url: string): boolean {
  let count = 0
  for (let from = url.indexOf('?') + 1; from > 0 && count <= MOST_PARAMETERS;) {
    const end = url.indexOf('&', from)
    if (end !== from && from < url.length) count += 1
    from = end + 1
  }
  return count <= MOST_PARAMETERS
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

function malformed(message: string): ApiError {
  return invalidInput({ formErrors: [message], fieldErrors: {} })
}

/** What Node says of bytes that never became a request, by the codes of its errors. */
const SAID: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The address and the headers together are longer than 16 KiB: send less.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time: send it at once.',
}

interface Unreadable extends Error {
  readonly code?: string
  readonly reason?: string
}

function saidOf({ code = '', reason = '' }: Unreadable): string {
  if (/chunk/i.test(`${code} ${reason}`)) return 'The body is not properly chunked: send none.'
  return SAID[code] ?? 'This is no request of HTTP: look for odd characters in its first line and headers.'
}

/**
 * Answers in the one error shape what Node cannot read as a request, after the answers to requests before it: nothing can
 * be put between their bytes. Nothing of it is logged, for it may hold a key.
 */
export function answerUnreadable(log: Logger, afterwards: (socket: Duplex, then: () => void) => void) {
  const refused = new WeakSet<Duplex>()
  return (error: Unreadable, socket: Duplex): void => {
    const { code = 'unknown' } = error
    if (code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    // Node says so again of all that follows.
    if (refused.has(socket)) return
    refused.add(socket)
    afterwards(socket, () => {
      if (socket.writable) endWith(socket, malformed(saidOf(error)), log, { unreadable: code })
      else socket.destroy()
    })
  }
}

/** CONNECT asks for a tunnel, and Node hands over the bare connection. */
export function refuseTunnel(log: Logger) {
  return (_req: unknown, socket: Duplex): void => {
    const problem = new ApiError('method_not_allowed', 'CONNECT is not for this address: use GET.')
    endWith(socket, problem, log, { method: 'CONNECT' }, ['Allow: GET, HEAD'])
  }
}

/**
 * Answers in place of whatever works on a request and has said nothing yet; where part of an answer is out, only a
 * connection that breaks says that the rest is missing. Written beside the response, whose own maker may come later.
 */
export function refuseUnderWay(res: ServerResponse, problem: ApiError): void {
  const { socket } = res
  if (res.headersSent || socket === null) {
    res.destroy()
    return
  }
  res.statusCode = API_STATUS[problem.code]
  writeLast(socket, problem, String(res.getHeader('X-Request-Id') ?? randomUUID()), ['Retry-After: 5'])
}

function endWith(
  socket: Duplex,
  problem: ApiError,
  log: Logger,
  about: Readonly<Record<string, string>>,
  headers: readonly string[] = [],
): void {
  const id = randomUUID()
  log.info({ id, status: API_STATUS[problem.code], ...about })
  writeLast(socket, problem, id, headers)
}

/** Writes an answer beside Node's, and closes the connection after it. */
function writeLast(socket: Duplex, problem: ApiError, id: string, headers: readonly string[]): void {
  const status = API_STATUS[problem.code]
  const body = Buffer.from(JSON.stringify(bodyOf(problem)))
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    `X-Request-Id: ${id}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(body.length)}`,
    'Cache-Control: private, no-cache',
    'Connection: close',
    ...headers,
  ]
  // A client that has gone meanwhile needs no answer.
  socket.on('error', () => undefined)
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]), () => {
    // What the client goes on sending would never be read.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
}

/** Lets go of a client that takes nothing of its answer, or has no request under way; one that waits may wait. */
export function dropStalled(isBusy: (socket: Duplex) => boolean) {
  return (socket: Socket): void => {
    if (!isBusy(socket) || socket.writableLength > 0) socket.destroy()
  }
}
