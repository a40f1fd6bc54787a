import { Gauge, type Registry } from 'prom-client'
import type { LastDrill } from '../../schemas/core/restore-drill.ts'
import type { BuildReports } from './build-reports.ts'

/** Reads what the builds of the data directory have left when the metrics are requested. */
export type ReadReports = () => Promise<Pick<BuildReports, 'last' | 'heldBack' | 'drill' | 'verified'>>

/** Adds what the builds reported; for a replica, the builds whose snapshots it follows. Absent before the first build. */
export function addBuildGauges(registry: Registry, prefix: string, readReports: ReadReports): void {
  const registers = [registry]
  addDrillGauges(registry, prefix, readReports)
  new Gauge({
    name: `${prefix}build_age_seconds`,
    help: 'Time since the last build ended, whether or not it published.',
    registers,
    async collect() {
      const { last } = await readReports()
      if (last === null) this.remove()
      else this.set((Date.now() - Date.parse(last.ended_at)) / 1000)
    },
  })
  new Gauge({
    name: `${prefix}build_exit_code`,
    help: 'How the last build ended: 0 all good, 1 something was held back or damaged, 2 nothing is good.',
    registers,
    async collect() {
      const { last } = await readReports()
      if (last === null) this.remove()
      else this.set(last.exit_code)
    },
  })
  new Gauge({
    name: `${prefix}held_back_partitions`,
    help: 'Partitions that builds held back and no later one repaired, by dataset; the last good ones are served.',
    labelNames: ['dataset'],
    registers,
    async collect() {
      const { heldBack } = await readReports()
      this.reset()
      for (const partition of new Map(heldBack.map((held) => [`${held.dataset} ${held.partition}`, held])).values()) {
        this.inc({ dataset: partition.dataset })
      }
    },
  })
}

/** Adds how the last drill of a restore ended; absent before the first. */
function addDrillGauges(registry: Registry, prefix: string, readReports: ReadReports): void {
  const addGauge = (name: string, help: string, read: (drill: LastDrill) => number | null) => {
    new Gauge({
      name: `${prefix}restore_drill_${name}`,
      help,
      registers: [registry],
      async collect() {
        const { drill } = await readReports()
        const value = drill === null ? null : read(drill)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  const secondsSince = (instant: string) => (Date.now() - Date.parse(instant)) / 1000
  addGauge('age_seconds', 'Time since the last drill of a restore ended.', ({ ended_at }) => secondsSince(ended_at))
  addGauge(
    'failed',
    '1 if the last drill of a restore failed, 0 if the backup was restored, verified and answered.',
    (drill) => (drill.failed_at === null ? 0 : 1),
  )
  addGauge(
    'snapshot_age_seconds',
    'Time since the newest snapshot of the drilled backup was published.',
    ({ published_at }) => (published_at === null ? null : secondsSince(published_at)),
  )
}
