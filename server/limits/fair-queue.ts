import type { WaitingKeys, WorkOwner } from './waiting-keys.ts'

/** An item that waits for its turn, and the API keys whose clients wait for it. */
interface QueueEntry<A> {
  readonly waitingKeys: WaitingKeys
  readonly item: A
}

/**
 * A queue that gives API keys their turns round-robin: while one key waits, no other key gets two turns, however many
 * requests each of them has. An item that several keys wait for goes out at the first turn of any of them, and that
 * counts as a turn of each.
 */
export interface FairQueue<A> {
  readonly size: number
  add(entry: QueueEntry<A>): void
  remove(entry: QueueEntry<A>): void
  /** Takes out the next item that `mayGoOn` lets through, with the key whose turn it is; null where none may go on. */
  next(mayGoOn: (item: A, key: string) => boolean): { readonly item: A; readonly key: string } | null
  some(test: (item: A, key: string) => boolean): boolean
}

/**
 * Stands for the key of an item for which no client waits any more: its work has not noticed yet and must still end.
 */
const NOBODY: readonly string[] = ['']

function listKeys({ waitingKeys }: QueueEntry<unknown>): readonly string[] {
  const keys = [...waitingKeys.keys()]
  return keys.length > 0 ? keys : NOBODY
}

export function createFairQueue<A>(): FairQueue<A> {
  /** In the order in which they came. */
  const waiting = new Set<QueueEntry<A>>()
  /** Last turn of each waiting key, or the number it got when it began to wait. The lowest is next. */
  let lastTurns = new Map<string, number>()
  let turns = 0

  const findLastTurn = (key: string): number => {
    const known = lastTurns.get(key)
    if (known !== undefined) return known
    turns += 1
    lastTurns.set(key, turns)
    return turns
  }
  const takeOut = (entry: QueueEntry<A>) => {
    waiting.delete(entry)
    // The queue forgets a key that no longer waits: when the key comes back, it goes behind all who wait then.
    const stillWaiting = new Map<string, number>()
    for (const each of waiting) for (const key of listKeys(each)) stillWaiting.set(key, findLastTurn(key))
    lastTurns = stillWaiting
  }
  return {
    get size() {
      return waiting.size
    },
    add: (entry) => {
      waiting.add(entry)
      for (const key of listKeys(entry)) findLastTurn(key)
    },
    remove: takeOut,
    next: (mayGoOn) => {
      let found: { readonly entry: QueueEntry<A>; readonly key: string } | null = null
      for (const entry of waiting) {
        for (const key of listKeys(entry)) {
          const isSooner = found === null || findLastTurn(key) < findLastTurn(found.key)
          if (isSooner && mayGoOn(entry.item, key)) found = { entry, key }
        }
      }
      if (found === null) return null
      // This turn counts for every key that waits for the item.
      for (const key of listKeys(found.entry)) lastTurns.set(key, (turns += 1))
      takeOut(found.entry)
      return { item: found.entry.item, key: found.key }
    },
    some: (test) => [...waiting].some((entry) => listKeys(entry).some((key) => test(entry.item, key))),
  }
}

/** Runs when a request has to wait; returns the function to call when it no longer waits. */
export type OnWait = () => (() => void) | undefined

/** A request in a queue, and the function that gives it the resource it waits for. */
export interface WaitingRequest<A, T> {
  readonly request: A
  readonly grant: (resource: T) => void
}

/**
 * Waits in a queue until `grant` is called. Stops waiting when the context is aborted, and throws the reason of the abort.
 * `handOut` gives away what is free at the moment.
 */
export function waitForTurn<A, T>(
  queue: FairQueue<WaitingRequest<A, T>>,
  { waitingKeys, signal }: WorkOwner,
  request: A,
  handOut: () => void,
  onWait?: OnWait,
): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const state: { over?: true; endWait?: (() => void) | undefined } = {}
    const end = () => {
      state.over = true
      signal.removeEventListener('abort', giveUp)
      state.endWait?.()
    }
    const grant = (resource: T) => {
      end()
      resolve(resource)
    }
    const entry = { waitingKeys, item: { request, grant } }
    const giveUp = () => {
      queue.remove(entry)
      end()
      // Whoever aborted chose the reason and expects to catch exactly that.
      reject(signal.reason as Error)
      handOut()
    }
    signal.addEventListener('abort', giveUp)
    queue.add(entry)
    handOut()
    if (state.over !== true) state.endWait = onWait?.()
  })
}
