import type { KnownValidators, Validators } from './origin.ts'
import { RequestFailed } from './fetch-errors.ts'
import type { HttpReply } from './http-request.ts'

/** Portals answer 403 for a file that was never there. */
const NOT_PUBLISHED = [403, 404, 410]
const PASSING = [429, 500, 502, 503, 504]

/** Request headers that ask for the file only if it has changed. */
export function buildConditions(known: KnownValidators): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag }
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {}
}

export function readValidators({ header }: HttpReply): Validators {
  return { etag: header('etag'), lastModified: header('last-modified'), stamp: null }
}

/** Interprets a status; throws RequestFailed if it means that the file was not delivered. */
export async function judgeReply(reply: HttpReply, known: KnownValidators): Promise<'unchanged' | 'absent' | 'body'> {
  const { status, header } = reply
  if (status === 200) {
    const packing = header('content-encoding')
    if (packing !== null && packing !== 'identity') {
      await reply.drop()
      throw new RequestFailed('lasting', `the body is packed as ${packing}, although it was requested unpacked`)
    }
    // A server without conditional requests sends everything; an equal strong ETag means the same file.
    if (known?.etag == null || isWeak(known.etag) || known.etag !== header('etag')) return 'body'
    await reply.drop()
    return 'unchanged'
  }
  await reply.drop()
  if (status === 304 && (known?.etag || known?.lastModified)) return 'unchanged'
  if (NOT_PUBLISHED.includes(status)) return 'absent'
  throw describeRequestFailure(reply)
}

/** Describes a reply that is neither the file nor its absence. */
export function describeRequestFailure({ status, header }: HttpReply): RequestFailed {
  const location = header('location')
  if (status >= 300 && status < 400 && location !== null) {
    return new RequestFailed('lasting', `answers ${String(status)}: it is now at ${location}`, {
      hint: "Redirects are not followed. If the new address is right, put it in the source's url in its dataset.ts.",
    })
  }
  const kind = PASSING.includes(status) ? 'passing' : 'lasting'
  return new RequestFailed(kind, `answers ${String(status)}`, { retryAfterMs: readRetryAfter(header) })
}

/** Retry-After is a number of seconds, or a date by the server's own clock. */
function readRetryAfter(header: HttpReply['header']): number | null {
  const text = header('retry-after')?.trim()
  if (!text) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const [until, served] = [Date.parse(text), Date.parse(header('date') ?? '')]
  if (Number.isNaN(until)) return null
  return Math.max(0, until - (Number.isNaN(served) ? Date.now() : served))
}

export function isWeak(etag: string): boolean {
  return etag.startsWith('W/')
}
