import type { Cost } from '../../schemas/api/cost.ts'
import { overloadedError, type RefusalReason } from './concurrency-limit.ts'
import { type KeyActivity, createKeyActivity } from './key-activity.ts'
import type { OnWait } from './fair-queue.ts'
import type { RequestContext } from './request-context.ts'
import { createResourceQueue } from './resource-queue.ts'

/** Bounds the time and the memory that requests take together: each is worked on when it gets a place. */
export interface WorkLane {
  run<T>(context: Pick<RequestContext, 'waitingKeys' | 'cost' | 'signal' | 'work'>, work: () => Promise<T>): Promise<T>
}

export interface WorkLaneOptions {
  /** Requests that are worked on at once. */
  readonly places: number
  /** Places that one key may have at most; without it, all but one where there are several. */
  readonly ofKey?: number
  /** `ofKey` is divided between these; without them, between the keys that ask for places of this lane. */
  readonly asking?: KeyActivity
  /** Requests that may wait; the lane refuses one more at once. */
  readonly mostWaiting: number
  readonly onWait?: OnWait | undefined
  readonly onRun?: OnWait | undefined
  readonly onRefused?: ((reason: RefusalReason) => void) | undefined
}

export function createWorkLane(options: WorkLaneOptions): WorkLane {
  const { places, ofKey = Math.max(1, places - 1), asking, mostWaiting, onWait, onRun, onRefused } = options
  const all = Array.from({ length: places }, (_place, at) => at)
  const queue = createResourceQueue(all, { costly: places, key: ofKey }, asking)
  return {
    run: async (context, work) => {
      if (queue.waiting() >= mostWaiting) {
        onRefused?.('heavy_queue')
        throw overloadedError()
      }
      const place = await queue.take(context, { onWait })
      const endRun = onRun?.()
      try {
        // Many requests that find their answer in memory would else be answered in one go, while no other key is heard.
        await context.work.rest()
        return await work()
      } finally {
        queue.give(place)
        endRun?.()
      }
    },
  }
}

export interface WorkLanesOptions {
  readonly heavy: WorkLaneOptions
  /** Queries that DuckDB runs at once. */
  readonly queries: number
  /** Count the requests of each lane that wait and run. */
  readonly counts?: Readonly<Record<Cost, Pick<WorkLaneOptions, 'onWait' | 'onRun'>>> | undefined
}

/**
 * Creates a lane for each cost, so that no request waits for a costlier one. Without a bound for light ones, the thread
 * that all share would work on all requests of a key in turn, and each of another key would wait for dozens.
 */
export function createWorkLanes({ heavy, queries, counts }: WorkLanesOptions): WorkLane {
  const asking = createKeyActivity()
  const lanes: Readonly<Record<Cost, WorkLane>> = {
    // While one answer is written, the key's other requests keep all of its queries busy.
    light: createWorkLane({ ...counts?.light, places: 2 * queries, ofKey: queries, asking, mostWaiting: Infinity }),
    // A key that asks alone has two places, and a key that asks beside others has one.
    wide: createWorkLane({ ...counts?.wide, places: heavy.places + 1, ofKey: 2, asking, mostWaiting: Infinity }),
    heavy: createWorkLane({ ...counts?.heavy, ...heavy, asking }),
  }
  return { run: (context, work) => lanes[context.cost].run(context, work) }
}
