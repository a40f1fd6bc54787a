import type { RequestHandler } from 'express'
import { type AugmentedRequest, rateLimit } from 'express-rate-limit'
import { ApiError } from '../../schemas/core/error.ts'
import { keyOf } from '../keys/authenticate.ts'
import type { Redis } from '../system/redis.ts'
import { addressOf, countedAddress } from './client-address.ts'
import { countedAs, countersOf } from './rate-limit-store.ts'
import { WINDOW_MS } from './sliding-window.ts'

/** Requests without a valid key that one address may send a minute, before it is told to wait. */
const FAILED_PER_ADDRESS = 300

/** Counts the requests of each key and tells what is left in every answer. */
export function limitByKey(redis: Redis | null): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: (_req, res) => keyOf(res).rate_limit,
    keyGenerator: (_req, res) => countedAs(keyOf(res).id, keyOf(res).rate_limit),
    store: countersOf('requests', { redis }),
    standardHeaders: 'draft-8',
    legacyHeaders: true,
    identifier: 'requests',
    handler: (_req, res, next) => {
      const wait = String(res.getHeader('Retry-After'))
      next(new ApiError('rate_limited', `This key has used its requests for now: try again in ${wait} seconds.`))
    },
  })
}

export interface ByAddress {
  readonly redis: Redis | null
  /** How many proxies in front of the server are trusted to tell a client's address. */
  readonly trustProxy: number
}

/** Counts requests that came without a valid key by address; to be run on those alone, so that good keys never wait. */
export function limitFailures(parts: ByAddress): RequestHandler {
  return limitByAddress(
    'failures',
    FAILED_PER_ADDRESS,
    'Too many requests without a valid key from this address',
    parts,
  )
}

/** Counts requests of what is open to everybody by address. */
export function limitOpen(perMinute: number, parts: ByAddress): RequestHandler {
  return limitByAddress('open', perMinute, 'Too many requests from this address', parts)
}

function limitByAddress(kind: string, limit: number, said: string, { redis, trustProxy }: ByAddress): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    keyGenerator: (req) => countedAs(countedAddress(addressOf(req, trustProxy)), limit),
    store: countersOf(kind, { redis }),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res, next) => {
      // Without its other headers express-rate-limit sets this one neither.
      const end = (req as AugmentedRequest)['rateLimit']?.resetTime?.getTime() ?? Date.now() + WINDOW_MS
      const wait = String(Math.max(1, Math.ceil((end - Date.now()) / 1000)))
      res.set('Retry-After', wait)
      next(new ApiError('rate_limited', `${said}: try again in ${wait} seconds.`))
    },
  })
}
