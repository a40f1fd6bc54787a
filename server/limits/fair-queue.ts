import type { Asker } from './request-context.ts'
import type { Party } from './waiting-keys.ts'

/** Whoever waits for a turn: for whom, and what it is about. */
interface Waiting<A> {
  readonly party: Party
  readonly about: A
}

/**
 * Who waits, in fair order: no key waits while another has two turns, however many requests either has. What several
 * keys wait for goes by the first turn of any of them.
 */
export interface FairQueue<A> {
  readonly size: number
  add(one: Waiting<A>): void
  remove(one: Waiting<A>): void
  /** Takes out whoever is next, with the key whose turn it is; of those that may go on now. */
  next(mayGoOn: (about: A, key: string) => boolean): { readonly about: A; readonly key: string } | null
  some(test: (about: A, key: string) => boolean): boolean
}

/** Whose turn it is where nobody waits any more for work that has not heard of it yet. */
const NOBODY: readonly string[] = ['']

function keysOf({ party }: Waiting<unknown>): readonly string[] {
  const keys = [...party.keys()]
  return keys.length > 0 ? keys : NOBODY
}

export function fairQueue<A>(): FairQueue<A> {
  // In the order in which they came.
  const waiting = new Set<Waiting<A>>()
  /** When each of the keys that wait last had a turn, or else began to wait: the lowest is next. */
  let lastTurns = new Map<string, number>()
  let turns = 0

  const turnOf = (key: string): number => {
    const known = lastTurns.get(key)
    if (known !== undefined) return known
    turns += 1
    lastTurns.set(key, turns)
    return turns
  }
  const takeOut = (one: Waiting<A>) => {
    waiting.delete(one)
    // A key that waits no more has no place: when it comes again it stands behind all who do.
    const still = new Map<string, number>()
    for (const each of waiting) for (const key of keysOf(each)) still.set(key, turnOf(key))
    lastTurns = still
  }
  return {
    get size() {
      return waiting.size
    },
    add: (one) => {
      waiting.add(one)
      for (const key of keysOf(one)) turnOf(key)
    },
    remove: takeOut,
    next: (mayGoOn) => {
      let found: { readonly one: Waiting<A>; readonly key: string } | null = null
      for (const one of waiting) {
        for (const key of keysOf(one)) {
          const isSooner = found === null || turnOf(key) < turnOf(found.key)
          if (isSooner && mayGoOn(one.about, key)) found = { one, key }
        }
      }
      if (found === null) return null
      // For all of them it was a turn.
      for (const key of keysOf(found.one)) lastTurns.set(key, (turns += 1))
      takeOut(found.one)
      return { about: found.one.about, key: found.key }
    },
    some: (test) => [...waiting].some((each) => keysOf(each).some((key) => test(each.about, key))),
  }
}

/** Called where there is no turn at once; what it answers is called at the end of the waiting. */
export type OnWait = () => (() => void) | undefined

/** What one who waits is about, and how it is told that its turn has come. */
export interface InLine<A, T> {
  readonly what: A
  readonly go: (got: T) => void
}

/** Waits in a queue for a turn, and not after the asker has gone: then it throws the reason. `hand` gives what is free. */
export function waitIn<A, T>(
  queue: FairQueue<InLine<A, T>>,
  { party, signal }: Pick<Asker, 'party' | 'signal'>,
  what: A,
  hand: () => void,
  onWait?: OnWait,
): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const state: { over: boolean; waited?: (() => void) | undefined } = { over: false }
    const end = () => {
      state.over = true
      signal.removeEventListener('abort', giveUp)
      state.waited?.()
    }
    const go = (got: T) => {
      end()
      resolve(got)
    }
    const one = { party, about: { what, go } }
    const giveUp = () => {
      queue.remove(one)
      end()
      // Whatever was given as the reason is what its giver wants to catch.
      reject(signal.reason as Error)
      hand()
    }
    signal.addEventListener('abort', giveUp, { once: true })
    queue.add(one)
    hand()
    if (!state.over) state.waited = onWait?.()
  })
}
