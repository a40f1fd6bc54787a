import { Counter, Gauge, type Registry } from 'prom-client'
import type { Cost } from '../../schemas/api/cost.ts'
import type { RefusalReason } from '../limits/concurrency-limit.ts'

/** Counts one more until the returned function is called. */
type StartCount = () => () => void

/** Observes refused requests, and those that wait and run in each lane. */
export interface LimitObserver {
  readonly onRefused: (reason: RefusalReason) => void
  readonly lanes: Readonly<Record<Cost, { readonly onWait: StartCount; readonly onRun: StartCount }>>
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
  const ofLane = (state: string) =>
    new Gauge({
      name: `${prefix}lane_requests_${state}`,
      help: `Requests that are ${state} in each lane, by cost: light, wide, heavy.`,
      labelNames: ['lane'],
      registers,
    })
  const [laneWaiting, laneRunning] = [ofLane('waiting'), ofLane('running')]
  const countLane = (lane: Cost) => {
    for (const gauge of [laneWaiting, laneRunning]) gauge.set({ lane }, 0)
    return {
      onWait: countWhile(laneWaiting, { lane }, ...(lane === 'heavy' ? [waiting] : [])),
      onRun: countWhile(laneRunning, { lane }, ...(lane === 'heavy' ? [running] : [])),
    }
  }
  return {
    onRefused: (reason) => {
      refused.inc({ reason })
    },
    lanes: { light: countLane('light'), wide: countLane('wide'), heavy: countLane('heavy') },
  }
}

/** Counts something from its beginning to its end, in one gauge by these labels and in others without labels. */
export function countWhile(
  gauge: Gauge,
  labels: Readonly<Record<string, string>> = {},
  ...others: Gauge[]
): StartCount {
  return () => {
    gauge.inc(labels)
    for (const each of others) each.inc()
    return () => {
      gauge.dec(labels)
      for (const each of others) each.dec()
    }
  }
}
