import express, { type RequestHandler } from 'express'
import helmet from 'helmet'
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { parse } from 'node:querystring'
import type { Logger } from 'pino'
import type { Endpoint } from '../schemas/core/endpoint.ts'
import type { FileEndpoint } from '../schemas/core/file-endpoint.ts'
import type { Status } from '../schemas/status/status.ts'
import { serveEndpoint, type AnswerParts } from './answer/serve-endpoint.ts'
import { authenticate } from './keys/authenticate.ts'
import { type FileDownloadParts, serveFile } from './answer/serve-file.ts'
import { announceDeprecations } from './answer/deprecation.ts'
import { docs } from './docs/docs.ts'
import { waitPage } from './docs/too-many-requests-page.ts'
import type { Following } from './snapshots/follow.ts'
import { withFastPath } from './answer/fast-path.ts'
import type { KeyRing } from './keys/ring.ts'
import { refuseMalformed } from './http/malformed-requests.ts'
import { openApi } from './docs/openapi.ts'
import { refuseUnknownPath, refuseOtherMethods, handleErrors } from './http/error-response.ts'
import { limitByKey, limitFailures, limitOpen } from './limits/rate-limit.ts'
import { readiness } from './operation/readiness.ts'
import type { Redis } from './redis.ts'
import { holdsKey } from './keys/redact.ts'
import { logRequests, type LoggedAddress } from './operation/request-log.ts'
import { status } from './operation/status.ts'
import type { Stopping } from './stopping.ts'

export interface AppParts {
  readonly endpoints: readonly Endpoint[]
  readonly fileEndpoints: readonly FileEndpoint[]
  readonly following: Following
  readonly answering: AnswerParts
  /** The files that are handed out at once. */
  readonly downloads: FileDownloadParts
  readonly ring: KeyRing
  /** Where servers share their counters; null where each has its own. */
  readonly redis: Redis | null
  readonly log: Logger
  readonly trustProxy: number
  /** Requests a minute that one address may send to what is open. */
  readonly openRateLimit: number
  readonly logAddress: LoggedAddress
  /** Counts every request. */
  readonly measure: RequestHandler
  readonly status: () => Promise<Status>
  readonly stopping: Pick<Stopping, 'hasBegun'>
}

/** The whole HTTP surface, without listening: tests and `main.ts` do that. */
export function createApp(parts: AppParts): RequestListener {
  const { endpoints, fileEndpoints, following, answering, downloads, ring, redis, log, trustProxy, logAddress } = parts
  const app = express()
  app.set('query parser', parseQuery).set('etag', false).set('trust proxy', trustProxy)
  // An address that is not exactly a route is none: a proxy's rule for `/v1/` must not be passed by `/V1/`.
  app.set('case sensitive routing', true).set('strict routing', true)
  const limit = limitByKey(redis)
  app.use(helmet(), passRefusal)
  // First of all, so that what is malformed counts for its key too.
  app.use('/v1', authenticate(ring, limitFailures({ redis, trustProxy })), limit)
  app.use(unlessKeyed(limitOpen(parts.openRateLimit, { redis, trustProxy })))
  app.use(refuseMalformed)

  const healthz: RequestHandler = (_req, res) => {
    res.json({ status: 'ok' })
  }
  app.route('/healthz').get(healthz).all(refuseOtherMethods)
  app
    .route('/readyz')
    .get(readiness({ following, ring, redis, stopping: parts.stopping }))
    .all(refuseOtherMethods)

  app.route('/status').get(status(parts.status)).all(refuseOtherMethods)
  app.route('/openapi.json').get(openApi()).all(refuseOtherMethods)
  app.use(docs({ endpoints, following }))

  for (const endpoint of endpoints) {
    app
      .route(buildRoutePath(endpoint))
      .all(announceDeprecations(endpoint))
      .get(serveEndpoint(endpoint, following, answering))
      .all(refuseOtherMethods)
  }
  for (const endpoint of fileEndpoints) {
    app
      .route(buildRoutePath(endpoint))
      .all(announceDeprecations(endpoint))
      .get(serveFile(endpoint, following, downloads))
      .all(refuseOtherMethods)
  }
  app.use(refuseUnknownPath).use(waitPage).use(handleErrors(log))
  const { recentAnswers, cache } = answering
  const stages = [stripOrigin, setRequestId, logRequests({ log, logAddress, trustProxy }), parts.measure]
  return withFastPath({ recentAnswers, cache, following, ring, stages, limit }, app)
}

/** Supervisors ask these, and must be answered however busy their address is. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

function unlessKeyed(limit: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (res.locals['key'] !== undefined || PROBES.has(req.path)) next()
    else void limit(req, res, next)
  }
}

/**
 * A repeated parameter becomes a list and is refused, and `a[b]=c` makes no object. All of them are read: there are few
 * enough by now, and what is not read would be ignored.
 */
function parseQuery(text: string): object {
  return parse(text, '&', '=', { maxKeys: 0 })
}

/** The front found no reason to answer, but one not to. */
const passRefusal: RequestHandler = (_req, res, next) => {
  next(res.locals['refused'])
}

/** The path as Express writes it. */
function buildRoutePath({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** A request may name its whole address, as to a proxy: what stands before the path is not ours to look at, nor to log. */
const stripOrigin: RequestHandler = (req, _res, next) => {
  if (!req.url.startsWith('/')) req.url = req.url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
  next()
}

const setRequestId: RequestHandler = (req, res, next) => {
  const own = String(req.headers['x-request-id'] ?? '')
  // It is logged, so it must not be a key.
  const fit = /^[A-Za-z0-9._-]{1,128}$/.test(own) && !holdsKey(own)
  res.setHeader('X-Request-Id', fit ? own : randomUUID())
  next()
}
