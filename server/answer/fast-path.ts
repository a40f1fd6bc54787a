import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import type { AnswerSource } from './answer-source.ts'
import { keyGiven } from '../keys/authenticate.ts'
import type { Following } from '../snapshots/follow.ts'
import { matchesEtag } from '../http/etag.ts'
import type { ResponseCache } from './response-cache.ts'
import type { Key } from '../keys/key.ts'
import type { KeyRing } from '../keys/ring.ts'
import { isUnambiguous } from '../http/malformed-requests.ts'
import { mayAsk } from '../keys/scopes.ts'

/** An answer that the newest snapshot gave, but for its bytes: those are kept under the ETag, or not any more. */
interface RecentAnswer {
  readonly endpoint: Pick<Endpoint, 'path' | 'dataset' | 'demands' | 'headers'>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly snapshot: string
  readonly etag: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Those of them that a 304 has too. */
  readonly confirming: readonly (readonly [name: string, value: string])[]
}

/** Answers that were given lately, by what was asked. */
export interface RecentAnswers {
  remember(
    req: IncomingMessage,
    answer: Omit<RecentAnswer, 'headers' | 'confirming'>,
    headers: OutgoingHttpHeaders,
  ): void
  find(req: IncomingMessage): RecentAnswer | undefined
}

const MOST = 2_000
const READ_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])
const LONGEST = 500
/** What each answer has of its own, and what Node adds. */
const REQUEST_HEADERS = /^(x-request-id|x-ratelimit-.*|ratelimit.*|date|connection|keep-alive|transfer-encoding)$/
const BODY_HEADERS = /^(content-(type|length|encoding|disposition)|link)$/

export function createRecentAnswers(): RecentAnswers {
  const byQuestion = new LRUCache<string, RecentAnswer>({ max: MOST })
  return {
    remember: (req, answer, sent) => {
      const question = buildRequestKey(req)
      // What is deprecated says so in a way of its own.
      if (question.length > LONGEST || sent['deprecation'] !== undefined) return
      const headers = Object.entries(sent)
        .filter(([name]) => !REQUEST_HEADERS.test(name))
        .map(([name, value]) => [name, String(value)] as const)
      const own = Object.keys(answer.endpoint.headers ?? {}).map((name) => name.toLowerCase())
      const confirming = headers.filter(([name]) => !BODY_HEADERS.test(name) && !own.includes(name))
      byQuestion.set(question, { ...answer, headers, confirming })
    },
    find: (req) => byQuestion.get(buildRequestKey(req)),
  }
}

/** All that an answer depends on beside the snapshot. No address and no header holds a line break. */
function buildRequestKey({ url = '', headers }: IncomingMessage): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`
}

/** What is known of a request before Express sees it; Express keeps it as `res.locals`. */
interface FastPathLocals {
  readonly key: Key
  /** The template of the route that answers. */
  readonly route: string
  readonly from: AnswerSource
  /** Why the request is not answered: Express makes an answer of that. */
  refused?: unknown
}

interface FastPathParts {
  readonly answered: RecentAnswers
  readonly kept: ResponseCache
  readonly following: Pick<Following, 'current'>
  readonly ring: KeyRing
  /** What each request goes through, whoever answers it. */
  readonly stages: readonly RequestHandler[]
  readonly limit: RequestHandler
}

/**
 * Answers what was asked before and is still kept, or still the client's own (304), ahead of Express: the way through
 * it to a route costs more than such an answer. Key, scope and rate count as ever; everything else goes on to `app`.
 */
export function withFastPath(
  { answered, kept, following, ring, stages, limit }: FastPathParts,
  app: RequestListener,
): RequestListener {
  return (req, res) => {
    for (const stage of stages) stage(...asExpress(req, res), ignore)
    const known = READ_METHODS.has(req.method) && isUnambiguous(req) ? answered.find(req) : undefined
    const found = known?.snapshot === following.current() ? known : undefined
    const key = found && ring.find(keyGiven(req) ?? '')
    if (!found || !key || !mayAsk(key, found.endpoint, found.parameters)) {
      app(req, res)
      return
    }
    const isOwn = matchesEtag(req.headers['if-none-match'], found.etag)
    const bytes = isOwn ? null : kept.get(found.etag)?.bytes
    if (bytes === undefined) {
      app(req, res)
      return
    }
    const locals: FastPathLocals = { key, route: found.endpoint.path, from: nameSource(isOwn) }
    // express-rate-limit sets its headers by Express's name for this.
    Object.assign(res, { locals, append: res.appendHeader.bind(res) })
    void limit(...asExpress(req, res), (refused?: unknown) => {
      if (refused !== undefined) {
        locals.refused = refused
        app(req, res)
        return
      }
      for (const [name, value] of isOwn ? found.confirming : found.headers) res.setHeader(name, value)
      res.statusCode = isOwn ? 304 : 200
      res.end(req.method === 'HEAD' ? undefined : bytes)
    })
  }
}

function nameSource(isOwn: boolean): AnswerSource {
  return isOwn ? 'client' : 'kept'
}

/** Stages that ask nothing of Express, so that Node's own pair does. */
function asExpress(req: IncomingMessage, res: ServerResponse): [Request, Response] {
  return [req as Request, res as Response]
}

const ignore = () => undefined
