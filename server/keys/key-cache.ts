import { basename } from 'node:path'
import type { Logger } from 'pino'
import { ApiError } from '../../schemas/api/error.ts'
import { RedisAway } from '../system/redis.ts'
import { repeat } from '../system/repeat.ts'
import { admitsAddress } from './allowed-addresses.ts'
import { findSuccession, hashKey, isValid, type Key } from './key.ts'
import { KeysUnreadable, type KeyStore, laterUses, type Uses } from './key-store.ts'
import { keyMessages } from './key-messages.ts'
import { hasScope, listLinkableScopes } from './scopes.ts'

/** A revoked key stops working within two seconds. */
const LOOK_EVERY_MS = 500
/** Pause between two writes of the last uses. */
const RECORD_EVERY_MS = 2000
/** Longest wait of a stopping server for writing the last uses. */
const LAST_WRITE_MS = 1000

/** A valid link. */
interface FoundLink {
  readonly id: string
  /** Key behind the link, with the scopes of the link alone. */
  readonly key: Key
  /** Key with all its scopes. */
  readonly owner: Key
}

export interface KeyCache {
  /** Finds the valid key with this text that may be used from this address; null if there is none. */
  find(text: string, address: string): Key | null
  /** Finds the valid link with this text, if its key or a successor of the key is valid; null if there is none. */
  findLink(token: string, address: string): FoundLink | null
  /** Finds the valid key, or that of the valid link, with this text that may not be used from this address. */
  findElsewhere(text: string, address: string): Key | null
  /** Finds the valid key with this id, for work that goes on without a request; null if there is none. */
  findById(id: string): Key | null
  /** Lists a key, valid or not, and those that replaced it one after the other; empty for an unknown key. */
  listSuccession(id: string): readonly Key[]
  /** False if the keys could never be read. */
  isKnown(): boolean
  /** Throws if the keys could never be read, because then no key can be checked. */
  requireKnown(): void
  /** Says what is wrong with the store of the keys; null if nothing is. */
  trouble(): string | null
  /** Closes the cache after the last uses are written. */
  close(): Promise<void>
}

/**
 * Opens a cache of all keys that follows the changes of its store. While the store cannot be read, the known keys stay
 * valid.
 */
export async function openKeyCache(store: KeyStore, log: Logger, now: () => Date): Promise<KeyCache> {
  let byHash: ReadonlyMap<string, Key> | null = null
  let seen: string | null = null
  const { say, current: trouble } = watchKeyTrouble(log)
  const look = async () => {
    try {
      const version = await store.version()
      if (version === null && seen !== null) {
        say(`keys: ${basename(store.place)} has lost the keys; the known ones stay valid`)
        return
      }
      if (byHash === null || version !== seen) {
        byHash = new Map((await store.read()).map((key) => [key.sha256, key]))
        seen = version
      }
      say(version === null && !store.startsEmpty ? `keys: ${basename(store.place)} holds none yet` : null)
    } catch (error) {
      say(byHash === null ? 'keys: not read yet' : 'keys: cannot be read; the known ones stay valid', error)
    }
  }
  await look()
  const stopLooking = repeat(look, LOOK_EVERY_MS)
  const record = recordInBatches(store, log)
  const requireKnown = () => {
    if (byHash === null) throw new ApiError('unavailable', keyMessages.notChecked)
  }
  const readKnown = () => {
    requireKnown()
    return byHash ?? new Map<string, Key>()
  }
  return {
    ...createFinder(readKnown, now, record.used),
    findById: (id) => {
      requireKnown()
      const key = [...(byHash?.values() ?? [])].find((each) => each.id === id)
      return key !== undefined && isValid(key, now()) ? key : null
    },
    listSuccession: (id) => {
      requireKnown()
      return findSuccession([...(byHash?.values() ?? [])], id)
    },
    isKnown: () => byHash !== null,
    requireKnown,
    trouble,
    close: async () => {
      stopLooking()
      await record.close()
    },
  }
}

/** Finds keys and links by their texts, and notes which of them are used. */
function createFinder(
  readKnown: () => ReadonlyMap<string, Key>,
  now: () => Date,
  used: (id: string, at: string) => void,
): Pick<KeyCache, 'find' | 'findLink' | 'findElsewhere'> {
  const findValid = (text: string): Key | null => {
    const key = readKnown().get(hashKey(text))
    return key === undefined || key.link_of !== undefined || !isValid(key, now()) ? null : key
  }
  const findValidLink = (token: string) => resolveLink([...readKnown().values()], hashKey(token), now())
  return {
    find: (text, address) => {
      const key = findValid(text)
      if (key === null || !admitsAddress(key, address)) return null
      used(key.id, now().toISOString())
      return key
    },
    findLink: (token, address) => {
      const link = findValidLink(token)
      if (link === null || !admitsAddress(link.owner, address)) return null
      used(link.id, now().toISOString())
      return link
    },
    findElsewhere: (text, address) => {
      const key = findValid(text) ?? findValidLink(text)?.owner ?? null
      return key === null || admitsAddress(key, address) ? null : key
    },
  }
}

/** Remembers what is wrong with the store, and logs it once. */
function watchKeyTrouble(log: Logger) {
  let trouble: string | null = null
  // Anybody may read this text in /readyz, so it names no path. The log does.
  const say = (problem: string | null, error?: unknown) => {
    const isNew = problem !== null && problem !== trouble
    trouble = problem
    // The connection to Redis logs its own troubles.
    if (!isNew || error instanceof RedisAway) return
    if (error instanceof KeysUnreadable) log.error(`${problem}: ${error.message}`)
    else log.error(error === undefined ? {} : { err: error }, problem)
  }
  return { say, current: () => trouble }
}

/** Finds a valid link by its hash, with the newest valid key of those that it reads for, and the scopes that both have. */
function resolveLink(keys: readonly Key[], sha256: string, now: Date): FoundLink | null {
  const link = keys.find((each) => each.sha256 === sha256)
  if (link?.link_of === undefined || !isValid(link, now)) return null
  const owner = findSuccession(keys, link.link_of).findLast((key) => isValid(key, now))
  if (owner === undefined) return null
  const scopes = listLinkableScopes(link).filter((scope) => hasScope(owner, scope))
  return { id: link.id, key: { ...owner, scopes }, owner }
}

/** Collects the last uses in memory and writes them in the background, so that no request waits for that. */
function recordInBatches(store: KeyStore, log: Logger) {
  let waiting = new Map<string, string>()
  let failed = false
  const ending = new AbortController()
  const write = async () => {
    if (waiting.size === 0) return
    const batch: Uses = waiting
    waiting = new Map()
    try {
      await store.recordUses(batch, ending.signal)
      failed = false
    } catch (error) {
      waiting = laterUses(batch, waiting)
      if (!failed && !(error instanceof RedisAway)) log.warn({ err: error }, 'cannot write the last uses of keys yet')
      failed = true
    }
  }
  let writing = Promise.resolve()
  const next = () => (writing = writing.then(write))
  const stop = repeat(next, RECORD_EVERY_MS)
  return {
    used: (id: string, at: string) => {
      waiting.set(id, at)
    },
    close: async () => {
      stop()
      // A stop does not wait for others that change keys. At worst the last uses of a few keys are lost.
      const giveUp = setTimeout(() => {
        ending.abort(new Error('the server stops'))
      }, LAST_WRITE_MS)
      await next()
      clearTimeout(giveUp)
    },
  }
}
