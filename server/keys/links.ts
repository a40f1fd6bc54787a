import type { RequestHandler, Response } from 'express'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import type { DataTerms } from './data-terms.ts'
import { type KeyFinding, refuseElsewhere } from './authenticate.ts'
import { EDGE_HEADER } from './edge-proxy.ts'
import { createEndpointFinder } from './find-endpoint.ts'
import type { KeyCache } from './key-cache.ts'
import { keyMessages } from './key-messages.ts'
import { listDatasetsShown, narrowRequest } from './scopes.ts'

/** A link is this path, its secret, and the rest of an address of the API. */
export const LINKS = '/v1/link'

/** Path of a link, its secret, and what follows; the scheme and host that a client may send are before it. */
const LINK = /^(?:[Hh][Tt]{2}[Pp][Ss]?:\/\/[^/?#]*)?\/v1\/link(?=[/?#]|$)(?:\/([^/?#]*))?(.*)$/s
const READ_METHODS: readonly (string | undefined)[] = ['GET', 'HEAD']

const tokens = new WeakMap<IncomingMessage, string>()

/**
 * Takes the secret of a link out of the address of a request before anything reads it: so no log, metric or error has it.
 * What a proxy keeps for all keys is not for links, so a proxy's word does not count here.
 */
export function withLinks(next: RequestListener): RequestListener {
  return (req, res) => {
    const found = LINK.exec(req.url ?? '')
    if (found !== null) {
      const [, token = '', rest = ''] = found
      tokens.set(req, token)
      req.url = `/v1${rest}`
      Reflect.deleteProperty(req.headers, EDGE_HEADER)
    }
    next(req, res)
  }
}

/** Reads the secret of the link that a request came by; null if it came by none. */
export function readLinkToken(req: IncomingMessage): string | null {
  return tokens.get(req) ?? null
}

/** Reads the id of the valid link that a request came by; null if it came by none. */
export function readLink({ locals }: Pick<Response, 'locals'>): string | null {
  return (locals as { readonly link?: string }).link ?? null
}

/**
 * Lets a request with a valid link pass as one with its key. Any other link goes through `onFailure`, and a request
 * without a link to `keyed`.
 */
export function authenticateLink(
  { keyCache, readAddress }: KeyFinding<Pick<KeyCache, 'findLink' | 'findElsewhere'>>,
  onFailure: RequestHandler,
  keyed: RequestHandler,
): RequestHandler {
  return (req, res, next) => {
    const token = readLinkToken(req)
    if (token === null) {
      void keyed(req, res, next)
      return
    }
    const address = readAddress(req)
    const link = keyCache.findLink(token, address)
    if (link === null) {
      const elsewhere = refuseElsewhere(keyCache, token, { address, res })
      void onFailure(req, res, (limited?: unknown) => {
        next(limited ?? elsewhere ?? new ApiError('not_authorized', keyMessages.unknownLink))
      })
      return
    }
    Object.assign(res.locals, { key: link.key, link: link.id })
    next()
  }
}

/** Nothing between server and reader may keep what a link answers, not even an error. */
export const NEVER_KEPT = 'no-store'

/** Lets a link read only what everybody may see, because whoever sees its address in a sheet can use it. */
export function guardLinks(endpoints: readonly Endpoint[], terms: DataTerms): RequestHandler {
  const find = createEndpointFinder(endpoints)
  return (req, res, next) => {
    if (readLink(res) === null) {
      next()
      return
    }
    if (!READ_METHODS.includes(req.method)) {
      res.set('Allow', READ_METHODS.join(', '))
      next(new ApiError('method_not_allowed', errorMessages.wrongMethod({ method: req.method })))
      return
    }
    const found = find(req.originalUrl)
    if (found === null) {
      next(new ApiError('forbidden', keyMessages.linkReadsRows, { reason: 'not_by_link' }))
      return
    }
    const maySee = (id: string) => terms.mayShow([id])
    const asked = { ...found.parameters, ...narrowRequest(found.endpoint, found.parameters, maySee) }
    const shown = [...new Set(listDatasetsShown(found.endpoint, asked))].filter((id) => !maySee(id))
    if (shown.length === 0) next()
    else {
      const data = { reason: 'needs_key', datasets: shown }
      next(new ApiError('not_authorized', keyMessages.linkIsShown({ datasets: shown.join(', ') }), data))
    }
  }
}
