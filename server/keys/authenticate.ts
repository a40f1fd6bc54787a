import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { IncomingMessage } from 'node:http'
import { ApiError } from '../../schemas/api/error.ts'
import type { Key } from './key.ts'
import type { KeyCache } from './key-cache.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import { keyMessages } from './key-messages.ts'

/** Reads the key that `authenticate` stored. */
export function readRequestKey(res: Response): Key {
  return (res.locals as { key: Key }).key
}

/** Reads the address of the client, as the farthest proxy that the server trusts saw it. */
export type ReadAddress = (req: IncomingMessage) => string

/** Finds the key of a request. */
export interface KeyFinding<C> {
  readonly keyCache: C
  readonly readAddress: ReadAddress
}

/** Admits a request without a key, by its path and query; null where it needs one. */
type AdmitVisitor = (req: IncomingMessage, asked: string) => { readonly key: Key } | null

/**
 * Lets a request with a valid key pass, and one without any key that `admit` takes. Any other goes through `onFailure`
 * first. The client sends the key as `x-api-key` or as a Bearer token; if it sends both, they must be the same.
 */
export function authenticate(
  { keyCache, readAddress }: KeyFinding<KeyCache>,
  admit: AdmitVisitor,
  onFailure: RequestHandler,
): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    const text = readGivenKey(req)
    const visitor = readGivenKeys(req).length === 0 ? admit(req, req.originalUrl) : null
    if (visitor !== null) {
      Object.assign(res.locals, { key: visitor.key, visitor })
      next()
      return
    }
    const address = readAddress(req)
    const key = text === null ? null : keyCache.find(text, address)
    if (key === null) {
      const elsewhere = text === null ? null : refuseElsewhere(keyCache, text, { address, res })
      const refuse: NextFunction = (limited?: unknown) => {
        next(limited ?? elsewhere ?? new ApiError('not_authorized', notAuthorized(readGivenKeys(req))))
      }
      void onFailure(req, res, refuse)
      return
    }
    res.locals['key'] = key
    next()
  }
}

/** Finds the valid key of a request by its headers, before the rest of the request is here; null without one. */
export function findRequestKey(
  { keyCache, readAddress }: KeyFinding<Pick<KeyCache, 'isKnown' | 'find'>>,
  req: IncomingMessage,
): Key | null {
  const text = readGivenKey(req)
  // Where no key can be checked, the request is refused with the reason.
  return text === null || !keyCache.isKnown() ? null : keyCache.find(text, readAddress(req))
}

/** Makes the error for a valid key that may not be used from this address, and notes whose it is; null for any other key. */
export function refuseElsewhere(
  keyCache: Pick<KeyCache, 'findElsewhere'>,
  text: string,
  { address, res }: { readonly address: string; readonly res: Response },
): ApiError | null {
  const key = keyCache.findElsewhere(text, address)
  return key === null ? null : usedElsewhereError(key, { address, res })
}

/** Makes that same error for a key that was found otherwise. */
export function usedElsewhereError(
  key: Key,
  { address, res }: { readonly address: string; readonly res: Response },
): ApiError {
  res.locals['refusedKey'] = key
  return new ApiError('not_authorized', keyMessages.usedElsewhere({ address }), {
    reason: 'address_not_allowed',
    address,
  })
}

/** Reads the key that a request came with; null if it has no key or two different ones. */
function readGivenKey(req: IncomingMessage): string | null {
  const [text, ...others] = readGivenKeys(req)
  return text !== undefined && others.every((other) => other === text) ? text : null
}

/** Reads every header of each kind: Node's `headers` would drop the second one or join the two. */
function readGivenKeys({ rawHeaders }: IncomingMessage): string[] {
  const keys: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', text = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    if (isNamed(name, 'x-api-key')) keys.push(text)
    // A token with a space in it is not a key, so no key matches it.
    else if (isNamed(name, 'authorization') && /^bearer( |$)/i.test(text)) keys.push(text.slice('bearer'.length).trim())
  }
  return keys
}

function isNamed(name: string, wanted: string): boolean {
  return name.length === wanted.length && name.toLowerCase() === wanted
}

function notAuthorized(given: readonly string[]): Message {
  if (given.length === 0) return keyMessages.noKey
  if (new Set(given).size > 1) return keyMessages.twoKeys
  return keyMessages.unknownKey
}
