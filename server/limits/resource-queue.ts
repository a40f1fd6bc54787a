import type { Cost } from '../../schemas/core/cost.ts'
import type { Asker } from './request-context.ts'
import { fairQueue, type InLine, type OnWait, waitIn } from './fair-queue.ts'

/** Hands out what there are few of, one user at a time each; who comes when all are taken waits for a fair turn. */
export interface Turns<T> {
  /** Waits for a turn, and not after the asker has gone: then it throws the reason. */
  take(asker: Pick<Asker, 'party' | 'cost' | 'signal'>, onWait?: OnWait): Promise<T>
  give(one: T): void
  /** Runs `act` once nothing runs or waits any more; to be called when nobody new will come. */
  whenAllFree(act: () => void): void
  waiting(): number
}

/** How many are left for others. */
export interface Shares {
  /** The most that heavy requests have at once. */
  readonly heavy: number
  /** The most that one key has at once. */
  readonly key: number
}

export function turnsOf<T>(all: readonly T[], shares: Shares): Turns<T> {
  const free = [...all]
  const taken = new Map<T, { readonly key: string; readonly cost: Cost }>()
  const queue = fairQueue<InLine<Cost, T>>()
  let atRest: (() => void) | null = null

  const countOf = (by: 'key' | 'cost', value: string) => [...taken.values()].filter((each) => each[by] === value).length
  const mayTake = ({ what: cost }: { readonly what: Cost }, key: string) =>
    countOf('key', key) < shares.key && (cost === 'light' || countOf('cost', 'heavy') < shares.heavy)
  const hand = () => {
    for (let one = free.pop(); one !== undefined; one = free.pop()) {
      const next = queue.next(mayTake)
      if (next === null) {
        free.push(one)
        return
      }
      taken.set(one, { key: next.key, cost: next.about.what })
      next.about.go(one)
    }
  }
  const rest = () => {
    if (free.length < all.length || queue.size > 0) return
    atRest?.()
    atRest = null
  }
  return {
    take: (asker, onWait) =>
      waitIn(
        queue,
        asker,
        asker.cost,
        () => {
          hand()
          // Who gave up may have been the last.
          rest()
        },
        onWait,
      ),
    give: (one) => {
      taken.delete(one)
      free.push(one)
      hand()
      rest()
    },
    whenAllFree: (act) => {
      atRest = act
      rest()
    },
    waiting: () => queue.size,
  }
}
