import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { API_STATUS, ApiError } from '../../schemas/api/error.ts'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import { buildErrorBody } from './error-language.ts'
import { readRequestId } from './request-id.ts'
import { httpMessages } from './http-messages.ts'

/** Our sentences for bytes that Node cannot read as a request, by Node's error codes. */
const NODE_ERRORS: Readonly<Record<string, Message>> = {
  HPE_HEADER_OVERFLOW: httpMessages.tooLongHead,
  ERR_HTTP_REQUEST_TIMEOUT: httpMessages.tooSlow,
}

interface UnreadableRequestError extends Error {
  readonly code?: string
  readonly reason?: string
}

function describeUnreadableRequest({ code = '', reason = '' }: UnreadableRequestError): Message {
  if (/chunk/i.test(`${code} ${reason}`)) return httpMessages.badChunks
  return NODE_ERRORS[code] ?? httpMessages.noRequest
}

/**
 * Answers bytes that Node cannot read as a request, in the one error shape. It waits for the answers to earlier requests
 * on the connection, because it must not write between their bytes. It logs none of the bytes: they may hold a key.
 */
export function answerUnreadable(log: Logger, afterwards: (socket: Duplex, then: () => void) => void) {
  const refused = new WeakSet<Duplex>()
  return (error: UnreadableRequestError, socket: Duplex): void => {
    const { code = 'unknown' } = error
    if (code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    // Node reports the error again for all bytes that follow.
    if (refused.has(socket)) return
    refused.add(socket)
    afterwards(socket, () => {
      if (!socket.writable) {
        socket.destroy()
        return
      }
      const problem = wrongRequest(describeUnreadableRequest(error))
      endConnection(socket, problem, log, { unreadable: code })
    })
  }
}

/** Refuses CONNECT, which asks for a tunnel: Node hands over the bare connection. */
export function refuseTunnel(log: Logger) {
  return (_req: unknown, socket: Duplex): void => {
    const problem = new ApiError('method_not_allowed', errorMessages.wrongMethod({ method: 'CONNECT' }))
    endConnection(socket, problem, log, { method: 'CONNECT' }, ['Allow: GET, HEAD'])
  }
}

/**
 * Answers a request with an error while its handler still works on it. If part of the answer is already sent, it breaks
 * the connection, which is the only sign that the rest is missing. It writes to the socket and not to the response,
 * which the handler may still use later.
 */
export function refuseUnderWay(res: ServerResponse, problem: ApiError): void {
  const { socket } = res
  if (res.headersSent || socket === null) {
    res.destroy()
    return
  }
  res.statusCode = API_STATUS[problem.code]
  writeFinalAnswer(socket, problem, readRequestId(res) ?? randomUUID(), ['Retry-After: 5'])
}

/** Refuses a connection before a request came over it. */
export function refuseConnection(socket: Socket, problem: ApiError): void {
  writeFinalAnswer(socket, problem, randomUUID(), ['Retry-After: 1'])
}

function endConnection(
  socket: Duplex,
  problem: ApiError,
  log: Logger,
  about: Readonly<Record<string, string>>,
  headers: readonly string[] = [],
): void {
  const id = randomUUID()
  log.info({ id, status: API_STATUS[problem.code], ...about })
  writeFinalAnswer(socket, problem, id, headers)
}

/** Writes an answer without Node's response object, and closes the connection after it. */
function writeFinalAnswer(socket: Duplex, problem: ApiError, id: string, headers: readonly string[]): void {
  const status = API_STATUS[problem.code]
  const body = Buffer.from(JSON.stringify(buildErrorBody(problem)))
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    `X-Request-Id: ${id}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(body.length)}`,
    'Cache-Control: private, no-cache',
    'Connection: close',
    ...headers,
  ]
  // A client that has disconnected needs no answer.
  socket.on('error', () => undefined)
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]), () => {
    // Nobody reads the bytes that the client still sends.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
}

/** Disconnects a client that reads nothing of its answer or has no request. A client that waits for its answer may wait. */
export function dropStalled(isBusy: (socket: Duplex) => boolean) {
  return (socket: Socket): void => {
    if (!isBusy(socket) || socket.writableLength > 0) socket.destroy()
  }
}
