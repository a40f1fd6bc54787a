import type { RequestHandler } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { createEndpointFinder } from '../keys/find-endpoint.ts'
import { listDatasetsShown } from '../keys/scopes.ts'
import { createDataTerms } from '../keys/data-terms.ts'

/** Sites whose pages may read answers: all of them, where the data are open, or some. */
export type Origins = '*' | ReadonlySet<string>

const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]+\])(?::\d{1,5})?$/

/** Reads the setting `PUBLIC_ORIGINS`: `off`, `*`, or origins of sites. Throws a sentence for a text that is none. */
export function readOriginsSetting(text: string): Origins {
  if (text === 'off') return new Set()
  if (text === '*') return text
  const origins = text.split(',').map((each) => each.trim())
  const wrong = origins.find((each) => !ORIGIN.test(each))
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is no origin: write off, *, or origins such as https://example.org,http://localhost:3000`,
    )
  return new Set(origins)
}

const ALLOWED_HEADERS = [
  'x-api-key',
  'authorization',
  'content-type',
  'accept',
  'accept-language',
  'if-none-match',
  'if-range',
  'range',
  'traceparent',
  'idempotency-key',
  'x-request-id',
].join(', ')
const ALLOWED_METHODS = 'GET, HEAD, POST'
/** Seconds for which a browser keeps the answer to its question. */
const ASKED_EVERY = '7200'

/** Paths that need no key and show no rows of a snapshot. */
const OPEN_PATH =
  /^\/(?:openapi(?:\.pt)?\.json|llms(?:-full)?\.txt|openbb\/(?:widgets|apps)\.json|schemas\/[^/]+\.json|data\/[^/]+|\.well-known\/[^/]+|docs\/[^/]+\.atom|feeds\/(?:datasets\/)?[^/]+\.atom|status\.atom)$/

interface CrossOrigin {
  /** Lets the page that asks read the answer, if its site may. */
  readonly allow: RequestHandler
  /** Answers the preflight of a request with a key; `count` counts it for its address. */
  answerPreflight(count: RequestHandler): RequestHandler
}

type SharedEndpoint = Pick<Endpoint, 'path' | 'dataset' | 'extraScopes' | 'narrowed' | 'shows'>

/**
 * Lets pages of other sites read answers (CORS). Sites that the operator names may read whatever their key or their
 * visitor gets. With `*` every site may read open data, and no dataset with restricted terms: an operator's word does
 * not let all sites of the web hand those on.
 */
export function createCrossOrigin(origins: Origins, endpoints: readonly SharedEndpoint[]): CrossOrigin {
  const terms = createDataTerms(new Set())
  const find = createEndpointFinder(endpoints)
  const isOpen = (address: string) => {
    if (OPEN_PATH.test(address.replace(/\?.*$/s, ''))) return true
    const found = find(address)
    return found !== null && terms.mayShow(listDatasetsShown(found.endpoint, found.parameters))
  }
  /** Sets the headers by which a browser lets a page read the answer; says whether it may. */
  const allow = ({ url = '', headers }: IncomingMessage, res: ServerResponse): boolean => {
    if (origins === '*') {
      if (!isOpen(url)) return false
      // All sites get the same, so that a cache between can give the answer to all.
      setAllowed(res, '*')
      return true
    }
    if (origins.size === 0 || !(url.startsWith('/v1/') || OPEN_PATH.test(url.replace(/\?.*$/s, '')))) return false
    res.setHeader('Vary', 'Origin')
    const { origin } = headers
    if (origin === undefined || !origins.has(origin)) return false
    setAllowed(res, origin)
    return true
  }
  return {
    allow: (req, res, next) => {
      allow(req, res)
      next()
    },
    answerPreflight: (count) => (req, res, next) => {
      if (!isPreflight(req) || !allow(req, res)) {
        next()
        return
      }
      void count(req, res, (limited?: unknown) => {
        if (limited !== undefined) {
          next(limited)
          return
        }
        res.vary('Access-Control-Request-Method, Access-Control-Request-Headers')
        res.set({
          'Access-Control-Allow-Methods': ALLOWED_METHODS,
          'Access-Control-Allow-Headers': ALLOWED_HEADERS,
          'Access-Control-Max-Age': ASKED_EVERY,
        })
        res.status(204).end()
      })
    },
  }
}

function setAllowed(res: ServerResponse, origin: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin)
  // No page sends cookies here, so the star stands for every header.
  res.setHeader('Access-Control-Expose-Headers', '*')
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined
}
