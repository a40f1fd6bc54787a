import { Counter, Gauge, type Registry } from 'prom-client'
import { findHeadAge } from '../replica/judge-head.ts'
import type { Replica } from '../replica/replica.ts'

/** Gauges read these values when somebody requests the metrics. */
export type WatchedReplica = Pick<Replica, 'announced' | 'checkedAt' | 'trouble'>

/** Creates the metrics of a replica; a server that is none has none of them. */
export function createReplicaMetrics(registry: Registry, prefix: string) {
  let received: Counter | null = null
  return {
    replicaReceived: (bytes: number) => {
      received?.inc(bytes)
    },
    watchReplica: ({ announced, checkedAt, trouble }: WatchedReplica) => {
      const registers = [registry]
      received = new Counter({
        name: `${prefix}replica_received_bytes_total`,
        help: 'Bytes of published files that were fetched from the object store.',
        registers,
      })
      new Gauge({
        name: `${prefix}replica_checked_age_seconds`,
        help: 'Time since the object store was last asked with success; absent before the first time.',
        registers,
        collect() {
          const at = checkedAt()
          if (at === null) this.remove()
          else this.set(Math.max(0, (Date.now() - at.getTime()) / 1000))
        },
      })
      new Gauge({
        name: `${prefix}replica_head_age_seconds`,
        help: 'Time since the object store published what it said last and this replica believes; absent before the first time.',
        registers,
        collect() {
          const head = announced()
          if (head === null) this.remove()
          else this.set(findHeadAge(head, new Date()))
        },
      })
      new Gauge({
        name: `${prefix}replica_in_trouble`,
        help: '1 if this replica cannot follow its object store, or refuses what is there; the log says why.',
        registers,
        collect() {
          this.set(trouble() === null ? 0 : 1)
        },
      })
    },
  }
}
