import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { readTrace } from '../http/trace.ts'
import { readRequestId } from '../http/request-id.ts'
import type { Key } from '../keys/key.ts'
import { redactKeys } from '../keys/redact.ts'
import { readClientAddress, toNetwork } from '../limits/client-address.ts'
import { routeTemplate } from './route-template.ts'

/** A log shows client addresses whole, only their network, or not at all. */
export type LoggedAddress = 'full' | 'network' | 'none'

export interface LogParts {
  readonly log: Logger
  readonly logAddress: LoggedAddress
  /** How many proxies in front of the server it trusts to name a client's address. */
  readonly trustProxy: number
}

/** Facts that other code notes with the response. The fast path writes its headers at once, where nobody can read them. */
interface LoggedLocals {
  readonly key?: Key
  /** A key that was refused because of the address that it came from. */
  readonly refusedKey?: Key
  /** Id of the link that the request came by. */
  readonly link?: string
  readonly snapshot?: string
}

/** Writes one line per request, when its answer is sent or its client is gone. The log has no queries and no keys. */
export function logRequests({ log, logAddress, trustProxy }: LogParts): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    // A closed connection has no address any more, so it is read now.
    const address = formatAddress(readClientAddress(req, trustProxy), logAddress)
    res.once('close', () => {
      // There are none if Node itself answered before our code.
      const { locals } = res as Pick<Response, never> & { readonly locals?: LoggedLocals }
      log.info({
        id: readRequestId(res),
        ...readTrace(res as Response),
        method: req.method,
        path: redactKeys(readPath(req)),
        route: routeTemplate(req, res) ?? undefined,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        snapshot: locals?.snapshot ?? res.getHeader('X-Snapshot-Id'),
        key: locals?.key?.id,
        refused_key: locals?.refusedKey?.id,
        link: locals?.link,
        address,
        ...(!res.writableFinished && { aborted: true }),
      })
    })
    next()
  }
}

function formatAddress(address: string, as: LoggedAddress): string | undefined {
  if (as === 'none') return undefined
  return as === 'full' ? address : toNetwork(address)
}

/** Reads the path without its query. Express changes `url` on the way, and does not see every request. */
function readPath(req: Partial<Pick<Request, 'originalUrl'>> & Pick<Request, 'url'>): string {
  return (req.originalUrl ?? req.url).replace(/\?.*$/s, '')
}
