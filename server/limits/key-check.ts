import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { createEndpointFinder } from '../keys/find-endpoint.ts'
import type { CountedRequest, KeyLimit } from './key-limit.ts'
import { findRequestKey, type ReadAddress } from '../keys/authenticate.ts'
import type { Edge } from '../keys/edge-proxy.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { hasScope, listScopes } from '../keys/scopes.ts'

/** Here the proxy asks whether the key of a request may have its answer. Nobody else gets an answer. */
const KEY_CHECK_PATH = '/v1/key-check'
/** In this header the proxy names the path and query of that request. */
const ASKED_HEADER = 'x-original-uri'

interface KeyCheckParts {
  readonly edge: Edge
  readonly keyCache: KeyCache
  readonly readAddress: ReadAddress
  readonly limit: KeyLimit
  readonly endpoints: readonly Endpoint[]
}

/**
 * Answers the questions of the proxy: 204, with the headers that say how many requests are left, if the key may have the
 * answer, and the request is counted for it then; else 403, and the proxy sends the request to a server, which says
 * what is wrong. All other requests go on to `next`.
 */
export function withKeyCheck(
  { edge, limit, endpoints, ...finding }: KeyCheckParts,
  next: RequestListener,
): RequestListener {
  const findScopes = createScopeFinder(endpoints)
  const count = async (req: IncomingMessage): Promise<CountedRequest | null> => {
    const asked = req.headers[ASKED_HEADER]
    const scopes = typeof asked === 'string' ? findScopes(asked) : null
    const key = scopes === null ? null : findRequestKey(finding, req)
    if (scopes === null || key === null || !scopes.every((scope) => hasScope(key, scope))) return null
    return limit.count(key)
  }
  return (req, res) => {
    if (req.url !== KEY_CHECK_PATH || !edge.sent(req)) {
      next(req, res)
      return
    }
    count(req).then(
      (counted) => {
        answer(res, counted)
      },
      (error: unknown) => {
        // If keys cannot be checked, the request itself gets that error.
        if (!(error instanceof ApiError)) res.destroy(error instanceof Error ? error : undefined)
        else answer(res, null)
      },
    )
  }
}

function answer(res: ServerResponse, counted: CountedRequest | null): void {
  const mayHave = counted !== null && counted.refused === null
  res.writeHead(mayHave ? 204 : 403, mayHave ? [...counted.headers] : [])
  res.end()
}

/** Finds the scopes that a request needs by its path and query; null if no endpoint has that path. */
function createScopeFinder(endpoints: readonly Endpoint[]): (asked: string) => readonly string[] | null {
  const find = createEndpointFinder(endpoints)
  return (asked) => {
    const found = find(asked)
    return found === null ? null : listScopes(found.endpoint, found.parameters)
  }
}
