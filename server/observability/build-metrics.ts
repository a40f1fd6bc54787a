import { Gauge, type Registry } from 'prom-client'
import type { BuildReports } from './build-reports.ts'

/** Reads what the builds of the data directory have left when the metrics are requested. */
export type ReadReports = () => Promise<Pick<BuildReports, 'last' | 'heldBack'>>

/** Adds what the builds reported; of a replica, the builds whose snapshots it follows. Absent before the first build. */
export function addBuildGauges(registry: Registry, prefix: string, readReports: ReadReports): void {
  const registers = [registry]
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
