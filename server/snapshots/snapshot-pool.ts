import type { RequestContext } from '../limits/request-context.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type FairQueue, createFairQueue, type WaitingRequest, type OnWait, waitForTurn } from '../limits/fair-queue.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** Older snapshots, opened when asked for and kept within a bound. */
export interface SnapshotPool {
  /**
   * Holds the snapshot open until it is let go. Who finds all places in use waits for a fair turn, and not after nobody
   * wants it any more; who comes while it opens shares the opening.
   */
  hold(id: string, asker: PoolUser): Promise<PooledSnapshot>
  /** Lets go of those that are no longer there to be asked. */
  keepOnly(ids: readonly string[]): void
  /** How many are open, or opening. */
  size(): number
  /** How many requests wait for a place. */
  waiting(): number
  close(): void
}

/** An open snapshot, and what is to be called when it is needed no more. */
export interface PooledSnapshot {
  readonly snapshot: OpenSnapshot
  readonly letGo: () => void
}

export interface SnapshotPoolOptions {
  /** Snapshots that are open at once. */
  readonly size: number
  /** Requests that wait for a place at once; one more is refused. */
  readonly mostWaiting: number
  readonly onWait?: OnWait
}

type PoolUser = Pick<RequestContext, 'waitingKeys' | 'signal'>

interface PoolEntry {
  readonly opening: Promise<OpenSnapshot>
  /** Once it is open. */
  snapshot?: OpenSnapshot
  readonly users: Set<PoolUser>
}

interface PoolRequest {
  readonly id: string
  readonly user: PoolUser
}

/** Keeps at most `size` snapshots open; the one that was asked for longest ago makes room, if nobody uses it. */
export function createSnapshotPool(
  { size, mostWaiting, onWait }: SnapshotPoolOptions,
  open: (id: string) => Promise<OpenSnapshot>,
): SnapshotPool {
  // The least recently used first.
  const entries = new Map<string, PoolEntry>()
  const queue = createFairQueue<WaitingRequest<PoolRequest, PoolEntry>>()
  let closed = false

  const { idle, mayGoOn } = createPoolRules(entries, queue, size)
  const close = (id: string, { opening }: PoolEntry) => {
    entries.delete(id)
    // It has no user, so its opening is over; one that failed left nothing to close.
    void opening.then((snapshot) => {
      snapshot.close()
    })
  }
  const add = (id: string): PoolEntry => {
    const [longestAgo] = idle()
    if (entries.size >= size && longestAgo !== undefined) close(...longestAgo)
    // One that fails is tried again by the next request.
    return createPoolEntry(open(id), () => entries.delete(id))
  }
  const hand = () => {
    for (let next = queue.next(mayGoOn); next !== null; next = queue.next(mayGoOn)) {
      const { id, user } = next.item.request
      const known = entries.get(id)
      if (known !== undefined && isOutdated(known)) close(id, known)
      const entry = entries.get(id) ?? add(id)
      // One in use keeps its place in the order, so that its turn to make room comes.
      if (entry.users.size === 0) entries.delete(id)
      entries.set(id, entry)
      entry.users.add(user)
      next.item.grant(entry)
    }
  }
  const give = (id: string, entry: PoolEntry, user: PoolUser) => {
    entry.users.delete(user)
    if (closed && entry.users.size === 0 && entries.get(id) === entry) close(id, entry)
    hand()
  }
  return {
    hold: async (id, { waitingKeys, signal }) => {
      if (queue.size >= mostWaiting) throw allBusyError(size)
      // Two requests of a key are two users.
      const user = { waitingKeys, signal }
      const entry = await waitForTurn(queue, user, { id, user }, hand, onWait)
      const letGo = once(() => {
        give(id, entry, user)
      })
      try {
        return { snapshot: await entry.opening, letGo }
      } catch (error) {
        letGo()
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

/** Whether files of it were restored since it was opened: it is opened anew once nobody uses it. */
function isOutdated({ snapshot, users }: PoolEntry): boolean {
  return users.size === 0 && snapshot?.isMended() === true
}

/** Which snapshots nobody uses, and who may have the one that he waits for. */
function createPoolRules(
  entries: ReadonlyMap<string, PoolEntry>,
  queue: FairQueue<WaitingRequest<PoolRequest, PoolEntry>>,
  size: number,
) {
  /** A key leaves a place to others, where there are several. */
  const mostOfKey = Math.max(1, size - 1)
  const idle = () => [...entries].filter(([, { users }]) => users.size === 0)
  const heldBy = (key: string) => [...entries.values()].filter((entry) => isUsedOnlyBy(key, entry)).length
  const needsPlace = ({ request }: { readonly request: PoolRequest }, key: string) =>
    !entries.has(request.id) && heldBy(key) < mostOfKey
  /** While others wait for a place nobody new may use the snapshot in use for longest, or it would never make room. */
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
  return new ApiError(
    'unavailable',
    `All ${String(size)} older snapshots that can be open at once are in use, and too many requests wait for them: try again in a moment.`,
  )
}
