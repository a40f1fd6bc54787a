import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { Key } from '../keys/key.ts'
import { hasScope, narrowRequest, requireScopes } from '../keys/scopes.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { toInternalRequest } from './internal-request.ts'
import { createRememberingParser } from './parse-request.ts'
import { type AnswerParts, createAnswerMaker, findEtag } from './serve-endpoint.ts'

/** A request that comes with a key, but not over HTTP. */
export interface InProcessRequest {
  readonly parameters: Readonly<Record<string, string>>
  readonly key: Key
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal
}

/** An answer with the bytes that a request for JSON gets over HTTP. */
export interface InProcessAnswer {
  /** Address of the same answer over HTTP. */
  readonly address: string
  readonly snapshot: string
  readonly headers: Readonly<Record<string, string>>
  readonly json: string
}

/**
 * Answers an endpoint in the process as `serveEndpoint` does over HTTP: with the same checks of parameters and scopes,
 * limits, lanes and cache. The rate limit is counted by the caller.
 */
export function createInProcessAnswer(
  endpoint: Endpoint,
  following: SnapshotFollower,
  parts: AnswerParts,
): (request: InProcessRequest) => Promise<InProcessAnswer> {
  const { version, cache, concurrencyLimit } = parts
  const parse = createRememberingParser(endpoint, parts.remembered)
  const make = createAnswerMaker(endpoint, parts)
  return async ({ parameters: sent, key, gone }) => {
    const parameters = { ...sent, ...narrowRequest(endpoint, sent, (dataset) => hasScope(key, dataset)) }
    requireScopes(key, endpoint, parameters)
    const asked = toInternalRequest(endpoint, parameters, 'application/json')
    const { originalUrl: address } = asked
    const request = parse(asked)
    return following.at(request.selector, async (chosen) => {
      const etag = findEtag(endpoint, request, { snapshot: chosen.id, version, encoding: 'identity' })
      const cached = cache.get(etag)
      const leave = cached === undefined ? concurrencyLimit.enter(key.id, request.cost) : null
      try {
        const answer = cached ?? (await cache.make(etag, { key: key.id, gone }, make(request, 'identity', chosen)))
        const { headers = {}, bytes } = answer
        return { address, snapshot: chosen.id, headers, json: await collectText(bytes) }
      } finally {
        leave?.()
      }
    })
  }
}

async function collectText(bytes: Buffer | AsyncIterable<Uint8Array>): Promise<string> {
  if (Buffer.isBuffer(bytes)) return bytes.toString('utf8')
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
