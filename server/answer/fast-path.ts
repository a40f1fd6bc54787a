import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import type { Origin } from './answer-source.ts'
import { keyGiven } from '../keys/authenticate.ts'
import type { Following } from '../snapshots/follow.ts'
import { matches } from '../http/etag.ts'
import type { KeptAnswers } from './response-cache.ts'
import type { Key } from '../keys/key.ts'
import type { KeyRing } from '../keys/ring.ts'
import { isRegular } from '../http/malformed-requests.ts'
import { mayAsk } from '../keys/scopes.ts'

/** An answer that the newest snapshot gave, but for its bytes: those are kept under the ETag, or not any more. */
interface Remembered {
  readonly endpoint: Pick<Endpoint, 'path' | 'dataset' | 'demands' | 'headers'>
  readonly parameters: Readonly<Record<string, unknown>>
  readonly snapshot: string
  readonly etag: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Those of them that a 304 has too. */
  readonly confirming: readonly (readonly [name: string, value: string])[]
}

/** Answers that were given lately, by what was asked. */
export interface Answered {
  remember(req: IncomingMessage, answer: Omit<Remembered, 'headers' | 'confirming'>, headers: OutgoingHttpHeaders): void
  find(req: IncomingMessage): Remembered | undefined
}

const MOST = 2_000
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])
const LONGEST = 500
/** What each answer has of its own, and what Node adds. */
const OF_ONE_REQUEST = /^(x-request-id|x-ratelimit-.*|ratelimit.*|date|connection|keep-alive|transfer-encoding)$/
const OF_A_BODY = /^(content-(type|length|encoding|disposition)|link)$/

export function answeredLately(): Answered {
  const byQuestion = new LRUCache<string, Remembered>({ max: MOST })
  return {
    remember: (req, answer, sent) => {
      const question = questionOf(req)
      // What is deprecated says so in a way of its own.
      if (question.length > LONGEST || sent['deprecation'] !== undefined) return
      const headers = Object.entries(sent)
        .filter(([name]) => !OF_ONE_REQUEST.test(name))
        .map(([name, value]) => [name, String(value)] as const)
      const own = Object.keys(answer.endpoint.headers ?? {}).map((name) => name.toLowerCase())
      const confirming = headers.filter(([name]) => !OF_A_BODY.test(name) && !own.includes(name))
      byQuestion.set(question, { ...answer, headers, confirming })
    },
    find: (req) => byQuestion.get(questionOf(req)),
  }
}

/** All that an answer depends on beside the snapshot. No address and no header holds a line break. */
function questionOf({ url = '', headers }: IncomingMessage): string {
  return `${url}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}`
}

/** What is known of a request before Express sees it; Express keeps it as `res.locals`. */
interface Locals {
  readonly key: Key
  /** The template of the route that answers. */
  readonly route: string
  readonly from: Origin
  /** Why the request is not answered: Express makes an answer of that. */
  refused?: unknown
}

interface FrontParts {
  readonly answered: Answered
  readonly kept: KeptAnswers
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
export function front(
  { answered, kept, following, ring, stages, limit }: FrontParts,
  app: RequestListener,
): RequestListener {
  return (req, res) => {
    for (const stage of stages) stage(...plain(req, res), ignore)
    const known = READS.has(req.method) && isRegular(req) ? answered.find(req) : undefined
    const found = known?.snapshot === following.current() ? known : undefined
    const key = found && ring.find(keyGiven(req) ?? '')
    if (!found || !key || !mayAsk(key, found.endpoint, found.parameters)) {
      app(req, res)
      return
    }
    const isOwn = matches(req.headers['if-none-match'], found.etag)
    const bytes = isOwn ? null : kept.get(found.etag)?.bytes
    if (bytes === undefined) {
      app(req, res)
      return
    }
    const locals: Locals = { key, route: found.endpoint.path, from: originOfKept(isOwn) }
    // express-rate-limit sets its headers by Express's name for this.
    Object.assign(res, { locals, append: res.appendHeader.bind(res) })
    void limit(...plain(req, res), (refused?: unknown) => {
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

function originOfKept(isOwn: boolean): Origin {
  return isOwn ? 'client' : 'kept'
}

/** Stages that ask nothing of Express, so that Node's own pair does. */
function plain(req: IncomingMessage, res: ServerResponse): [Request, Response] {
  return [req as Request, res as Response]
}

const ignore = () => undefined
