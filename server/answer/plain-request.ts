import type { RequestHandler } from 'express'
import type { IncomingMessage } from 'node:http'
import { findDeprecations } from '../../schemas/api/deprecation.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { isWellFormed } from '../http/malformed-requests.ts'

/** Programs ask this endpoint most, and mostly for answers that nobody has asked for before. */
const ENDPOINT = 'fund_portfolio'

/** A request that needs nothing of Express: its path and query have one spelling, and nothing in them is escaped. */
export interface PlainRequest {
  readonly endpoint: Endpoint
  readonly serve: RequestHandler
  /** Parts of the address that Express reads. */
  readonly read: {
    readonly params: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
    readonly originalUrl: string
  }
}

export type FindPlainRequest = (req: IncomingMessage) => PlainRequest | null

/** Finds the requests for a portfolio by the number of its fund, and at most `date`. */
export function createPlainRequests(served: ReadonlyMap<Endpoint, RequestHandler>): FindPlainRequest {
  const [endpoint, serve] = [...served].find(([{ id }]) => id === ENDPOINT) ?? []
  // Express announces deprecations.
  if (endpoint === undefined || serve === undefined || findDeprecations(endpoint).length > 0) return () => null
  const address = new RegExp(`^${endpoint.path.replace('{cnpj}', '([0-9A-Za-z]+)')}(?:\\?date=([0-9-]+))?$`)
  return (req) => {
    const { method, url = '' } = req
    const [, cnpj, date] = address.exec(url) ?? []
    if (cnpj === undefined || method !== 'GET' || !isWellFormed(req)) return null
    return { endpoint, serve, read: { params: { cnpj }, query: date === undefined ? {} : { date }, originalUrl: url } }
  }
}
