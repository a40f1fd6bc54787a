import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Endpoint } from '../schemas/core/endpoint.ts'
import { answer, type ServerVersion } from './answer.ts'
import { authenticate, type KeyRing } from './authenticate.ts'
import { docs } from './docs/docs.ts'
import { type Following, noSnapshot } from './follow.ts'
import { noRoute, onlyReads, problem } from './problem.ts'
import { limitByKey, limitFailures } from './rate-limit.ts'
import { logRequests } from './request-log.ts'

export interface AppParts extends ServerVersion {
  readonly endpoints: readonly Endpoint[]
  readonly following: Following
  readonly ring: KeyRing
  readonly log: Logger
  readonly trustProxy: number
}

/** The whole HTTP surface, without listening: tests and `main.ts` do that. */
export function createApp({ endpoints, following, ring, log, trustProxy, version }: AppParts): Express {
  const app = express()
  // Simple: a repeated parameter becomes a list and is refused, and `a[b]=c` makes no object.
  app.set('query parser', 'simple').set('etag', false).set('trust proxy', trustProxy)
  app.use(requestId, logRequests(log), helmet())

  const healthz: RequestHandler = (_req, res) => {
    res.json({ status: 'ok' })
  }
  app.route('/healthz').get(healthz).all(onlyReads)
  const readyz: RequestHandler = (_req, res) => {
    const snapshot = following.current()
    if (snapshot === null) throw noSnapshot()
    res.json({ status: 'ready', snapshot })
  }
  app.route('/readyz').get(readyz).all(onlyReads)

  app.use(docs({ endpoints, following }))

  app.use('/v1', authenticate(ring, limitFailures()), limitByKey())
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app
      .route(path)
      .get(answer(endpoint, following, { version }))
      .all(onlyReads)
  }
  return app.use(noRoute).use(problem(log))
}

const requestId: RequestHandler = (req, res, next) => {
  const own = req.get('x-request-id') ?? ''
  res.set('X-Request-Id', /^[A-Za-z0-9._-]{1,128}$/.test(own) ? own : randomUUID())
  next()
}
