import { basename } from 'node:path'
import type { Logger } from 'pino'
import { ApiError } from '../../schemas/core/error.ts'
import { RedisAway } from '../system/redis.ts'
import { repeat } from '../system/repeat.ts'
import { hashKey, isValid, type Key } from './key.ts'
import { KeysUnreadable, type KeyStore, laterUses, type Uses } from './key-store.ts'

/** How often the keys are looked at; a revoked key stops working within two seconds. */
const LOOK_EVERY_MS = 500
/** How often last uses are written down. */
const RECORD_EVERY_MS = 2000
/** How long a server that stops waits to write them down. */
const LAST_WRITE_MS = 1000

export interface KeyCache {
  /** The valid key with this text, or null. */
  find(key: string): Key | null
  /** Throws where no key can be told from another, because they could never be read. */
  demandKnown(): void
  /** What is wrong with the place where the keys are kept; null where all is well. */
  trouble(): string | null
  /** Lets go, after the last uses are written down. */
  close(): Promise<void>
}

/** Holds the keys and follows their changes; where they cannot be read, those known before stay. */
export async function openKeyCache(store: KeyStore, log: Logger, now: () => Date): Promise<KeyCache> {
  let byHash: ReadonlyMap<string, Key> | null = null
  let seen: string | null = null
  let trouble: string | null = null
  // What anybody may read in /readyz names no path: the log does.
  const say = (problem: string | null, error?: unknown) => {
    const isNew = problem !== null && problem !== trouble
    trouble = problem
    // Of Redis the connection speaks itself.
    if (!isNew || error instanceof RedisAway) return
    if (error instanceof KeysUnreadable) log.error(`${problem}: ${error.message}`)
    else log.error(error === undefined ? {} : { err: error }, problem)
  }
  const look = async () => {
    try {
      const version = await store.version()
      if (version === null && seen !== null) {
        say(`keys: ${basename(store.place)} has lost them; those known before stay valid`)
        return
      }
      if (byHash === null || version !== seen) {
        byHash = new Map((await store.read()).map((key) => [key.sha256, key]))
        seen = version
      }
      say(version === null && !store.startsEmpty ? `keys: ${basename(store.place)} holds none yet` : null)
    } catch (error) {
      say(byHash === null ? 'keys: not read yet' : 'keys: cannot be read; those known before stay valid', error)
    }
  }
  await look()
  const stopLooking = repeat(look, LOOK_EVERY_MS)
  const record = recordInBatches(store, log)
  const demandKnown = () => {
    if (byHash === null) throw new ApiError('unavailable', 'Keys cannot be checked at the moment: try again shortly.')
  }
  return {
    find: (text) => {
      demandKnown()
      const key = byHash?.get(hashKey(text))
      if (key === undefined || !isValid(key, now())) return null
      record.used(key.id, now().toISOString())
      return key
    },
    demandKnown,
    trouble: () => trouble,
    close: async () => {
      stopLooking()
      await record.close()
    },
  }
}

/** Gathers last uses in memory and writes them beside the requests, not within them. */
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
      if (!failed && !(error instanceof RedisAway)) log.warn({ err: error }, 'last uses of keys cannot be written yet')
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
      // Whoever changes keys then does not hold up the stop: what is lost is the last use of a few.
      const giveUp = setTimeout(() => {
        ending.abort(new Error('the server stops'))
      }, LAST_WRITE_MS)
      await next()
      clearTimeout(giveUp)
    },
  }
}
