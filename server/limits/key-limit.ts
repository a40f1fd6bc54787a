import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { ApiError } from '../../schemas/api/error.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import type { Key } from '../keys/key.ts'
import type { Redis } from '../system/redis.ts'
import { createRequestCounter } from './rate-limit-store.ts'
import { type RateDecision, WINDOW_MS } from './sliding-window.ts'
import { limitMessages } from './limit-messages.ts'

/** A request that was counted for its key. */
export interface CountedRequest {
  /** Names and values in turn; they say how many requests are left. */
  readonly headers: readonly string[]
  /** Null if the request passes. */
  readonly refused: ApiError | null
}

/** Counts the requests of each key. In Redis that takes a moment, in memory none. */
export interface KeyLimit {
  count(key: Key): CountedRequest | Promise<CountedRequest>
}

/** Requests that are counted together, and the error of one that is refused. */
interface Counted {
  readonly kind: string
  readonly tooMany: (values: { readonly seconds: string }) => Message
}

const OF_KEYS: Counted = { kind: 'requests', tooMany: limitMessages.keyIsOverLimit }

/** Creates the limit of the keys. It is no middleware, because the fast path counts requests that Express never sees. */
export function createKeyLimit(redis: Redis | null, { kind, tooMany }: Counted = OF_KEYS): KeyLimit {
  const counter = createRequestCounter(kind, { redis })
  const policies = new WeakMap<Key, string>()
  const findPolicy = (key: Key): string => {
    const known = policies.get(key)
    if (known !== undefined) return known
    const policy = writePolicy(key)
    policies.set(key, policy)
    return policy
  }
  return {
    count: (key) => {
      const decision = counter.decide(key.id, key.rate_limit)
      return decision instanceof Promise
        ? decision.then((decided) => describeCount(key.rate_limit, findPolicy(key), decided, tooMany))
        : describeCount(key.rate_limit, findPolicy(key), decision, tooMany)
    },
  }
}

/**
 * Writes `RateLimit-Policy` as the draft for these headers says (draft-ietf-httpapi-ratelimit-headers-08). Its partition
 * key tells counters apart and identifies nobody.
 */
function writePolicy({ id, rate_limit: limit }: Key): string {
  const partition = createHash('sha256')
    .update(`${String(limit)} ${id}`)
    .digest('hex')
    .slice(0, 12)
  const name = Buffer.from(partition).toString('base64')
  return `"requests"; q=${String(limit)}; w=${String(WINDOW_MS / 1000)}; pk=:${name}:`
}

function describeCount(
  limit: number,
  policy: string,
  { passes, used, waitMs }: RateDecision,
  tooMany: Counted['tooMany'],
): CountedRequest {
  const left = String(passes ? Math.max(limit - used, 0) : 0)
  const wait = Math.ceil(waitMs)
  const seconds = String(Math.ceil(wait / 1000))
  const headers = [
    'X-RateLimit-Limit',
    String(limit),
    'X-RateLimit-Remaining',
    left,
    'X-RateLimit-Reset',
    String(Math.ceil((Date.now() + wait) / 1000)),
    'RateLimit',
    `"requests"; r=${left}; t=${seconds}`,
    'RateLimit-Policy',
    policy,
  ]
  if (passes) return { headers, refused: null }
  headers.push('Retry-After', seconds)
  return { headers, refused: new ApiError('rate_limited', tooMany({ seconds })) }
}

/** In these headers an answer says how many requests are left. */
export const RATE_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
] as const

/** Sets headers that are given as names and values in turn. */
export function setHeaders(res: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}
