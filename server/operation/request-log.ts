import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Key } from '../keys/key.ts'
import { redactKeys } from '../keys/redact.ts'
import { addressOf, networkOf } from '../limits/address.ts'
import { routeTemplate } from './route.ts'

/** How the address of a client is logged: whole, by the network it is of, or not at all. */
export type LoggedAddress = 'full' | 'network' | 'none'

export interface LogParts {
  readonly log: Logger
  readonly logAddress: LoggedAddress
  /** How many proxies in front of the server are trusted to tell a client's address. */
  readonly trustProxy: number
}

/** One line a request, when its answer is out or its client is gone. No query is logged and no key. */
export function logRequests({ log, logAddress, trustProxy }: LogParts): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    // A connection that is gone has no address any more.
    const address = logged(addressOf(req, trustProxy), logAddress)
    res.once('close', () => {
      log.info({
        id: res.getHeader('X-Request-Id'),
        method: req.method,
        path: redactKeys(pathOf(req)),
        route: routeTemplate(req, res) ?? undefined,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        snapshot: res.getHeader('X-Snapshot-Id'),
        key: keyId(res),
        address,
        ...(!res.writableFinished && { aborted: true }),
      })
    })
    next()
  }
}

function logged(address: string, as: LoggedAddress): string | undefined {
  if (as === 'none') return undefined
  return as === 'full' ? address : networkOf(address)
}

/** The address without its query. Express changes `url` on the way, and does not see every request. */
function pathOf(req: Partial<Pick<Request, 'originalUrl'>> & Pick<Request, 'url'>): string {
  return (req.originalUrl ?? req.url).replace(/\?.*$/s, '')
}

function keyId(res: Response): string | undefined {
  // None where Node's own answer came before any of ours.
  return (res.locals as { key?: Key } | undefined)?.key?.id
}
