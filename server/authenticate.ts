import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { IncomingMessage } from 'node:http'
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
    const text = keyGiven(req)
    const key = text === null ? null : ring.find(text)
    if (key === null) {
      const refuse: NextFunction = (limited?: unknown) => {
        if (limited === undefined) res.set('WWW-Authenticate', 'Bearer')
        next(limited ?? new ApiError('not_authorized', notAuthorized(keysIn(req))))
      }
      void onFailure(req, res, refuse)
      return
    }
    res.locals['key'] = key
    next()
  }
}

/** The key that a request comes with; null where it has none, or two that differ. */
export function keyGiven(req: IncomingMessage): string | null {
  const [text, ...others] = keysIn(req)
  return text !== undefined && others.every((other) => other === text) ? text : null
}

function keysIn({ headers }: IncomingMessage): string[] {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const own = headers['x-api-key']
  return [typeof own === 'string' ? own : undefined, bearer].filter((key) => key !== undefined)
}

function notAuthorized(given: readonly string[]): string {
  if (given.length === 0) return 'Send your API key in the header x-api-key, or as Authorization: Bearer KEY.'
  if (new Set(given).size > 1) return 'The headers x-api-key and Authorization hold different keys: send one.'
  return 'This API key is not valid: it is unknown, revoked or expired. Ask the operator for a new one.'
}

/** Whether a key has a scope, a dataset or `bulk`; what needs none (null) every key may ask for. */
export function hasScope(key: Key, scope: string | null): boolean {
  return scope === null || key.scopes.includes(scope) || (scope !== BULK && key.scopes.includes('*'))
}

/** Refuses a key that lacks the scope, a dataset or `bulk`; what needs none (null) every key may ask for. */
export function demandScope(key: Key, scope: string | null): void {
  if (scope === null || hasScope(key, scope)) return
  const message = `This API key may not ask for ${scope}: ask the operator for the scope.`
  throw new ApiError('forbidden', message, scope === BULK ? { scope } : { dataset: scope })
}
