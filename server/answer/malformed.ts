import type { RequestHandler } from 'express'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { API_STATUS, ApiError } from '../../schemas/core/error.ts'
import { invalidInput } from '../../schemas/core/input.ts'
import { bodyOf } from './problem.ts'

/** Refuses what no client means to send: an address with broken percent signs, or one of no host. */
export const wellFormed: RequestHandler = (req, _res, next) => {
  if (!namesHost(req)) next(malformed('HTTP/1.1 asks for the header Host.'))
  else next(isDecodable(req.url) ? undefined : malformed('The address is not properly percent-encoded, as UTF-8.'))
}

/** HTTP/1.1 asks for it (RFC 9112, 3.2). */
export function namesHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion !== '1.1' || headers.host !== undefined
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

/** Answers in the one error shape what Node cannot read as a request; nothing of it is logged, for it may hold a key. */
export function answerUnreadable(log: Logger, isBusy: (socket: Duplex) => boolean) {
  return (error: Error & { readonly code?: string }, socket: Duplex): void => {
    const { code = 'unknown' } = error
    // The answer to another request is on its way there: nothing can be put between its bytes.
    if (!socket.writable || code === 'ECONNRESET' || isBusy(socket)) {
      socket.destroy()
      return
    }
    const said = SAID[code] ?? 'This is no request of HTTP: look for odd characters in its first line and headers.'
    endWith(socket, malformed(said), log, { unreadable: code })
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
