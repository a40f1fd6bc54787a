import { overloadedError, type RefusalReason } from './concurrency-limit.ts'
import type { OnWait } from './fair-queue.ts'
import type { RequestContext } from './request-context.ts'
import { createResourceQueue } from './resource-queue.ts'

/** A lane with few places for heavy requests. It bounds the time and the memory that all heavy requests take together. */
export interface HeavyLane {
  /** Runs the work of a heavy request when it gets a place in the lane; runs that of a light request at once. */
  run<T>(context: Pick<RequestContext, 'waitingKeys' | 'cost' | 'signal'>, work: () => Promise<T>): Promise<T>
}

export interface HeavyLaneOptions {
  /** Heavy requests that run at once. Where there are several places, one key may have all of them but one. */
  readonly places: number
  /** Heavy requests that may wait; the lane refuses one more at once. */
  readonly mostWaiting: number
  readonly onWait?: OnWait | undefined
  readonly onRun?: OnWait | undefined
  readonly onRefused?: ((reason: RefusalReason) => void) | undefined
}

export function createHeavyLane({ places, mostWaiting, onWait, onRun, onRefused }: HeavyLaneOptions): HeavyLane {
  const all = Array.from({ length: places }, (_place, at) => at)
  const queue = createResourceQueue(all, { heavy: places, key: Math.max(1, places - 1) })
  return {
    run: async (context, work) => {
      if (context.cost === 'light') return work()
      if (queue.waiting() >= mostWaiting) {
        onRefused?.('heavy_queue')
        throw overloadedError()
      }
      const place = await queue.take(context, onWait)
      const endRun = onRun?.()
      try {
        return await work()
      } finally {
        queue.give(place)
        endRun?.()
      }
    },
  }
}
