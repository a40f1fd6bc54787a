import type { Cost } from '../../schemas/api/cost.ts'
import { createFairQueue, type OnWait, waitForTurn, type WaitingRequest } from './fair-queue.ts'
import type { RequestContext } from './request-context.ts'
import { OWN_KEY } from './waiting-keys.ts'

/**
 * Lends out scarce resources, such as DuckDB sessions or places of a lane, to one user at a time each. A request
 * that finds all of them taken waits for a fair turn.
 */
export interface ResourceQueue<T> {
  /** Waits for a resource. Stops waiting when the context is aborted, and throws the reason of the abort. */
  take(context: Pick<RequestContext, 'waitingKeys' | 'cost' | 'signal'>, onWait?: OnWait): Promise<T>
  give(resource: T): void
  /** Runs `act` when nothing runs or waits any more. Call it only when no new request can come. */
  whenAllFree(act: () => void): void
  waiting(): number
}

/** The limits that leave resources to others. */
export interface ResourceShares {
  /** The most that heavy and wide requests may have at once. */
  readonly costly: number
  /** The most that one key may have at once: while others ask too, each key has an equal part of it, and one at least. */
  readonly key: number
}

/** A key that has asked for nothing for so long leaves the shares to the others. */
const ASKS_FOR_MS = 1_000

/** The time, in milliseconds, and what runs after some of it: tests have a clock of their own. */
export interface QueueClock {
  readonly now: () => number
  readonly after: (ms: number, act: () => void) => void
}

const REAL_CLOCK: QueueClock = {
  now: () => performance.now(),
  after: (ms, act) => setTimeout(act, ms).unref(),
}

export function createResourceQueue<T>(
  all: readonly T[],
  shares: ResourceShares,
  { now, after }: QueueClock = REAL_CLOCK,
): ResourceQueue<T> {
  const free = [...all]
  /** When each key asked last. */
  const asked = new Map<string, number>()
  const taken = new Map<T, { readonly key: string; readonly cost: Cost }>()
  const queue = createFairQueue<WaitingRequest<Cost, T>>()
  let onAllFree: (() => void) | null = null
  let looksAgain = false

  const countTaken = (test: (holder: { readonly key: string; readonly cost: Cost }) => boolean) =>
    [...taken.values()].filter(test).length
  const noteAsking = (keys: Iterable<string>) => {
    for (const key of keys) if (key !== OWN_KEY) asked.set(key, now())
    for (const [key, at] of asked) if (now() - at >= ASKS_FOR_MS) asked.delete(key)
  }
  const countShare = () => Math.max(1, Math.floor(shares.key / Math.max(1, asked.size)))
  const mayTake = ({ request: cost }: { readonly request: Cost }, key: string) =>
    countTaken((each) => each.key === key) < countShare() &&
    (cost === 'light' || countTaken((each) => each.cost !== 'light') < shares.costly)
  const handOut = () => {
    for (let resource = free.pop(); resource !== undefined; resource = free.pop()) {
      const next = queue.next(mayTake)
      if (next === null) {
        free.push(resource)
        if (queue.size > 0) lookAgain()
        return
      }
      taken.set(resource, { key: next.key, cost: next.item.request })
      next.item.grant(resource)
    }
  }
  /** A share grows when another key falls silent, which no request and no end of one announces. */
  const lookAgain = () => {
    if (looksAgain) return
    looksAgain = true
    after(ASKS_FOR_MS, () => {
      looksAgain = false
      noteAsking([])
      handOut()
    })
  }
  const checkAllFree = () => {
    if (free.length < all.length || queue.size > 0) return
    onAllFree?.()
    onAllFree = null
  }
  return {
    take: (context, onWait) => {
      noteAsking(context.waitingKeys.keys())
      const giveAway = () => {
        handOut()
        // A request that gave up may have been the last one.
        checkAllFree()
      }
      return waitForTurn(queue, context, context.cost, giveAway, onWait)
    },
    give: (resource) => {
      noteAsking([])
      taken.delete(resource)
      free.push(resource)
      handOut()
      checkAllFree()
    },
    whenAllFree: (act) => {
      onAllFree = act
      checkAllFree()
    },
    waiting: () => queue.size,
  }
}
