import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Endpoint } from '../schemas/core/endpoint.ts'
import { answer, type Answering } from './answer.ts'
import { authenticate, type KeyRing } from './authenticate.ts'
import { type Following, noSnapshot } from './follow.ts'
import { wellFormed } from './malformed.ts'
import { noRoute, onlyReads, problem } from './problem.ts'
import { limitByKey, limitFailures } from './rate-limit.ts'
import { holdsKey, logRequests } from './request-log.ts'

export interface AppParts {
  readonly endpoints: readonly Endpoint[]
  readonly following: Following
  readonly answering: Answering
  readonly ring: KeyRing
  readonly log: Logger
  readonly trustProxy: number
}

/** The whole HTTP surface, without listening: tests and `main.ts` do that. */
export function createApp({ endpoints, following, answering, ring, log, trustProxy }: AppParts): Express {
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

  app.use('/v1', authenticate(ring, limitFailures()), limitByKey())
  app.use(wellFormed)
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app
      .route(path)
      .get(answer(endpoint, following, answering))
      .all(onlyReads)
  }
  return app.use(noRoute).use(problem(log))
}

const requestId: RequestHandler = (req, res, next) => {
  const own = req.get('x-request-id') ?? ''
  // It is logged, so it must not be a key.
  const fit = /^[A-Za-z0-9._-]{1,128}$/.test(own) && !holdsKey(own)
  res.set('X-Request-Id', fit ? own : randomUUID())
  next()
}
