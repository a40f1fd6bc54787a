import { type Refusal, overloaded } from './concurrency-limit.ts'
import type { Asker } from './request-context.ts'
import type { OnWait } from './fair-queue.ts'
import { turnsOf } from './resource-queue.ts'

/** The few places where heavy requests are worked on, so that the time and the memory of all of them are bounded. */
export interface HeavyLane {
  /** Does the work of a heavy request in a place of the lane, when its turn comes; that of a light one at once. */
  inTurn<T>(asker: Pick<Asker, 'party' | 'cost' | 'signal'>, work: () => Promise<T>): Promise<T>
}

export interface LaneLimits {
  /** Heavy requests that are worked on at once; a key leaves a place to others, where there are several. */
  readonly places: number
  /** Those that wait; one more is refused at once. */
  readonly mostWaiting: number
  readonly onWait?: OnWait | undefined
  readonly onRun?: OnWait | undefined
  readonly onRefused?: ((reason: Refusal) => void) | undefined
}

export function heavyLane({ places, mostWaiting, onWait, onRun, onRefused }: LaneLimits): HeavyLane {
  const all = Array.from({ length: places }, (_place, at) => at)
  const turns = turnsOf(all, { heavy: places, key: Math.max(1, places - 1) })
  return {
    inTurn: async (asker, work) => {
      if (asker.cost === 'light') return work()
      if (turns.waiting() >= mostWaiting) {
        onRefused?.('heavy_queue')
        throw overloaded()
      }
      const place = await turns.take(asker, onWait)
      const ran = onRun?.()
      try {
        return await work()
      } finally {
        turns.give(place)
        ran?.()
      }
    },
  }
}
