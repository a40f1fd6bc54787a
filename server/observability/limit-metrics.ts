import { Counter, Gauge, type Registry } from 'prom-client'
import type { RefusalReason } from '../limits/concurrency-limit.ts'

/** Counts one more until the returned function is called. */
type StartCount = () => () => void

/** Observes refused requests, and heavy requests that wait and run. */
export interface LimitObserver {
  readonly onRefused: (reason: RefusalReason) => void
  readonly heavy: {
    readonly onWait: StartCount
    readonly onRun: StartCount
  }
}

export function createLimitMetrics(registry: Registry, prefix: string): LimitObserver {
  const registers = [registry]
  const refused = new Counter({
    name: `${prefix}requests_refused_total`,
    help: 'Requests refused because too many were running: of the key, heavy ones of the key, of all, or heavy ones that wait.',
    labelNames: ['reason'],
    registers,
  })
  const waiting = new Gauge({
    name: `${prefix}heavy_requests_waiting`,
    help: 'Heavy requests that wait for a place.',
    registers,
  })
  const running = new Gauge({
    name: `${prefix}heavy_requests_running`,
    help: 'Heavy requests that run now.',
    registers,
  })
  return {
    onRefused: (reason) => {
      refused.inc({ reason })
    },
    heavy: { onWait: countWhile(waiting), onRun: countWhile(running) },
  }
}

/** Counts something from its begin to its end. */
export function countWhile(gauge: Gauge): StartCount {
  return () => {
    gauge.inc()
    return () => {
      gauge.dec()
    }
  }
}
