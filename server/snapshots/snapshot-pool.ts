import type { Asker } from '../limits/request-context.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type FairQueue, fairQueue, type InLine, type OnWait, waitIn } from '../limits/fair-queue.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** Older snapshots, opened when asked for and kept within a bound. */
export interface Pool {
  /**
   * Holds the snapshot open until it is let go. Who finds all places in use waits for a fair turn, and not after nobody
   * wants it any more; who comes while it opens shares the opening.
   */
  hold(id: string, asker: User): Promise<Held>
  /** Lets go of those that are no longer there to be asked. */
  keepOnly(ids: readonly string[]): void
  /** How many are open, or opening. */
  size(): number
  /** How many requests wait for a place. */
  waiting(): number
  close(): void
}

/** An open snapshot, and what is to be called when it is needed no more. */
export interface Held {
  readonly snapshot: OpenSnapshot
  readonly letGo: () => void
}

export interface PoolOptions {
  /** Snapshots that are open at once. */
  readonly size: number
  /** Requests that wait for a place at once; one more is refused. */
  readonly mostWaiting: number
  readonly onWait?: OnWait
}

type User = Pick<Asker, 'party' | 'signal'>

interface Entry {
  readonly opening: Promise<OpenSnapshot>
  /** Once it is open. */
  snapshot?: OpenSnapshot
  readonly users: Set<User>
}

interface Wish {
  readonly id: string
  readonly user: User
}

/** Keeps at most `size` snapshots open; the one that was asked for longest ago makes room, if nobody uses it. */
export function poolOf({ size, mostWaiting, onWait }: PoolOptions, open: (id: string) => Promise<OpenSnapshot>): Pool {
  // The least recently used first.
  const entries = new Map<string, Entry>()
  const queue = fairQueue<InLine<Wish, Entry>>()
  let closed = false

  const { idle, mayGoOn } = rulesOf(entries, queue, size)
  const close = (id: string, { opening }: Entry) => {
    entries.delete(id)
    // It has no user, so its opening is over; one that failed left nothing to close.
    void opening.then((snapshot) => {
      snapshot.close()
    })
  }
  const add = (id: string): Entry => {
    const [longestAgo] = idle()
    if (entries.size >= size && longestAgo !== undefined) close(...longestAgo)
    // One that fails is tried again by the next request.
    return entryOf(open(id), () => entries.delete(id))
  }
  const hand = () => {
    for (let next = queue.next(mayGoOn); next !== null; next = queue.next(mayGoOn)) {
      const { id, user } = next.about.what
      const known = entries.get(id)
      if (known !== undefined && isOutdated(known)) close(id, known)
      const entry = entries.get(id) ?? add(id)
      // One in use keeps its place in the order, so that its turn to make room comes.
      if (entry.users.size === 0) entries.delete(id)
      entries.set(id, entry)
      entry.users.add(user)
      next.about.go(entry)
    }
  }
  const give = (id: string, entry: Entry, user: User) => {
    entry.users.delete(user)
    if (closed && entry.users.size === 0 && entries.get(id) === entry) close(id, entry)
    hand()
  }
  return {
    hold: async (id, { party, signal }) => {
      if (queue.size >= mostWaiting) throw allBusy(size)
      // Two requests of a key are two users.
      const user = { party, signal }
      const entry = await waitIn(queue, user, { id, user }, hand, onWait)
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

function entryOf(opening: Promise<OpenSnapshot>, onFailed: () => void): Entry {
  const entry: Entry = { opening, users: new Set() }
  opening.then((snapshot) => {
    entry.snapshot = snapshot
  }, onFailed)
  return entry
}

/** Whether files of it were restored since it was opened: it is opened anew once nobody uses it. */
function isOutdated({ snapshot, users }: Entry): boolean {
  return users.size === 0 && snapshot?.isMended() === true
}

/** Which snapshots nobody uses, and who may have the one that he waits for. */
function rulesOf(entries: ReadonlyMap<string, Entry>, queue: FairQueue<InLine<Wish, Entry>>, size: number) {
  /** A key leaves a place to others, where there are several. */
  const mostOfKey = Math.max(1, size - 1)
  const idle = () => [...entries].filter(([, { users }]) => users.size === 0)
  const heldBy = (key: string) => [...entries.values()].filter((entry) => isOnlyOf(key, entry)).length
  const needsPlace = ({ what }: { readonly what: Wish }, key: string) =>
    !entries.has(what.id) && heldBy(key) < mostOfKey
  /** While others wait for a place nobody new may use the snapshot in use for longest, or it would never make room. */
  const makesRoom = (id: string) => {
    const [busy] = [...entries].find(([, { users }]) => users.size > 0) ?? []
    return entries.size >= size && idle().length === 0 && busy === id && queue.some(needsPlace)
  }
  const mayGoOn = (wish: { readonly what: Wish }, key: string) =>
    entries.has(wish.what.id)
      ? !makesRoom(wish.what.id)
      : needsPlace(wish, key) && (entries.size < size || idle().length > 0)
  return { idle, mayGoOn }
}

function isOnlyOf(key: string, { users }: Entry): boolean {
  return users.size > 0 && [...users].every(({ party }) => party.has(key))
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

function allBusy(size: number): ApiError {
  return new ApiError(
    'unavailable',
    `All ${String(size)} older snapshots that can be open at once are in use, and too many requests wait for them: try again in a moment.`,
  )
}
