import { Counter, Gauge, type Registry } from 'prom-client'
import type { Status } from '../../schemas/service/status/status.ts'
import type { ReadReports } from './build-metrics.ts'

/** Reads the head of the log of manifests. */
export type ReadHead = () => Promise<Status['log_head']>

const secondsSince = (instant: string | number) => (Date.now() - new Date(instant).getTime()) / 1000

/** Adds when the data were verified last, and what the log of manifests says; absent before the first. */
export function addUpkeepGauges(
  registry: Registry,
  prefix: string,
  readReports: ReadReports,
  readHead: ReadHead,
): void {
  const addGauge = (name: string, help: string, read: () => Promise<number | null>) => {
    new Gauge({
      name: `${prefix}${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }
  const ofVerify = async (read: (verified: NonNullable<Awaited<ReturnType<ReadReports>>['verified']>) => number) => {
    const { verified } = await readReports()
    return verified === null ? null : read(verified)
  }
  const ofHead = async (read: (head: NonNullable<Status['log_head']>) => number | null) => {
    const head = await readHead()
    return head === null ? null : read(head)
  }
  addGauge('verify_age_seconds', 'Time since market-data-server verify ended last.', () =>
    ofVerify(({ ended_at }) => secondsSince(ended_at)),
  )
  addGauge('verify_failed', '1 if the last verification found a fault, 0 if all was as published.', () =>
    ofVerify(({ failure }) => (failure === null ? 0 : 1)),
  )
  addGauge('log_entries', 'Snapshots in the log of manifests.', () => ofHead(({ size }) => size))
  addGauge(
    'log_head_age_seconds',
    'Time since the head of the log of manifests was signed; absent where nobody signs it.',
    () => ofHead(({ state, signed_at }) => (state === 'not_signed' ? null : secondsSince(signed_at))),
  )
  addGauge(
    'log_head_stale',
    '1 if nobody signed the head of the log in its time, 0 if it is fresh; absent where nobody signs it.',
    () => ofHead(({ state }) => (state === 'not_signed' ? null : state === 'stale' ? 1 : 0)),
  )
}

/** Creates the count of bytes that were read to find damage, and the time since the last reading. */
export function createScrubMetrics(registry: Registry, prefix: string): (bytes: number) => void {
  let lastAt: number | null = null
  const scrubbed = new Counter({
    name: `${prefix}scrubbed_bytes_total`,
    help: 'Bytes of published files that were read in the background to find damage.',
    registers: [registry],
  })
  new Gauge({
    name: `${prefix}scrub_age_seconds`,
    help: 'Time since a published file was read last in the background to find damage; absent before the first.',
    registers: [registry],
    collect() {
      if (lastAt === null) this.remove()
      else this.set(secondsSince(lastAt))
    },
  })
  return (bytes) => {
    lastAt = Date.now()
    scrubbed.inc(bytes)
  }
}
