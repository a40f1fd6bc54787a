import type { Cost } from '../../schemas/api/cost.ts'
import { type KeyActivity, createKeyActivity } from './key-activity.ts'
import { createFairQueue, type OnWait, waitForTurn, type WaitingRequest } from './fair-queue.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Lends out scarce resources, such as DuckDB sessions or places of a lane, to one user at a time each. A request
 * that finds all of them taken waits for a fair turn.
 */
export interface ResourceQueue<T> {
  /** Waits for a resource. Stops waiting when the context is aborted, and throws the reason of the abort. */
  take(context: Pick<RequestContext, 'waitingKeys' | 'cost' | 'signal'>, wishes?: ResourceWishes<T>): Promise<T>
  give(resource: T): void
  /** Runs `act` when nothing runs or waits any more. Call it only when no new request can come. */
  whenAllFree(act: () => void): void
  waiting(): number
}

interface ResourceWishes<T> {
  readonly onWait?: OnWait | undefined
  /** Chooses among the free resources, of which there is one at least. Without it the one that was given back last goes. */
  readonly choose?: (free: readonly T[]) => T
}

interface ResourceRequest<T> {
  readonly cost: Cost
  readonly choose: (free: readonly T[]) => T
}

export interface ResourceShares {
  /** For heavy and wide requests together. */
  readonly costly: number
  /** For one key. While others ask too, each key has an equal part, and one at least. */
  readonly key: number
}

export function createResourceQueue<T>(
  all: readonly T[],
  shares: ResourceShares,
  /** The share of a key is divided between these keys: those that ask here, or that ask for several resources. */
  asking: KeyActivity = createKeyActivity(),
): ResourceQueue<T> {
  const free = [...all]
  const taken = new Map<T, { readonly key: string; readonly cost: Cost }>()
  const queue = createFairQueue<WaitingRequest<ResourceRequest<T>, T>>()
  let onAllFree: (() => void) | null = null

  const countTaken = (test: (holder: { readonly key: string; readonly cost: Cost }) => boolean) =>
    [...taken.values()].filter(test).length
  const countShare = () => Math.max(1, Math.floor(shares.key / Math.max(1, asking.count())))
  const mayTake = ({ request: { cost } }: { readonly request: Pick<ResourceRequest<T>, 'cost'> }, key: string) =>
    countTaken((each) => each.key === key) < countShare() &&
    (cost === 'light' || countTaken((each) => each.cost !== 'light') < shares.costly)
  function handOut() {
    while (free.length > 0) {
      const next = queue.next(mayTake)
      if (next === null) {
        if (queue.size > 0) asking.whenSilent(handOut)
        return
      }
      const { cost, choose } = next.item.request
      const resource = choose(free)
      free.splice(free.indexOf(resource), 1)
      taken.set(resource, { key: next.key, cost })
      next.item.grant(resource)
    }
  }
  const checkAllFree = () => {
    if (free.length < all.length || queue.size > 0) return
    onAllFree?.()
    onAllFree = null
  }
  return {
    take: (context, { onWait, choose = chooseLast } = {}) => {
      asking.note(context.waitingKeys.keys())
      const giveAway = () => {
        handOut()
        // A request that gave up may have been the last one.
        checkAllFree()
      }
      return waitForTurn(queue, context, { cost: context.cost, choose }, giveAway, onWait)
    },
    give: (resource) => {
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

function chooseLast<T>(free: readonly T[]): T {
  return free.at(-1) as T
}
