import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { ApiError } from '../schemas/core/error.ts'
import { hashOfKey, type Key, keysPath, readKeys } from './keys.ts'

/** How often the file of keys is looked at; a revoked key stops working within two seconds. */
const LOOK_EVERY_MS = 500

export interface KeyRing {
  /** The valid key with this text, or null. */
  find(key: string): Key | null
  close(): void
}

/** Holds the keys of a data directory and follows changes of its file. */
export async function openKeyRing(dataDir: string, log: Logger, now: () => Date): Promise<KeyRing> {
  let byHash = new Map<string, Key>()
  let seen = ''
  const look = async () => {
    try {
      const version = await versionOf(keysPath(dataDir))
      if (version === seen) return
      byHash = new Map((await readKeys(dataDir)).map((key) => [key.sha256, key]))
      seen = version
    } catch (error) {
      log.error({ err: error }, 'the keys cannot be read; those known before stay valid')
    }
  }
  await look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    find: (text) => {
      const key = byHash.get(hashOfKey(text))
      if (key?.revoked_at !== null) return null
      return key.expires_at !== null && key.expires_at <= now().toISOString() ? null : key
    },
    close: () => {
      clearInterval(timer)
    },
  }
}

async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeNs, ino, size } = await stat(path, { bigint: true })
    return [mtimeNs, ino, size].join('-')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'none'
    throw error
  }
}

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

/** Refuses a key that may not ask for the dataset; what belongs to none (null) every key may ask for. */
export function demandScope(key: Key, dataset: string | null): void {
  if (dataset === null || key.scopes.includes('*') || key.scopes.includes(dataset)) return
  throw new ApiError('forbidden', `This API key may not ask for ${dataset}: ask the operator for the scope.`, {
    dataset,
  })
}
