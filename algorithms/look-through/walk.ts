import { takePart, type Fraction, multiplyPart, WHOLE } from './fraction.ts'
import type { Graph, Holder, QuotaLine } from './graph.ts'
import { type LookThroughLimits, decideOutcome, type Unexpanded } from './outcome.ts'

/** A fund reached by one path: its lines as parts of the root's, but for those that are followed further. */
export interface WalkStop {
  readonly holder: Holder
  /** From the root to this fund. */
  readonly path: readonly string[]
  /** The ids of the quota lines that were followed to get here; a holder can have several of one fund. */
  readonly followed: readonly string[]
  /** The root's part of each of its lines. */
  readonly part: Fraction
  /** The rounded values of the lines that are no quotas, added up. */
  readonly directValue: bigint
  readonly unexpanded: readonly { readonly line: QuotaLine; readonly why: Unexpanded; readonly value: bigint }[]
  /** Ids of the lines that are followed further. */
  readonly expanded: ReadonlySet<string>
  /** The value of the quota line that led here, less the rounded values of the lines that take its place. */
  readonly reconciliation: bigint
  /** The number of leaves here, the one of reconciliation included. */
  readonly leafCount: number
}

const UNITS_A_STOP = 10

/** The work of getting to a stop: its way is written down, and each of its lines is worked out. */
export function countUnits({ holder, path }: WalkStop): number {
  return UNITS_A_STOP + path.length + holder.quotas.length + holder.directValues.length
}

interface WalkStep {
  readonly holder: Holder
  readonly path: readonly string[]
  readonly followed: readonly string[]
  readonly part: Fraction
  /** Rounded value of the quota line that leads here; null at the root. */
  readonly value: bigint | null
}

/**
 * Goes through what a fund holds, depth first, the larger quota line first: each fund before the funds that it holds.
 * It remembers only the way to the present stop, so that memory does not grow where paths multiply.
 */
export function* walkStops(
  graph: Graph,
  root: Holder,
  limits: LookThroughLimits,
): Generator<WalkStop, void, undefined> {
  const ahead: WalkStep[] = [{ holder: root, path: [root.cnpj], followed: [], part: WHOLE, value: null }]
  for (let step = ahead.pop(); step !== undefined; step = ahead.pop()) {
    const { stop, next } = arrive(step, graph, limits)
    yield stop
    ahead.push(...next.reverse())
  }
}

function arrive(step: WalkStep, graph: Graph, limits: LookThroughLimits): { stop: WalkStop; next: WalkStep[] } {
  const { holder, path, followed, part } = step
  const unexpanded: WalkStop['unexpanded'][number][] = []
  const next: WalkStep[] = []
  let expandedValue = 0n
  for (const line of holder.quotas) {
    const value = takePart(part, line.value)
    const outcome = decideOutcome(line, { path, value }, graph, limits)
    if (typeof outcome === 'string') {
      unexpanded.push({ line, why: outcome, value })
    } else {
      expandedValue += value
      next.push({
        holder: outcome.held,
        path: [...path, outcome.held.cnpj],
        followed: [...followed, line.id],
        part: multiplyPart(part, outcome.part),
        value,
      })
    }
  }
  const directValue = holder.directValues.reduce((sum, value) => sum + takePart(part, value), 0n)
  const ownValue = unexpanded.reduce((sum, { value }) => sum + value, directValue + expandedValue)
  const reconciliation = step.value === null ? 0n : step.value - ownValue
  const leafCount = holder.directValues.length + unexpanded.length + (reconciliation === 0n ? 0 : 1)
  const expanded = new Set(next.map((ahead) => ahead.followed.at(-1) ?? ''))
  return {
    stop: { holder, path, followed, part, directValue, unexpanded, expanded, reconciliation, leafCount },
    next,
  }
}
