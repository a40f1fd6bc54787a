import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { ApiError } from '../schemas/core/error.ts'
import type { Key } from './keys/key.ts'
import type { KeyRing } from './keys/ring.ts'

/** The scope for whole files. It is given by name: `*` stands for the datasets, request by request. */
export const BULK = 'bulk'

/** The key a request came with; set by `authenticate`. */
export function keyOf(res: Response): Key {
  return (res.locals as { key: Key }).key
}

/**
 * Lets a request with a valid key pass, given as `x-api-key` or as a Bearer token; with both they must be the same.
 * What does not pass goes through `onFailure` first.
 */
export function authenticate(ring: KeyRing, onFailure: RequestHandler): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    const bearer = /^bearer +(\S+) *$/i.exec(req.get('authorization') ?? '')?.[1]
    const given = [req.get('x-api-key'), bearer].filter((key) => key !== undefined)
    const [text] = given
    const key = text !== undefined && given.every((other) => other === text) ? ring.find(text) : null
    if (key === null) {
      const refuse: NextFunction = (limited?: unknown) => {
        if (limited === undefined) res.set('WWW-Authenticate', 'Bearer')
        next(limited ?? new ApiError('not_authorized', notAuthorized(given)))
      }
      void onFailure(req, res, refuse)
      return
    }
    res.locals['key'] = key
    next()
  }
}

function notAuthorized(given: readonly string[]): string {
  if (given.length === 0) return 'Send your API key in the header x-api-key, or as Authorization: Bearer KEY.'
  if (new Set(given).size > 1) return 'The headers x-api-key and Authorization hold different keys: send one.'
  return 'This API key is not valid: it is unknown, revoked or expired. Ask the operator for a new one.'
}

/** Refuses a key that lacks the scope, a dataset or `bulk`; what needs none (null) every key may ask for. */
export function demandScope(key: Key, scope: string | null): void {
  if (scope === null || key.scopes.includes(scope) || (scope !== BULK && key.scopes.includes('*'))) return
  const message = `This API key may not ask for ${scope}: ask the operator for the scope.`
  throw new ApiError('forbidden', message, scope === BULK ? { scope } : { dataset: scope })
}
