import type { Logger } from 'pino'
import { RedisAway } from '../system/redis.ts'
import { repeat } from '../system/repeat.ts'
import { addCounts, addUseCounts, nameCount, type UseCount, type UseCounts } from './use-count.ts'
import type { UseStore } from './use-store.ts'

const WRITE_EVERY_MS = 30_000
/** Longest wait of a stopping server for the last writes. */
const LAST_WRITE_MS = 1000
/** Counts of all keys that wait while the store takes none. */
const MOST_WAITING = 50_000

/** A request that is over. */
export interface EndedRequest {
  /** Visible beginning of the key. */
  readonly key: string
  /** Template of the route; `none` where the request reached none. */
  readonly endpoint: string
  /** Null where the client left before there was a status. */
  readonly status: number | null
  readonly bytes: number
}

/** Counts what keys are used for. */
export interface UseCounter {
  note(request: EndedRequest): void
  /** Reads the counts of a key: those that are written, and those of this server that wait to be. */
  read(key: string): Promise<UseCounts>
  /** Ends the counting after the last counts are written. */
  close(): Promise<void>
}

/** With these errors the key itself is refused. */
const REFUSALS: ReadonlySet<number | null> = new Set([401, 403, 429])

/** Counts in memory and writes in the background, so that no request waits for that. */
export function countUses(store: UseStore, log: Logger, now: () => Date): UseCounter {
  const waiting = createWaitingCounts(log)
  let failed = false
  const ending = new AbortController()
  const write = async () => {
    const batch = waiting.takeAll()
    if (batch.size === 0) return
    const left = new Map(batch)
    try {
      const added = (key: string) => {
        waiting.forget(left.get(key))
        left.delete(key)
      }
      await store.add(batch, added, ending.signal)
      failed = false
    } catch (error) {
      for (const [key, counts] of left) waiting.giveBack(key, counts)
      if (!failed && !(error instanceof RedisAway)) log.warn({ err: error }, 'cannot write the uses of keys yet')
      failed = true
    }
  }
  let turn: Promise<unknown> = Promise.resolve()
  // One after the other: what is being written would be read twice, or not at all.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }
  const stop = repeat(() => inTurn(write), WRITE_EVERY_MS)
  return {
    note: ({ key, endpoint, status, bytes }) => {
      const at = now().toISOString()
      const isError = status !== null && status >= 400
      waiting.add(key, {
        day: at.slice(0, 10),
        endpoint,
        requests: 1,
        errors: isError ? 1 : 0,
        refused: REFUSALS.has(status) ? 1 : 0,
        bytes,
        last_at: at,
      })
    },
    read: (key) => inTurn(async () => addUseCounts(await store.read(key), waiting.of(key))),
    close: async () => {
      stop()
      // A stop does not wait for others that write. At worst the counts of half a minute are lost.
      const giveUp = setTimeout(() => {
        ending.abort(new Error('the server stops'))
      }, LAST_WRITE_MS)
      await inTurn(write)
      clearTimeout(giveUp)
    },
  }
}

/** Keeps counts in memory, up to a number that includes those that are being written. */
function createWaitingCounts(log: Logger) {
  let waiting = new Map<string, Map<string, UseCount>>()
  let [size, dropped] = [0, false]
  return {
    add: (key: string, count: UseCount) => {
      const counts = waiting.get(key) ?? new Map<string, UseCount>()
      const known = counts.get(nameCount(count))
      if (known === undefined && size >= MOST_WAITING) {
        if (!dropped) log.error('the uses of keys could not be written for long: more are not counted')
        dropped = true
        return
      }
      if (known === undefined) size += 1
      counts.set(nameCount(count), known === undefined ? count : addCounts(known, count))
      waiting.set(key, counts)
    },
    of: (key: string): UseCounts => waiting.get(key) ?? new Map(),
    takeAll: (): ReadonlyMap<string, UseCounts> => {
      const all = waiting
      waiting = new Map()
      dropped = false
      return all
    },
    /** Forgets counts that were taken, and are written. */
    forget: (counts?: UseCounts) => {
      size -= counts?.size ?? 0
    },
    giveBack: (key: string, counts: UseCounts) => {
      const since = waiting.get(key) ?? new Map<string, UseCount>()
      const sum = addUseCounts(counts, since)
      size += sum.size - counts.size - since.size
      waiting.set(key, sum)
    },
  }
}
