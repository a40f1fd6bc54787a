import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { matchesEtag } from '../http/etag.ts'
import { isUnambiguous } from '../http/malformed-requests.ts'
import { readGivenKey } from '../keys/authenticate.ts'
import type { Key } from '../keys/key.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { hasScopes } from '../keys/scopes.ts'
import type { Following } from '../snapshots/follow.ts'
import type { AnswerSource } from './answer-source.ts'
import type { ResponseCache } from './response-cache.ts'

/** An answer of the newest snapshot without its bytes. The response cache has the bytes under the ETag, or has dropped them. */
interface RecentAnswer {
  readonly endpoint: Pick<Endpoint, 'path' | 'dataset' | 'extraScopes' | 'headers'>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly snapshot: string
  readonly etag: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The headers that a 304 has too. */
  readonly confirming: readonly (readonly [name: string, value: string])[]
}

/** The recent answers, by address and headers of the request. */
export interface RecentAnswers {
  remember(
    req: IncomingMessage,
    answer: Omit<RecentAnswer, 'headers' | 'confirming'>,
    headers: OutgoingHttpHeaders,
  ): void
  find(req: IncomingMessage): RecentAnswer | undefined
}

const MOST_ANSWERS = 2_000
const LONGEST_KEY = 500
const READ_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])
/** Headers that every answer has of its own, and those that Node adds. */
const REQUEST_HEADERS = /^(x-request-id|x-ratelimit-.*|ratelimit.*|date|connection|keep-alive|transfer-encoding)$/
const BODY_HEADERS = /^(content-(type|length|encoding|disposition)|link)$/

export function createRecentAnswers(): RecentAnswers {
  const byRequest = new LRUCache<string, RecentAnswer>({ max: MOST_ANSWERS })
  return {
    remember: (req, answer, sent) => {
      const key = buildRequestKey(req)
      // Express announces deprecations for each request, so an answer with one stays with Express.
      if (key.length > LONGEST_KEY || sent['deprecation'] !== undefined) return
      const headers = Object.entries(sent)
        .filter(([name]) => !REQUEST_HEADERS.test(name))
        .map(([name, value]) => [name, String(value)] as const)
      const own = Object.keys(answer.endpoint.headers ?? {}).map((name) => name.toLowerCase())
      const confirming = headers.filter(([name]) => !BODY_HEADERS.test(name) && !own.includes(name))
      byRequest.set(key, { ...answer, headers, confirming })
    },
    find: (req) => byRequest.get(buildRequestKey(req)),
  }
}

/** Joins everything that decides an answer, apart from the snapshot. No address and no header holds a line break. */
function buildRequestKey({ url = '', headers }: IncomingMessage): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`
}

/** Facts about a request that the fast path knows before Express sees it. Express keeps them as `res.locals`. */
interface FastPathLocals {
  readonly key: Key
  /** The template of the route that answers. */
  readonly route: string
  readonly from: AnswerSource
  /** The error that refuses the request: Express answers with it. */
  refused?: unknown
}

interface FastPathParts {
  readonly recentAnswers: RecentAnswers
  readonly cache: ResponseCache
  readonly following: Pick<Following, 'current'>
  readonly keyCache: KeyCache
  /** The stages that every request passes, on the fast path and in Express. */
  readonly stages: readonly RequestHandler[]
  readonly limit: RequestHandler
}

/**
 * Answers before Express if the answer is cached or the client has it (304): the way through Express to a route costs
 * more than such an answer. Key, scopes and rate limit count as in Express. All other requests go on to `app`.
 */
export function withFastPath(
  { recentAnswers, cache, following, keyCache, stages, limit }: FastPathParts,
  app: RequestListener,
): RequestListener {
  const findCurrent = (req: IncomingMessage) => {
    const known = READ_METHODS.has(req.method) && isUnambiguous(req) ? recentAnswers.find(req) : undefined
    return known?.snapshot === following.current() ? known : undefined
  }
  return (req, res) => {
    for (const stage of stages) stage(...asExpress(req, res), ignore)
    const found = findCurrent(req)
    const key = found && keyCache.find(readGivenKey(req) ?? '')
    if (!found || !key || !hasScopes(key, found.endpoint, found.parameters)) {
      app(req, res)
      return
    }
    const clientHasIt = matchesEtag(req.headers['if-none-match'], found.etag)
    const bytes = clientHasIt ? null : cache.get(found.etag)?.bytes
    if (bytes === undefined) {
      app(req, res)
      return
    }
    const locals: FastPathLocals = { key, route: found.endpoint.path, from: clientHasIt ? 'client' : 'cache' }
    // express-rate-limit sets its headers with `append`, which is Express's name for this.
    Object.assign(res, { locals, append: res.appendHeader.bind(res) })
    void limit(...asExpress(req, res), (refused?: unknown) => {
      if (refused !== undefined) {
        locals.refused = refused
        app(req, res)
        return
      }
      for (const [name, value] of clientHasIt ? found.confirming : found.headers) res.setHeader(name, value)
      res.statusCode = clientHasIt ? 304 : 200
      res.end(req.method === 'HEAD' ? undefined : bytes)
    })
  }
}

/** The stages use nothing of Express, so they also work with Node's own request and response. */
function asExpress(req: IncomingMessage, res: ServerResponse): [Request, Response] {
  return [req as Request, res as Response]
}

const ignore = () => undefined
