import type { Response } from 'express'
import type { IncomingMessage } from 'node:http'
import type { Cost } from '../../schemas/api/cost.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { createEndpointFinder } from '../keys/find-endpoint.ts'
import type { Key } from '../keys/key.ts'
import { keyMessages } from '../keys/key-messages.ts'
import { listDatasetsShown } from '../keys/scopes.ts'
import { readClientAddress, toCountedAddress } from './client-address.ts'
import { type ConcurrencyLimit, createConcurrencyLimit, overloadedError } from './concurrency-limit.ts'
import { type CountedRequest, createKeyLimit } from './key-limit.ts'
import { limitMessages } from './limit-messages.ts'
import type { Redis } from '../system/redis.ts'

/** Somebody who asks a server that answers some datasets to everybody, and sends no key. */
export interface KeylessVisitor {
  /** All visitors share this key. It has no scope: they get only what `requireOpen` lets pass. */
  readonly key: Key
  /** Says whether a dataset is open to everybody. */
  maySee(dataset: string): boolean
  /** Refuses what shows another dataset than those that are open to everybody. */
  requireOpen(endpoint: Endpoint, parameters: Readonly<Record<string, unknown>>): void
  count(): CountedRequest | Promise<CountedRequest>
  /** Takes a place of its address and one of all visitors, and returns the function that gives both back. */
  enter(cost: Cost): () => void
}

/** Requests of one address that may be under way at once, and heavy ones among them. A browser asks for six. */
const ADDRESS_AT_ONCE = 8
const ADDRESS_HEAVY_AT_ONCE = 2

/** All visitors are one client with this id: beside a client with a key they never have more than its share. */
const VISITORS = 'public'
const READ_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])

export interface VisitorParts {
  readonly redis: Redis | null
  /** How many proxies in front of the server it trusts to name a client's address. */
  readonly trustProxy: number
  /** Datasets that are open to everybody; with none of them everybody needs a key. */
  readonly open: ReadonlySet<string>
  /** Requests that one address may send in a minute. */
  readonly perMinute: number
  readonly endpoints: readonly Endpoint[]
  /** Shared with the requests of keys. */
  readonly concurrencyLimit: ConcurrencyLimit
  /** Requests that all visitors may have under way at once. */
  readonly atOnce: number
}

/** Creates the function that admits requests without a key: reads of an endpoint at its exact path, if a dataset is open. */
export function createVisitors(parts: VisitorParts): (req: IncomingMessage, asked: string) => KeylessVisitor | null {
  const { open, perMinute, endpoints, redis, trustProxy, concurrencyLimit, atOnce } = parts
  const find = createEndpointFinder(endpoints)
  const key = makeKey(perMinute)
  const limit = createKeyLimit(redis, { kind: 'public', tooMany: limitMessages.tooManyWithoutKey })
  const places = createConcurrencyLimit(
    { all: atOnce, key: ADDRESS_AT_ONCE, heavyOfKey: ADDRESS_HEAVY_AT_ONCE },
    undefined,
    limitMessages.tooManyOfAddress,
  )
  const requireOpen: KeylessVisitor['requireOpen'] = (endpoint, parameters) => {
    const closed = listDatasetsShown(endpoint, parameters).filter((id) => !open.has(id))
    if (closed.length === 0) return
    const datasets = [...new Set(closed)]
    const message = keyMessages.notOpen({ datasets: datasets.join(', '), open: [...open].join(', ') })
    const messages =
      'kind' in endpoint.input.shape && endpoint.dataset === null ? [message, keyMessages.searchKinds] : [message]
    throw new ApiError('not_authorized', messages, { reason: 'needs_key', datasets, open: [...open] })
  }
  return (req, asked) => {
    if (open.size === 0 || !READ_METHODS.has(req.method) || find(asked) === null) return null
    const address = toCountedAddress(readClientAddress(req, trustProxy))
    return {
      key,
      maySee: (dataset) => open.has(dataset),
      requireOpen,
      count: () => limit.count({ ...key, id: address }),
      enter: (cost) => enterBoth(cost, { address, places, concurrencyLimit }),
    }
  }
}

function enterBoth(
  cost: Cost,
  of: { readonly address: string; readonly places: ConcurrencyLimit; readonly concurrencyLimit: ConcurrencyLimit },
): () => void {
  const leaveOwn = of.places.enter(of.address, cost)
  try {
    const leaveAll = of.concurrencyLimit.enter(VISITORS, cost)
    return () => {
      leaveAll()
      leaveOwn()
    }
  } catch (error) {
    leaveOwn()
    // All places of visitors are full, which is not the doing of this one.
    throw error instanceof ApiError ? overloadedError() : error
  }
}

function makeKey(perMinute: number): Key {
  return {
    id: VISITORS,
    customer: VISITORS,
    name: VISITORS,
    sha256: '',
    scopes: [],
    rate_limit: perMinute,
    created_at: '',
    expires_at: null,
    revoked_at: null,
    replaced_by: null,
  }
}

/** Reads the visitor that `authenticate` noted; null where the request came with a key. */
export function readVisitor(res: Response): KeylessVisitor | null {
  return (res.locals as { readonly visitor?: KeylessVisitor }).visitor ?? null
}
