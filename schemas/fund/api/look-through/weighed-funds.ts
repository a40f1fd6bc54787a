import { multiplyFixed, ONE, toFixed } from './fixed-point.ts'
import { type FollowedRings, isFollowed, type Ring } from './followed-rings.ts'
import { type Holder, holderIn } from './graph.ts'
import type { JudgedLine, Opening, Unexpanded } from './outcome.ts'

/** Fund below a root, over all ways that reach it at one level. A ring of funds is one level. */
export interface WeighedFund {
  readonly holder: Holder
  /** Number of levels between the root and it. */
  readonly level: number
  /** Part of the root in it over all turns, in units of which `ONE` is the whole. */
  readonly weight: bigint
  /** Number of ways to it, each of which reaches each fund of a ring once. */
  readonly ways: number
  /** Outcome of each of its quotas: the reason why it is a leaf, or null if it is followed. */
  readonly outcomes: readonly (Unexpanded | null)[]
}

/** Amount that reaches a fund from the level above. */
interface Arrival {
  weight: bigint
  ways: number
}

/** Greatest number of ways that is counted. */
const MOST_WAYS = 2 ** 31 - 1

/**
 * Finds the root's part of each fund, with the turns of rings solved: level by level, because funds are followed down
 * to `maxDepth`. A ring is entered once, as one level, and left by the lines of its funds that lead out of it.
 */
export function* weighFunds(
  rings: FollowedRings,
  root: Holder,
  maxDepth: number,
): Generator<WeighedFund, void, undefined> {
  let arrivals = new Map<string, Arrival>([[root.cnpj, { weight: ONE, ways: 1 }]])
  for (let level = 0; arrivals.size > 0; level++) {
    const next = new Map<string, Arrival>()
    for (const { holder, weight, ways } of turnInRings(rings, arrivals)) {
      const outcomes = rings.linesOf(holder).map((line) => decideInRings(rings, holder, line, level < maxDepth))
      yield { holder, level, weight, ways, outcomes: outcomes.map((each) => (typeof each === 'string' ? each : null)) }
      for (const outcome of outcomes) {
        if (typeof outcome === 'string' || rings.isSameRing(holder.cnpj, outcome.held.cnpj)) continue
        arrive(next, outcome.held.cnpj, multiplyFixed(weight, toFixed(outcome.part)), ways)
      }
    }
    arrivals = next
  }
}

/**
 * Decides which fund's holdings replace a line, with the turns of rings solved. Nothing depends on the way to the line,
 * so a line is a cycle only in a ring without a solution.
 */
export function decideInRings(
  rings: FollowedRings,
  { cnpj }: Holder,
  line: JudgedLine,
  mayGoDeeper: boolean,
): Unexpanded | Opening {
  if (typeof line === 'string') return line
  if (!isFollowed(line)) return line.why
  const ring = rings.isSameRing(cnpj, line.held.cnpj) ? rings.ringOf(cnpj) : null
  if (ring !== null) return rings.systemOf(ring) === null ? 'cycle' : line
  return mayGoDeeper ? line : 'depth_limit'
}

/** Walks through the funds of a level: those that an amount reaches, and with a fund of a ring all its other funds. */
function* turnInRings(
  rings: FollowedRings,
  arrivals: ReadonlyMap<string, Arrival>,
): Generator<Arrival & { readonly holder: Holder }, void, undefined> {
  const turned = new Set<Ring>()
  for (const [cnpj, arrival] of arrivals) {
    const ring = rings.ringOf(cnpj)
    const system = ring === null ? null : rings.systemOf(ring)
    if (ring === null || system === null) yield { holder: holderIn(rings.graph, cnpj), ...arrival }
    if (ring === null || system === null || turned.has(ring)) continue
    turned.add(ring)
    const entered = ring.members.map((member) => arrivals.get(member.cnpj) ?? { weight: 0n, ways: 0 })
    const ways = entered.reduce((sum, each) => addWays(sum, each.ways), 0)
    const weights = system.addUpParts(entered.map(({ weight }) => weight))
    for (const [at, holder] of ring.members.entries()) yield { holder, weight: weights[at] ?? 0n, ways }
  }
}

function arrive(next: Map<string, Arrival>, cnpj: string, weight: bigint, ways: number): void {
  const known = next.get(cnpj)
  if (known === undefined) next.set(cnpj, { weight, ways })
  else {
    known.weight += weight
    known.ways = addWays(known.ways, ways)
  }
}

/** Adds numbers of ways, up to the greatest number that is counted. */
export function addWays(ways: number, more: number): number {
  return Math.min(ways + more, MOST_WAYS)
}
