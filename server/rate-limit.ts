import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { RequestHandler } from 'express'
import { ApiError } from '../schemas/core/error.ts'
import { keyOf } from './authenticate.ts'

const WINDOW_MS = 60_000
/** Requests without a valid key that one address may send a minute, before it is told to wait. */
const FAILED_PER_ADDRESS = 300

/** Counts the requests of each key and tells what is left in every answer. */
export function limitByKey(): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: (_req, res) => keyOf(res).rate_limit,
    keyGenerator: (_req, res) => keyOf(res).id,
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
export function limitFailures(): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: FAILED_PER_ADDRESS,
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? ''),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_req, res, next) => {
      res.set('Retry-After', String(WINDOW_MS / 1000))
      next(new ApiError('rate_limited', 'Too many requests without a valid key from this address: wait a minute.'))
    },
  })
}
