import type { Amounts } from './amounts.ts'
import { type Fraction, multiplyPart, WHOLE } from './fraction.ts'
import { FollowedRings, type JudgedQuotas } from './followed-rings.ts'
import { type Graph, type Holder, type QuotaLine } from './graph.ts'
import { decideOnWay, type LookThroughLimits, type Opening, type Unexpanded } from './outcome.ts'
import { FundPath } from './fund-path.ts'

interface StopAmounts {
  /** Root's part of each of its lines. */
  readonly part: Fraction
  /** Rounded values of the holder's quotas, in their order. */
  readonly quotaValues: Amounts
  /** Sum of the rounded values of the lines other than quotas. */
  readonly directValue: bigint
  /** Value of the quota line that led here, less the rounded values of the lines that replace it. */
  readonly reconciliation: bigint
}

/** Fund reached by one path, with its lines as parts of the root, except the lines that are followed further. */
export class WalkStop implements StopAmounts {
  readonly part: Fraction
  readonly quotaValues: Amounts
  readonly directValue: bigint
  readonly reconciliation: bigint
  /** Target of each of the holder's quotas, in their order, or the reason why a quota is not followed. */
  readonly outcomes: readonly (Unexpanded | Opening)[]
  /** Number of leaves here, including the reconciliation. */
  readonly leafCount: number
  readonly way: FundPath

  constructor(way: FundPath, outcomes: readonly (Unexpanded | Opening)[], amounts: StopAmounts) {
    this.way = way
    this.outcomes = outcomes
    this.part = amounts.part
    this.quotaValues = amounts.quotaValues
    this.directValue = amounts.directValue
    this.reconciliation = amounts.reconciliation
    let leaves = way.holder.directValues.length + (amounts.reconciliation === 0n ? 0 : 1)
    for (const outcome of outcomes) if (typeof outcome === 'string') leaves += 1
    this.leafCount = leaves
  }

  get holder(): Holder {
    return this.way.holder
  }

  /** CNPJs from the root to this fund. */
  get path(): readonly string[] {
    return this.way.path
  }

  get unexpanded(): readonly { readonly line: QuotaLine; readonly why: Unexpanded; readonly value: bigint }[] {
    return this.holder.quotas.flatMap((line, at) => {
      const why = this.outcomes[at]
      return typeof why === 'string' ? [{ line, why, value: this.quotaValues.at(at) }] : []
    })
  }

  /** Ids of the lines that are followed further. */
  get expanded(): ReadonlySet<string> {
    return new Set(this.holder.quotas.filter((_line, at) => typeof this.outcomes[at] !== 'string').map(({ id }) => id))
  }
}

const UNITS_A_STOP = 10

/** Counts the units of work for a stop: its way is remembered, and each of its lines is computed. */
export function countUnits({ count, holder }: Pick<FundPath, 'count' | 'holder'>): number {
  return UNITS_A_STOP + count + holder.quotas.length + holder.directValues.length
}

/** Way to a further fund, and the rounded value of the quota line that leads there; null at the root. */
interface WalkStep {
  readonly way: FundPath
  readonly part: Fraction
  readonly value: bigint | null
}

/**
 * Walks through the holdings of a fund, depth first and the larger quota line first, so that each fund comes before the
 * funds that it holds. It remembers the way to the present stop, and each fund once, so that memory does not grow with
 * the number of paths.
 */
export function* walkStops(
  graph: Graph,
  root: Holder,
  limits: LookThroughLimits,
  rings = new FollowedRings(graph, [root.cnpj]),
): Generator<WalkStop, void, undefined> {
  const ahead: WalkStep[] = [{ way: FundPath.from(root), part: WHOLE, value: null }]
  for (let step = ahead.pop(); step !== undefined; step = ahead.pop()) {
    const quotas = rings.quotasOf(step.way.holder)
    const stop = arrive(step, quotas, limits)
    yield stop
    addNext(stop, quotas, ahead)
  }
}

function arrive(
  { way, part, value }: WalkStep,
  { lines, values, staysInRing }: JudgedQuotas,
  limits: LookThroughLimits,
): WalkStop {
  const quotaValues = values.takeParts(part)
  const outcomes = lines.map((line, at) => {
    const outcome = decideOnWay(line, way, limits, staysInRing[at] === true)
    return typeof outcome !== 'string' && limits.isBelowThreshold(quotaValues.at(at)) ? 'below_threshold' : outcome
  })
  const directValue = way.holder.directValues.sumParts(part)
  const reconciliation = value === null ? 0n : value - directValue - quotaValues.sum()
  return new WalkStop(way, outcomes, { part, quotaValues, directValue, reconciliation })
}

/** Puts the funds after a stop at the beginning, so that the first line is followed next. */
function addNext(
  { way, part, outcomes, quotaValues }: WalkStop,
  { staysInRing }: JudgedQuotas,
  ahead: WalkStep[],
): void {
  for (let at = outcomes.length - 1; at >= 0; at--) {
    const [outcome, line] = [outcomes[at], way.holder.quotas[at]]
    if (outcome === undefined || line === undefined || typeof outcome === 'string') continue
    ahead.push({
      way: way.follow(line, outcome.held, staysInRing[at] === true),
      part: multiplyPart(part, outcome.part),
      value: quotaValues.at(at),
    })
  }
}
