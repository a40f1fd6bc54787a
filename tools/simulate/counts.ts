import { type AnswerCosts, COST_ENCODINGS } from './costs.ts'
import { KINDS, type Profile } from './mix.ts'
import type { OriginSource } from './origin.ts'

/** From where a client got an answer: its own copy, the CDN, or a server. */
export type Layer = 'own' | 'edge' | OriginSource

/** The parts of a run: caches fill, they are full, the first minute of a new snapshot, what follows. */
export const PHASES = ['filling', 'steady', 'flip', 'later'] as const
export type Phase = (typeof PHASES)[number]

export interface PhaseCounts {
  seconds: number
  layers: Record<Layer, number>
  /** Answers that were made, by kind and encoding: `portfolio-gzip`. */
  made: Record<string, number>
  /** Answers that were made before the snapshot was served. */
  warmed: Record<string, number>
  /** Bytes that the servers sent, and that clients got of servers and CDN. */
  originBytes: number
  clientBytes: number
}

export interface Counts {
  phases: Record<Phase, PhaseCounts>
  profiles: Record<Profile, Record<Layer, number>>
}

const noLayers = (): Record<Layer, number> => ({
  own: 0,
  edge: 0,
  'unchanged-early': 0,
  'unchanged-late': 0,
  'kept-early': 0,
  'kept-late': 0,
  joined: 0,
  made: 0,
})

const noCounts = (): PhaseCounts => ({
  seconds: 0,
  layers: noLayers(),
  made: {},
  warmed: {},
  originBytes: 0,
  clientBytes: 0,
})

export function createCounts(): Counts {
  const phases = { filling: noCounts(), steady: noCounts(), flip: noCounts(), later: noCounts() }
  return { phases, profiles: { web: noLayers(), backend: noLayers(), analyst: noLayers() } }
}

export function addOne(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

/** The figures that follow from the counts of a phase and what answers cost. */
export interface PhaseFigures {
  /** Requests a second that clients would send without own copies, that leave them, and that reach a server. */
  readonly asked: number
  readonly sent: number
  readonly origin: number
  /** Answers that a server makes, a second. */
  readonly made: number
  /** Shares of what reaches the layer: of the requests sent for the CDN, of those at the servers for the others. */
  readonly edgeRate: number
  readonly unchangedRate: number
  readonly keptRate: number
  /** Seconds of CPU that servers use, a second. */
  readonly cores: number
  /** Of them for answers that are made. */
  readonly madeCores: number
  /** Bytes a second. */
  readonly originBytes: number
  readonly clientBytes: number
}

export function computeFigures(counts: PhaseCounts, costs: AnswerCosts): PhaseFigures {
  const { seconds, layers } = counts
  const all = Object.values(layers).reduce((sum, count) => sum + count, 0)
  const sent = all - layers.own
  const origin = sent - layers.edge
  const unchanged = layers['unchanged-early'] + layers['unchanged-late']
  const kept = layers['kept-early'] + layers['kept-late'] + layers.joined
  const madeCpu = sumMadeCpu(counts.made, costs)
  const otherCpu =
    layers['unchanged-early'] * costs.unchanged.early +
    layers['unchanged-late'] * costs.unchanged.late +
    layers['kept-early'] * costs.kept.early +
    (layers['kept-late'] + layers.joined) * costs.kept.late
  const perSecond = (value: number) => (seconds === 0 ? 0 : value / seconds)
  const share = (part: number, of: number) => (of === 0 ? 0 : part / of)
  return {
    asked: perSecond(all),
    sent: perSecond(sent),
    origin: perSecond(origin),
    made: perSecond(layers.made),
    edgeRate: share(layers.edge, sent),
    unchangedRate: share(unchanged, origin),
    keptRate: share(kept, origin),
    cores: perSecond(madeCpu + otherCpu) / 1000,
    madeCores: perSecond(madeCpu) / 1000,
    originBytes: perSecond(counts.originBytes),
    clientBytes: perSecond(counts.clientBytes),
  }
}

/** Adds up the milliseconds of CPU of answers that were made. */
export function sumMadeCpu(made: Readonly<Record<string, number>>, costs: AnswerCosts): number {
  return KINDS.flatMap((kind) =>
    COST_ENCODINGS.map((encoding) => (made[`${kind}-${encoding}`] ?? 0) * costs.madeCpu(kind, encoding)),
  ).reduce((sum, cpu) => sum + cpu, 0)
}

/** Adds up the layers of some profiles or phases. */
export function sumLayers(some: readonly Readonly<Record<Layer, number>>[]): Record<Layer, number> {
  const sum = noLayers()
  for (const layers of some) {
    for (const layer of Object.keys(sum) as Layer[]) sum[layer] += layers[layer]
  }
  return sum
}
