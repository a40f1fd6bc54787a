import type { IncomingMessage, ServerResponse } from 'node:http'
import { KEY_REQUESTS_AT_ONCE, overloadedError, tooManyError } from '../limits/concurrency-limit.ts'
import { createPlaces } from '../limits/places.ts'
import { refuseUnderWay } from './connection-errors.ts'

/**
 * Only messages of MCP, statements and exports have a body that is read: the server waits for one up to this length.
 */
const LONGEST_AWAITED_BODY = 65_536
/** Bytes of all bodies that have not come whole, and the bodies of one key. */
const MOST_WAITING_BYTES = 16 * 2 ** 20
const KEY_BODIES_AT_ONCE = 2 * KEY_REQUESTS_AT_ONCE
/** How long a client may take, after its answer, for the rest of a body that nobody reads. */
const LINGER_MS = 1000

const bodies = new WeakMap<IncomingMessage, Buffer>()

/** Null if the request has no body, or one that is too long. */
export function readBody(req: IncomingMessage): Buffer | null {
  return bodies.get(req) ?? null
}

/** Calls `proceed` when a request can be answered; not at all where it was refused. */
export type BodyWait = (req: IncomingMessage, res: ServerResponse, proceed: () => void) => void

/**
 * Waits for the whole request, so that a malformed body can still be refused: an answer that has begun cannot turn into
 * an error. It keeps the body of a POST for `readBody` and throws any other away. A request whose headers are enough to
 * refuse it (a POST without a key, a body that is too long) proceeds at once: its body is thrown away as it comes, for a
 * bounded time.
 */
export function createBodyWait(findKeyId: (req: IncomingMessage) => string | null): BodyWait {
  const places = createPlaces(KEY_BODIES_AT_ONCE)
  let waitingBytes = 0
  const keep = (req: IncomingMessage, res: ServerResponse, keyId: string, proceed: () => void) => {
    const leave = places.enter(keyId)
    if (leave === null) {
      refuseUnderWay(res, tooManyError(KEY_BODIES_AT_ONCE, 'light'))
      return
    }
    let [bytes, waits] = [0, true]
    const kept: Buffer[] = []
    const end = () => {
      if (!waits) return false
      waits = false
      waitingBytes -= bytes
      leave()
      return true
    }
    req.on('data', (chunk: Buffer) => {
      if (!waits) return
      bytes += chunk.length
      waitingBytes += chunk.length
      kept.push(chunk)
      if (bytes > LONGEST_AWAITED_BODY) {
        end()
        kept.length = 0
        res.setHeader('Connection', 'close')
        proceed()
      } else if (waitingBytes > MOST_WAITING_BYTES) {
        end()
        kept.length = 0
        refuseUnderWay(res, overloadedError())
      }
    })
    req.once('end', () => {
      if (!end()) return
      bodies.set(req, Buffer.concat(kept))
      proceed()
    })
    req.once('close', end)
  }
  return (req, res, proceed) => {
    if (!hasBody(req)) {
      proceed()
      return
    }
    const isLong = Number(req.headers['content-length'] ?? 0) > LONGEST_AWAITED_BODY
    if (isLong) res.setHeader('Connection', 'close')
    const keyId = req.method === 'POST' && !isLong ? findKeyId(req) : null
    if (keyId !== null) keep(req, res, keyId, proceed)
    else if (req.method === 'POST' || isLong) discard(req, res, proceed)
    else waitAndDiscard(req, res, proceed)
  }
}

/** Proceeds at once and throws the body away. Disconnects a client that still sends it a while after the answer. */
function discard(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  req.resume()
  res.once('finish', () => {
    if (req.complete) return
    const timer = setTimeout(() => req.socket.destroy(), LINGER_MS).unref()
    req.once('end', () => {
      clearTimeout(timer)
    })
  })
  proceed()
}

/** Proceeds when the body is here, or too long to wait for; after that the connection ends. */
function waitAndDiscard(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  let [bytes, waits] = [0, true]
  const proceedOnce = () => {
    if (waits) proceed()
    waits = false
  }
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= LONGEST_AWAITED_BODY || !waits) return
    res.setHeader('Connection', 'close')
    proceedOnce()
  })
  req.once('end', proceedOnce)
}

/** Proceeds at once with a request whose client waits for permission to send its body (`Expect`): it never gets one. */
export function skipBody(req: IncomingMessage, res: ServerResponse, proceed: () => void): void {
  if (hasBody(req)) res.setHeader('Connection', 'close')
  proceed()
}

/** True for a request that sends a body, whether or not it was kept for `readBody`. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
