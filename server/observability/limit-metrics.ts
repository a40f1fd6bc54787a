import { Counter, Gauge, type Registry } from 'prom-client'
import type { RefusalReason } from '../limits/concurrency-limit.ts'

/** Counts one more, until what it answers is called. */
type StartCount = () => () => void

/** Told of what is refused because too much is asked at once, and of the heavy requests that wait and run. */
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
    help: 'Requests refused because too many were under way: of the key, heavy ones of the key, of all, or heavy ones that wait.',
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
    help: 'Heavy requests that are worked on now.',
    registers,
  })
  return {
    onRefused: (reason) => {
      refused.inc({ reason })
    },
    heavy: { onWait: countWhile(waiting), onRun: countWhile(running) },
  }
}

/** Counts what begins, until it ends. */
export function countWhile(gauge: Gauge): StartCount {
  return () => {
    gauge.inc()
    return () => {
      gauge.dec()
    }
  }
}
