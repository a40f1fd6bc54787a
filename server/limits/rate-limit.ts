import { type AugmentedRequest, ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { RequestHandler } from 'express'
import { ApiError } from '../../schemas/core/error.ts'
import { keyOf } from '../keys/authenticate.ts'
import { countersOf, WINDOW_MS } from './counters.ts'
import type { Redis } from '../redis.ts'

/** Requests without a valid key that one address may send a minute, before it is told to wait. */
const FAILED_PER_ADDRESS = 300

/** Counts the requests of each key and tells what is left in every answer. */
export function limitByKey(redis: Redis | null): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: (_req, res) => keyOf(res).rate_limit,
    keyGenerator: (_req, res) => keyOf(res).id,
    store: countersOf('requests', redis),
    standardHeaders: 'draft-8',
    legacyHeaders: true,
    identifier: 'requests',
    handler: (_req, res, next) => {
      const wait = String(res.getHeader('Retry-After'))
      next(new ApiError('rate_limited', `This key has used its requests for now: try again in ${wait} seconds.`))
    },
  })
}

/** Counts requests that came without a valid key by address; to be run on those alone, so that good keys never wait. */
export function limitFailures(redis: Redis | null): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: FAILED_PER_ADDRESS,
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    store: countersOf('failures', redis),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res, next) => {
      // Without its other headers express-rate-limit sets this one neither.
      const end = (req as AugmentedRequest)['rateLimit']?.resetTime?.getTime() ?? Date.now() + WINDOW_MS
      const wait = String(Math.max(1, Math.ceil((end - Date.now()) / 1000)))
      res.set('Retry-After', wait)
      const message = `Too many requests without a valid key from this address: try again in ${wait} seconds.`
      next(new ApiError('rate_limited', message))
    },
  })
}
