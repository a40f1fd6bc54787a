import express, { type Express, type RequestHandler } from 'express'
import type { RequestListener } from 'node:http'
import type { FileEndpoint } from '../schemas/api/file-endpoint.ts'
import { KEY_USE_ROUTE } from '../schemas/service/key-use/key-use.ts'
import { STATUS_FEED } from '../schemas/service/openapi/open-routes.ts'
import type { Endpoint } from '../schemas/api/endpoint.ts'
import type { Status } from '../schemas/service/status/status.ts'
import { readPostedParameters } from './answer/posted-parameters.ts'
import { serveEndpoint } from './answer/serve-endpoint.ts'
import { authenticate, type KeyFinding } from './keys/authenticate.ts'
import { authenticateLink, guardLinks, withLinks } from './keys/links.ts'
import { serveFile } from './answer/serve-file.ts'
import { announceDeprecations } from './answer/deprecation.ts'
import { LANGUAGES } from '../schemas/core/language.ts'
import { createDocs, leadToDocs } from './pages/docs/docs.tsx'
import { addressIn } from './pages/kit/navigation.tsx'
import { isAsset } from './pages/kit/assets.ts'
import { serveStatus, serveStatusFeed } from './pages/status/serve-status.ts'
import { showTooManyRequests } from './pages/docs/too-many-requests-page.tsx'
import { withFastPath } from './answer/fast-path.ts'
import { createPlainRequests } from './answer/plain-request.ts'
import type { UseCounter } from './key-use/count-uses.ts'
import { noteUse, type UseObserver } from './observability/note-key-use.ts'
import { serveKeyUse } from './key-use/serve-key-use.ts'
import type { KeyCache } from './keys/key-cache.ts'
import { createAddressReader } from './limits/client-address.ts'
import { withKeyCheck } from './limits/key-check.ts'
import { createCrossOrigin, type Origins } from './http/cross-origin.ts'
import { parseQuery } from './http/parse-query.ts'
import { createVisitors } from './limits/visitors.ts'
import { refuseMalformed } from './http/malformed-requests.ts'
import { passTrace } from './http/trace.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { serveOpenApi } from './http/openapi-document.ts'
import { noteRequestId, sendRequestId } from './http/request-id.ts'
import { refuseUnknownPath, refuseOtherMethods, handleErrors } from './http/error-response.ts'
import { createKeyLimit, type KeyLimit } from './limits/key-limit.ts'
import { paceRefusals } from './limits/refusal-turns.ts'
import { limitByKey, limitFailures, limitOpen } from './limits/rate-limit.ts'
import { readPublicKeys } from './publication/published-snapshot.ts'
import { readiness, type ReadinessRules } from './observability/readiness.ts'
import type { Replica } from './replica/replica.ts'
import type { Traces } from './observability/traces.ts'
import { logRequests, type LoggedAddress } from './observability/request-log.ts'
import { OPTIONAL_ROOMS, type RoomParts } from './optional-rooms.ts'
import { DATABASE_PATH } from './database-file/serve-database.ts'
import { useProtocolErrors } from './sharing/error-shape.ts'
import { SHARING } from './sharing/serve-sharing.ts'
import { authenticateAddress } from './sharing/serve-shared-file.ts'
import { SHARED_FILES } from './sharing/signed-address.ts'
import type { ShutdownState } from './system/shutdown.ts'
import { withWidgets } from './widgets/serve-widgets.ts'

export interface AppParts extends Omit<RoomParts, 'countOpen'> {
  readonly fileEndpoints: readonly FileEndpoint[]
  readonly keyCache: KeyCache
  readonly replica: Pick<Replica, 'trouble'> | null
  /** Requests a minute of one address to the paths that need no key. */
  readonly openRateLimit: number
  readonly logAddress: LoggedAddress
  /** Access without a key: the open datasets, and the sites whose pages may read answers. */
  readonly open: {
    readonly datasets: ReadonlySet<string>
    readonly perMinute: number
    readonly atOnce: number
    readonly origins: Origins
  }
  /** Counts every request. */
  readonly measure: RequestHandler
  /** Records every request, where a collector is named. */
  readonly traces: Pick<Traces, 'record'>
  /** Counts what keys are used for. */
  readonly uses: UseObserver & Pick<UseCounter, 'read'>
  readonly status: () => Promise<Status>
  readonly stopping: Pick<ShutdownState, 'hasBegun'>
  readonly ready: ReadinessRules
}

/** Builds the whole HTTP surface. It does not listen: the server and the tests do. */
export function createApp(parts: AppParts): RequestListener {
  const { endpoints, following, answering, keyCache, redis, log, trustProxy, logAddress, findBase } = parts
  const app = express()
  app.set('query parser', parseQuery).set('etag', false).set('x-powered-by', false)
  // A path must equal its route exactly: `/V1/` must not slip past a proxy's rule for `/v1/`.
  app.set('case sensitive routing', true).set('strict routing', true)
  const limit = createKeyLimit(redis)
  const countOpen = limitOpen(parts.openRateLimit, { redis, trustProxy })
  const { origins, datasets: open, ...visiting } = parts.open
  const admit = createVisitors({ ...parts, ...visiting, open, concurrencyLimit: answering.concurrencyLimit })
  const crossOrigin = createCrossOrigin(origins, [...endpoints, ...parts.fileEndpoints])
  app.use(passRefusal, sendRequestId, sendSecurityHeaders)
  app.use(crossOrigin.answerPreflight(countOpen))
  checkKeys(app, parts, { limit, admit })
  const hasExplorer = parts.explorer.shown.size > 0
  app.use(unlessKeyed(countOpen, hasExplorer))
  app.use(refuseMalformed)

  addProbes(app, parts)
  for (const language of LANGUAGES) {
    app
      .route(addressIn(language, '/status'))
      .get(serveStatus(parts.status, language, hasExplorer))
      .all(refuseOtherMethods)
  }
  app.route([STATUS_FEED, '/status.atom']).get(serveStatusFeed(parts.status, findBase)).all(refuseOtherMethods)
  app.route('/openapi.pt.json').get(serveOpenApi('pt', findBase)).all(refuseOtherMethods)
  app.use(
    createDocs({
      endpoints,
      following,
      hasExplorer,
      terms: parts.terms,
      findBase,
      readKeys: () => readPublicKeys(parts.lake),
    }),
  )
  for (const createRoom of OPTIONAL_ROOMS) {
    const room = createRoom({ ...parts, countOpen })
    if (room !== null) app.use(room)
  }
  app.route('/').get(leadToDocs).all(refuseOtherMethods)

  app.route(KEY_USE_ROUTE.path).get(serveKeyUse(parts.uses)).all(refuseOtherMethods)
  const served = new Map(endpoints.map((endpoint) => [endpoint, serveEndpoint(endpoint, following, answering)]))
  addEndpoints(app, served, parts)
  app.use(refuseUnknownPath).use(paceRefusals()).use(showTooManyRequests).use(handleErrors(log))
  const { recentAnswers, cache } = answering
  const findPlain = createPlainRequests(served)
  const stages = [
    stripOrigin,
    noteRequestId,
    passTrace,
    parts.traces.record,
    crossOrigin.allow,
    logRequests({ log, logAddress, trustProxy }),
    parts.measure,
    noteUse(parts.uses),
  ]
  const finding = { keyCache, readAddress: createAddressReader(trustProxy) }
  const whole = withFastPath({ recentAnswers, cache, following, ...finding, stages, limit, findPlain }, app)
  return withLinks(withWidgets(endpoints, withKeyCheck({ edge: answering.edge, ...finding, limit, endpoints }, whole)))
}

/** Adds what supervisors and balancers ask. */
function addProbes(app: Express, parts: AppParts): void {
  const { following, keyCache, redis, replica, stopping, ready: rules } = parts
  const healthz: RequestHandler = (_req, res) => {
    res.json({ status: 'ok' })
  }
  app.route('/healthz').get(healthz).all(refuseOtherMethods)
  app.route('/readyz').get(readiness({ following, keyCache, redis, replica, stopping, rules })).all(refuseOtherMethods)
}

function addEndpoints(
  app: Express,
  served: ReadonlyMap<Endpoint, RequestHandler>,
  { fileEndpoints, following, downloads }: AppParts,
): void {
  for (const [endpoint, serve] of served) {
    const route = app.route(buildRoutePath(endpoint)).all(announceDeprecations(endpoint)).get(serve)
    if (endpoint.posted !== undefined) route.post(readPostedParameters(endpoint.posted), serve)
    route.all(refuseOtherMethods)
  }
  for (const endpoint of fileEndpoints) {
    app
      .route(buildRoutePath(endpoint))
      .all(announceDeprecations(endpoint))
      .get(serveFile(endpoint, following, downloads))
      .all(refuseOtherMethods)
  }
}

/** Checks who asks and counts it for its key before all else, so that malformed requests count too. */
function checkKeys(
  app: Express,
  parts: AppParts,
  { limit, admit }: { readonly limit: KeyLimit; readonly admit: ReturnType<typeof createVisitors> },
): void {
  const { keyCache, redis, trustProxy, answering, endpoints, terms } = parts
  const countFailure = limitFailures({ redis, trustProxy })
  const countByKey = limitByKey(limit, answering.edge)
  const finding = { keyCache, readAddress: createAddressReader(trustProxy) }
  const byHeader = authenticate(finding, admit, countFailure)
  const byLink = authenticateLink(finding, countFailure, byHeader)
  app.use(['/v1', '/mcp'], byLink, countByKey, guardLinks(endpoints, terms))
  addTableReaders(app, parts.sharing, finding, { countFailure, countByKey })
}

/** Whole tables need a key, even where the operator opens datasets without one. */
function addTableReaders(
  app: Express,
  sharing: AppParts['sharing'],
  finding: KeyFinding<KeyCache>,
  { countFailure, countByKey }: Readonly<Record<'countFailure' | 'countByKey', RequestHandler>>,
): void {
  if (sharing === null) return
  const keyed = authenticate(finding, () => null, countFailure)
  app.use(DATABASE_PATH, keyed, countByKey)
  app.use(SHARING, useProtocolErrors, keyed, countByKey)
  app.use(SHARED_FILES, useProtocolErrors, authenticateAddress(sharing, finding, countFailure), countByKey)
}

/** Supervisors ask these paths and must get an answer, however many requests come from their address. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** The explorer counts the pages that it makes. Cached pages and the files of pages cost nothing. */
const COUNTED_BY_EXPLORER = /^\/(?:en|pt)(?:$|\/(?!docs(?:\/|$)|status$))/

function unlessKeyed(limit: RequestHandler, hasExplorer: boolean): RequestHandler {
  return (req, res, next) => {
    const isElsewhere = PROBES.has(req.path) || (hasExplorer && COUNTED_BY_EXPLORER.test(req.path))
    if (res.locals['key'] !== undefined || isElsewhere || isAsset(req.path)) next()
    else void limit(req, res, next)
  }
}

/** Passes on the error of a request that the fast path has refused, whose answer has its first headers already. */
const passRefusal: RequestHandler = (_req, res, next) => {
  next(res.locals['refused'])
}

/** Writes a path as Express does: `/{cnpj}` becomes `/:cnpj`. */
function buildRoutePath({ path }: Pick<FileEndpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Removes the scheme and host that a client may send with the path, as if to a proxy: they decide nothing and must not be logged. */
const stripOrigin: RequestHandler = (req, _res, next) => {
  if (!req.url.startsWith('/')) req.url = req.url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
  next()
}
