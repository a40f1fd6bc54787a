import type { RequestHandler } from 'express'
import { type AugmentedRequest, rateLimit } from 'express-rate-limit'
import { readRequestKey } from '../keys/authenticate.ts'
import type { Edge } from '../keys/edge-proxy.ts'
import { readVisitor } from './visitors.ts'
import type { Redis } from '../system/redis.ts'
import { readClientAddress, toCountedAddress } from './client-address.ts'
import { type CountedRequest, type KeyLimit, setHeaders } from './key-limit.ts'
import { encodeCounterKey, createRateLimitStore } from './rate-limit-store.ts'
import { WINDOW_MS } from './sliding-window.ts'
import { ApiError } from '../../schemas/api/error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { limitMessages } from './limit-messages.ts'

/** Requests without a valid key that one address may send in a minute; the next one is refused. */
const FAILED_PER_ADDRESS = 300

/** Counts the requests of each key and says in every answer how many are left, unless a proxy has done so. */
export function limitByKey(limit: KeyLimit, edge: Edge): RequestHandler {
  return (req, res, next) => {
    const visitor = readVisitor(res)
    if (visitor === null && edge.sent(req)) {
      next()
      return
    }
    const decide = ({ headers, refused }: CountedRequest) => {
      setHeaders(res, headers)
      next(refused ?? undefined)
    }
    const counted = visitor?.count() ?? limit.count(readRequestKey(res))
    if (counted instanceof Promise) counted.then(decide, next)
    else decide(counted)
  }
}

export interface AddressLimitParts {
  readonly redis: Redis | null
  /** How many proxies in front of the server it trusts to name a client's address. */
  readonly trustProxy: number
}

/** Counts requests without a valid key by address. Run it on those only, so that valid keys never wait. */
export function limitFailures(parts: AddressLimitParts): RequestHandler {
  return limitByAddress('failures', FAILED_PER_ADDRESS, limitMessages.tooManyFailures, parts)
}

/** Counts the pages of the explorer, or its suggestions, by address. */
export function limitExplorer(
  kind: 'explorer' | 'suggest',
  perMinute: number,
  parts: AddressLimitParts,
): RequestHandler {
  return limitByAddress(kind, perMinute, limitMessages.tooManyPages, parts)
}

/** Counts requests for open pages, which need no key, by address. */
export function limitOpen(perMinute: number, parts: AddressLimitParts): RequestHandler {
  return limitByAddress('open', perMinute, limitMessages.tooManyRequests, parts)
}

function limitByAddress(
  kind: string,
  limit: number,
  write: (values: { readonly seconds: string }) => Message,
  { redis, trustProxy }: AddressLimitParts,
): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    keyGenerator: (req) => encodeCounterKey(toCountedAddress(readClientAddress(req, trustProxy)), limit),
    store: createRateLimitStore(kind, { redis }),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (req, res, next) => {
      // With its standard headers off, express-rate-limit does not set this one either.
      const end = (req as AugmentedRequest)['rateLimit']?.resetTime?.getTime() ?? Date.now() + WINDOW_MS
      const wait = String(Math.max(1, Math.ceil((end - Date.now()) / 1000)))
      res.set('Retry-After', wait)
      next(new ApiError('rate_limited', write({ seconds: wait })))
    },
  })
}
