import type { RequestContext } from '../limits/request-context.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { type FairQueue, createFairQueue, type WaitingRequest, type OnWait, waitForTurn } from '../limits/fair-queue.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { snapshotMessages } from './snapshot-messages.ts'

/** A pool of older snapshots that open on request, up to a limit. */
export interface SnapshotPool {
  /**
   * Holds a snapshot open until `release` is called. If all places are in use, the request waits for a fair turn, and
   * stops waiting when its signal aborts. Requests that come while the snapshot opens share the opening.
   */
  hold(id: string, user: PoolUser): Promise<PooledSnapshot>
  /** Closes snapshots that no longer exist on disk. */
  keepOnly(ids: readonly string[]): void
  /** Counts snapshots that are open or opening. */
  size(): number
  /** Counts requests that wait for a place. */
  waiting(): number
  close(): void
}

/** An open snapshot, and the function that gives it back. */
export interface PooledSnapshot {
  readonly snapshot: OpenSnapshot
  readonly release: () => void
}

export interface SnapshotPoolOptions {
  /** Snapshots that may be open at once. */
  readonly size: number
  /** Requests that may wait for a place; the pool refuses one more. */
  readonly mostWaiting: number
  readonly onWait?: OnWait
}

type OpenById = (id: string) => Promise<OpenSnapshot>

type PoolUser = Pick<RequestContext, 'waitingKeys' | 'signal'>

interface PoolEntry {
  readonly opening: Promise<OpenSnapshot>
  /** Set once it is open. */
  snapshot?: OpenSnapshot
  readonly users: Set<PoolUser>
}

interface PoolRequest {
  readonly id: string
  readonly user: PoolUser
}

/**
 * Creates a pool with at most `size` open snapshots. The least recently used one closes to make room, if nobody uses
 * it.
 */
export function createSnapshotPool({ size, mostWaiting, onWait }: SnapshotPoolOptions, open: OpenById): SnapshotPool {
  // In order of their last use, the oldest first.
  const entries = new Map<string, PoolEntry>()
  const queue = createFairQueue<WaitingRequest<PoolRequest, PoolEntry>>()
  let closed = false

  const { idle, mayGoOn } = createPoolRules(entries, queue, size)
  const close = (id: string, { opening }: PoolEntry) => {
    entries.delete(id)
    // Nobody uses the entry, so its opening is over. An opening that failed left nothing to close.
    void opening.then((snapshot) => {
      snapshot.close()
    })
  }
  const add = (id: string): PoolEntry => {
    const [longestAgo] = idle()
    if (entries.size >= size && longestAgo !== undefined) close(...longestAgo)
    // After a failed opening, the next request tries again.
    return createPoolEntry(open(id), () => entries.delete(id))
  }
  const handOut = () => {
    for (let next = queue.next(mayGoOn); next !== null; next = queue.next(mayGoOn)) {
      const { id, user } = next.item.request
      const known = entries.get(id)
      if (known !== undefined && isOutdated(known)) close(id, known)
      const entry = entries.get(id) ?? add(id)
      // An entry in use keeps its place in the order, so that its turn to make room comes.
      if (entry.users.size === 0) entries.delete(id)
      entries.set(id, entry)
      entry.users.add(user)
      next.item.grant(entry)
    }
  }
  const give = (id: string, entry: PoolEntry, user: PoolUser) => {
    entry.users.delete(user)
    if (closed && entry.users.size === 0 && entries.get(id) === entry) close(id, entry)
    handOut()
  }
  return {
    hold: async (id, { waitingKeys, signal }) => {
      if (queue.size >= mostWaiting) throw allBusyError(size)
      // Two requests of one key are two users.
      const user = { waitingKeys, signal }
      const entry = await waitForTurn(queue, user, { id, user }, handOut, onWait)
      const release = once(() => {
        give(id, entry, user)
      })
      try {
        return { snapshot: await entry.opening, release }
      } catch (error) {
        release()
        throw error
      }
    },
    keepOnly: (ids) => {
      for (const [id, entry] of idle()) if (!ids.includes(id)) close(id, entry)
    },
    size: () => entries.size,
    waiting: () => queue.size,
    close: () => {
      closed = true
      for (const each of idle()) close(...each)
    },
  }
}

function createPoolEntry(opening: Promise<OpenSnapshot>, onFailed: () => void): PoolEntry {
  const entry: PoolEntry = { opening, users: new Set() }
  opening.then((snapshot) => {
    entry.snapshot = snapshot
  }, onFailed)
  return entry
}

/** True if the snapshot must be opened again, and nobody uses it. */
function isOutdated({ snapshot, users }: PoolEntry): boolean {
  return users.size === 0 && snapshot?.mustReopen() === true
}

/** Creates the rules of the pool: which snapshots are idle, and which waiting request may go on. */
function createPoolRules(
  entries: ReadonlyMap<string, PoolEntry>,
  queue: FairQueue<WaitingRequest<PoolRequest, PoolEntry>>,
  size: number,
) {
  /** Where there are several places, a key leaves one to other keys. */
  const mostOfKey = Math.max(1, size - 1)
  const idle = () => [...entries].filter(([, { users }]) => users.size === 0)
  const heldBy = (key: string) => [...entries.values()].filter((entry) => isUsedOnlyBy(key, entry)).length
  const needsPlace = ({ request }: { readonly request: PoolRequest }, key: string) =>
    !entries.has(request.id) && heldBy(key) < mostOfKey
  /**
   * True if a snapshot must make room. While others wait for a place, the snapshot in use for longest takes no new
   * users, or it would never close.
   */
  const makesRoom = (id: string) => {
    const [busy] = [...entries].find(([, { users }]) => users.size > 0) ?? []
    return entries.size >= size && idle().length === 0 && busy === id && queue.some(needsPlace)
  }
  const mayGoOn = (waiting: { readonly request: PoolRequest }, key: string) =>
    entries.has(waiting.request.id)
      ? !makesRoom(waiting.request.id)
      : needsPlace(waiting, key) && (entries.size < size || idle().length > 0)
  return { idle, mayGoOn }
}

function isUsedOnlyBy(key: string, { users }: PoolEntry): boolean {
  return users.size > 0 && [...users].every(({ waitingKeys }) => waitingKeys.has(key))
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

function allBusyError(size: number): ApiError {
  return new ApiError('unavailable', snapshotMessages.allBusy({ count: size }))
}
