import type { RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { httpMessages } from './http-messages.ts'

/** Far more than any endpoint has. */
export const MOST_PARAMETERS = 100
/** Far more than any browser sends, and still quick to read. */
const LONGEST_ACCEPT = 2000
/** We compare what these headers list with everything that we offer. */
const ACCEPT_HEADERS = ['accept', 'accept-encoding'] as const

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/

/** Refuses a request that no client sends on purpose, before any other code reads it. */
export const refuseMalformed: RequestHandler = (req, res, next) => {
  // A proxy that forwarded this may have read another request in it: no later request on the connection can be trusted.
  if (!isUnambiguous(req)) res.set('Connection', 'close')
  const fault = findRequestFault(req)
  next(fault === null ? undefined : wrongRequest(fault))
}

/** True for a request that is not refused as malformed. */
export function isWellFormed(req: IncomingMessage): boolean {
  return findRequestFault(req) === null
}

function findRequestFault(req: IncomingMessage): Message | null {
  if (!namesOneHost(req)) return httpMessages.oneHost
  if (!hasPlainBody(req)) return httpMessages.noBody
  const tooLong = ACCEPT_HEADERS.find((name) => (req.headers[name]?.length ?? 0) > LONGEST_ACCEPT)
  if (tooLong !== undefined) return httpMessages.tooLongHeader({ name: tooLong, count: LONGEST_ACCEPT })
  const { url = '' } = req
  if (!isDecodable(url)) return httpMessages.badEncoding
  if (!hasFewParameters(url)) return httpMessages.tooManyParameters({ count: MOST_PARAMETERS })
  return null
}

/** Checks that every proxy on the way reads the same request in these bytes. */
export function isUnambiguous(req: IncomingMessage): boolean {
  return namesOneHost(req) && hasPlainBody(req)
}

/** HTTP/1.0 has no transfer encoding, and we support only one of HTTP/1.1 (RFC 9112, 6.1). */
function hasPlainBody({ httpVersion, headers }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding']
  return encoding === undefined || (httpVersion === '1.1' && encoding.toLowerCase() === 'chunked')
}

/** HTTP/1.0 needs no host (RFC 9112, 3.2). Node's `headers` shows only the first of several, so this reads the raw ones. */
function namesOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 && HOST.test(headers.host)
}

/** True for an address with no more parameters than a request may have. Stops counting at the limit. */
export function hasFewParameters(url: string): boolean {
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
