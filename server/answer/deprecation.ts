import type { RequestHandler } from 'express'
import { type Deprecated, findDeprecations } from '../../schemas/api/deprecation.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { FileEndpoint } from '../../schemas/api/file-endpoint.ts'

const ANNOUNCEMENT = '</docs/changelog>; rel="deprecation"; type="text/html"'

/**
 * Adds `Deprecation` and `Sunset` to every answer that uses something deprecated: always for the endpoint and for a field
 * of its answer, and for a parameter when the request sends it. If several apply, the earliest dates count.
 */
export function announceDeprecations(endpoint: Endpoint | FileEndpoint): RequestHandler {
  const declared = findDeprecations(endpoint)
  return (req, res, next) => {
    const used = declared.filter(({ kind, name }) => kind !== 'parameter' || Object.hasOwn(req.query, name))
    const [since, sunset] = [findEarliest(used, 'since'), findEarliest(used, 'sunset')]
    if (since !== undefined && sunset !== undefined) {
      res
        .set({ Deprecation: `@${String(since.getTime() / 1000)}`, Sunset: sunset.toUTCString() })
        .append('Link', ANNOUNCEMENT)
    }
    next()
  }
}

/** Finds the earliest of these days, at its beginning in UTC. */
function findEarliest(used: readonly Deprecated[], name: 'since' | 'sunset'): Date | undefined {
  const [earliest] = used.map((each) => each[name]).sort()
  return earliest === undefined ? undefined : new Date(`${earliest}T00:00:00Z`)
}
