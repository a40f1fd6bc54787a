import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { matchesEtag } from '../http/etag.ts'
import { isUnambiguous } from '../http/malformed-requests.ts'
import { readRequestId } from '../http/request-id.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { findRequestKey, type ReadAddress } from '../keys/authenticate.ts'
import { EDGE_HEADER } from '../keys/edge-proxy.ts'
import type { Key } from '../keys/key.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { readLinkToken } from '../keys/links.ts'
import { hasScope, listScopes } from '../keys/scopes.ts'
import { type CountedRequest, type KeyLimit, setHeaders } from '../limits/key-limit.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { AnswerSource } from './answer-source.ts'
import type { FindPlainRequest, PlainRequest } from './plain-request.ts'
import type { ResponseCache } from './response-cache.ts'

/** An answer of the newest snapshot without its bytes. The response cache has the bytes under the ETag, or has dropped them. */
interface RecentAnswer {
  /** Template of the route, not the path that was asked. */
  readonly route: string
  readonly scopes: readonly string[]
  readonly snapshot: string
  /** True where the request names its snapshot. */
  readonly pinned: boolean
  readonly etag: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** Headers that a 304 has too. */
  readonly confirming: readonly string[]
}

/** An answer that Express sent, with the request that it is for. */
interface AnsweredRequest {
  readonly endpoint: Pick<Endpoint, 'path' | 'dataset' | 'extraScopes' | 'narrowed' | 'headers'>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly snapshot: string
  /** True where the request names its snapshot. */
  readonly pinned: boolean
  /** Oldest snapshot that the request accepts; null for any. */
  readonly minSnapshot: string | null
  readonly etag: string
}

/** Remembers answers by address, `Accept` and `Accept-Encoding`. */
export interface RecentAnswers {
  remember(req: IncomingMessage, answered: AnsweredRequest, headers: OutgoingHttpHeaders): void
  find(req: IncomingMessage): RecentAnswer | undefined
}

const MOST_ANSWERS = 2_000
const LONGEST_KEY = 500
const READ_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])
/** Each answer has its own values of these headers; Node adds some of them. */
const REQUEST_HEADERS =
  /^(x-request-id|x-ratelimit-.*|ratelimit.*|access-control-.*|traceparent|date|connection|keep-alive|transfer-encoding)$/
const BODY_HEADERS = /^(content-(type|length|encoding|disposition)|link)$/

export function createRecentAnswers(): RecentAnswers {
  const byRequest = new LRUCache<string, RecentAnswer>({ max: MOST_ANSWERS })
  return {
    remember: (req, { endpoint, parameters, snapshot, pinned, minSnapshot, etag }, sent) => {
      const asked = splitMinSnapshot(req.url)
      const key = buildRequestKey(req, asked.url)
      // Express announces deprecations for each request, so an answer with one stays with Express.
      if (key.length > LONGEST_KEY || sent['deprecation'] !== undefined) return
      // A spelling of `min_snapshot` that is not recognised here would not be judged for the next request.
      if (asked.minSnapshot !== minSnapshot) return
      const headers = Object.entries(sent)
        .filter(([name]) => !REQUEST_HEADERS.test(name))
        .map(([name, value]) => [name, String(value)] as const)
      const own = Object.keys(endpoint.headers ?? {}).map((name) => name.toLowerCase())
      const confirming = headers.filter(([name]) => !BODY_HEADERS.test(name) && !own.includes(name))
      byRequest.set(key, {
        route: endpoint.path,
        scopes: listScopes(endpoint, parameters),
        snapshot,
        pinned,
        etag,
        headers: headers.flat(),
        confirming: confirming.flat(),
      })
    },
    find: (req) => {
      const { url, minSnapshot } = splitMinSnapshot(req.url)
      const found = byRequest.get(buildRequestKey(req, url))
      if (found === undefined || minSnapshot === null) return found
      // Express refuses a request that names a snapshot and the oldest one as well.
      return found.pinned || found.snapshot < minSnapshot ? undefined : found
    },
  }
}

const MIN_SNAPSHOT = /([?&])min_snapshot=(\d{8}T\d{6}Z)(&|$)/

/**
 * Takes `min_snapshot` out of an address. It decides which servers may answer and no byte of the answer, so requests
 * with and without it share one.
 */
function splitMinSnapshot(url = ''): { readonly url: string; readonly minSnapshot: string | null } {
  const found = url.includes('min_snapshot=') ? MIN_SNAPSHOT.exec(url) : null
  if (found === null) return { url, minSnapshot: null }
  const [whole, before = '', minSnapshot = '', after = ''] = found
  const rest = url.slice(found.index + whole.length)
  return { url: `${url.slice(0, found.index)}${after === '' ? '' : before}${rest}`, minSnapshot }
}

/** Joins everything that decides an answer, apart from the snapshot. No address and no header holds a line break. */
function buildRequestKey({ headers }: IncomingMessage, url: string): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`
}

/** Facts about a request that log, metrics and Express read. Express keeps them as `res.locals`. */
interface FastPathLocals {
  readonly key: Key
  readonly route: string
  /** Both are set where there is an answer. */
  readonly snapshot?: string
  readonly from?: AnswerSource
  /** Express answers with this error. */
  readonly refused?: unknown
}

interface FastPathParts {
  readonly recentAnswers: RecentAnswers
  readonly cache: ResponseCache
  readonly following: Pick<SnapshotFollower, 'current'>
  readonly keyCache: KeyCache
  readonly readAddress: ReadAddress
  /** Every request passes these, on the fast path and in Express. */
  readonly stages: readonly RequestHandler[]
  readonly limit: KeyLimit
  readonly findPlain: FindPlainRequest
}

/**
 * Answers before Express if the answer is cached, if the client has it (304), or if the request is a plain one: the way
 * through Express to a route costs more than such an answer. Key, scopes and rate limit count as in Express. All other
 * requests go on to `app`.
 */
export function withFastPath(
  { recentAnswers, cache, following, keyCache, readAddress, stages, limit, findPlain }: FastPathParts,
  app: RequestListener,
): RequestListener {
  const findCurrent = (req: IncomingMessage) => {
    const known = READ_METHODS.has(req.method) && isUnambiguous(req) ? recentAnswers.find(req) : undefined
    return known?.snapshot === following.current() ? known : undefined
  }
  const decide = (req: IncomingMessage, res: ServerResponse): Decided | null => {
    // Answers that a proxy may keep, and requests by a link, have other headers.
    if (req.headers[EDGE_HEADER] !== undefined || readLinkToken(req) !== null) return null
    const found = findCurrent(req)
    let plain = found === undefined ? findPlain(req) : null
    if (found === undefined && plain === null) return null
    const key = findRequestKey({ keyCache, readAddress }, req)
    if (key === null) return null
    if (found?.scopes.every((scope) => hasScope(key, scope))) {
      const clientHasIt = matchesEtag(req.headers['if-none-match'], found.etag)
      const bytes = clientHasIt ? null : cache.get(found.etag)?.bytes
      if (bytes !== undefined) return { key, route: found.route, answer: sendKnown(req, res, found, bytes) }
    }
    plain ??= findPlain(req)
    return plain && { key, answer: servePlain(req, res, plain) }
  }
  return (req, res) => {
    for (const stage of stages) stage(...asExpress(req, res), ignore)
    const decided = decide(req, res)
    if (decided === null) {
      app(req, res)
      return
    }
    const { key, route } = decided
    noteFacts(res, { key, ...(route !== undefined && { route }) })
    const refuse = (refused: unknown) => {
      // Express passes what is refused straight to the code that answers errors.
      if (!res.headersSent) setHeaders(res, listFirstHeaders(res))
      noteFacts(res, { refused })
      app(req, res)
    }
    const answer = (counted: CountedRequest) => {
      if (counted.refused === null) decided.answer(counted.headers, refuse)
      else {
        setHeaders(res, counted.headers)
        refuse(counted.refused)
      }
    }
    const counted = limit.count(key)
    if (counted instanceof Promise) counted.then(answer, refuse)
    else answer(counted)
  }
}

/** A request that is answered here, once it is counted for its key. */
interface Decided {
  readonly key: Key
  /** Template of its route, where that is known before the request is counted: Express counts first. */
  readonly route?: string
  readonly answer: Answer
}

/** Sends an answer with the headers of the rate limit; an error goes to `refuse`. */
type Answer = (counted: readonly string[], refuse: (error: unknown) => void) => void

/** Sends a cached answer, or confirms the client's own copy: then `bytes` is null. */
function sendKnown(
  req: IncomingMessage,
  res: ServerResponse,
  { snapshot, headers, confirming }: RecentAnswer,
  bytes: Buffer | null,
): Answer {
  return (counted) => {
    noteFacts(res, { snapshot, from: bytes === null ? 'client' : 'cache' })
    const id = ['X-Request-Id', readRequestId(res) ?? '']
    // Headers that are written at once cost half of what they cost set one by one.
    res.writeHead(bytes === null ? 304 : 200, [...id, ...counted, ...(bytes === null ? confirming : headers)])
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }
}

/** Serves a plain request as its route does. */
function servePlain(req: IncomingMessage, res: ServerResponse, { endpoint, serve, read }: PlainRequest): Answer {
  return (counted, refuse) => {
    noteFacts(res, { route: endpoint.path })
    setHeaders(res, [...listFirstHeaders(res), ...counted])
    Object.assign(req, read)
    Promise.resolve(serve(...asExpress(req, res), refuse)).catch(refuse)
  }
}

/** Lists the headers that every answer of Express begins with. */
function listFirstHeaders(res: ServerResponse): readonly string[] {
  return ['X-Request-Id', readRequestId(res) ?? '', ...SECURITY_HEADERS]
}

function noteFacts(res: ServerResponse, facts: Partial<FastPathLocals>): void {
  Object.assign((res as Response).locals, facts)
}

/** The stages and plain requests use nothing of Express, so they also work with Node's own request and response. */
function asExpress(req: IncomingMessage, res: ServerResponse): [Request, Response] {
  return [req as Request, res as Response]
}

const ignore = () => undefined
