import type { Logger } from 'pino'
import type { Lake } from '../../lake/lake.ts'
import type { CurrentObject } from '../../lake/object-store/published-lake.ts'
import { pointCurrentAt } from '../../lake/snapshots/current-link.ts'
import { findHeadAge } from './judge-head.ts'
import { readTurnedId, removeForgotten } from './pull-round.ts'

/** A switch that is later than this is a mistake of somebody's clock. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** Turns `data/current` at the time that the publisher gives, so that all replicas do it together. */
export function createSnapshotSwitch(lake: Lake, now: () => Date, log: Logger) {
  let turnedAt = 0
  let waits: { readonly snapshot: string; readonly at: number } | null = null
  return {
    /** When `current` is to be turned; null if it is turned. */
    dueAt: () => waits?.at ?? null,
    turnWhenDue: async (head: CurrentObject) => {
      const { snapshot, serve_from, published_at } = head
      const served = await readTurnedId(lake)
      const isFirst = served === null || serve_from === undefined
      if (waits?.snapshot !== snapshot) {
        const at = isFirst ? 0 : Math.min(Date.parse(serve_from), now().getTime() + LONGEST_WAIT_MS)
        waits = { snapshot, at }
      }
      if (served !== snapshot && now().getTime() < waits.at) return
      waits = null
      if (served === snapshot) return
      await pointCurrentAt(lake, snapshot)
      turnedAt = now().getTime()
      log.info({ snapshot, published_at, age_seconds: findHeadAge(head, now()) }, 'replica turned to a snapshot')
    },
    /** Removes what the store no longer keeps; true if there was anything. */
    forget: async (current: CurrentObject, settleMs: number) => {
      const forgotten = now().getTime() - turnedAt >= settleMs ? await removeForgotten(lake, current) : []
      if (forgotten.length > 0) log.info({ snapshots: forgotten }, 'snapshots that are no longer kept were removed')
      return forgotten.length > 0
    },
  }
}
