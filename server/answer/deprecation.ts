import type { RequestHandler } from 'express'
import { type Deprecated, findDeprecations } from '../../schemas/api/deprecation.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { FileEndpoint } from '../../schemas/api/file-endpoint.ts'

/** Where what is deprecated is announced. */
const ANNOUNCED = '</docs/changelog>; rel="deprecation"; type="text/html"'

/**
 * Says in every answer that rests on something deprecated since when and until when: for the endpoint and a field of its
 * answer always, for a parameter when it is used. Of several the first to be announced and the first to go count.
 */
export function announceDeprecations(endpoint: Endpoint | FileEndpoint): RequestHandler {
  const declared = findDeprecations(endpoint)
  return (req, res, next) => {
    const used = declared.filter(({ kind, name }) => kind !== 'parameter' || Object.hasOwn(req.query, name))
    const [since, sunset] = [first(used, 'since'), first(used, 'sunset')]
    if (since !== undefined && sunset !== undefined) {
      res
        .set({ Deprecation: `@${String(since.getTime() / 1000)}`, Sunset: sunset.toUTCString() })
        .append('Link', ANNOUNCED)
    }
    next()
  }
}

/** The earliest of these days, at its beginning in UTC. */
function first(of: readonly Deprecated[], name: 'since' | 'sunset'): Date | undefined {
  const [earliest] = of.map((each) => each[name]).sort()
  return earliest === undefined ? undefined : new Date(`${earliest}T00:00:00Z`)
}
