import type { Graph, Holder } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { partHeld, type PlainLimits, reason, roundedQuotient } from './plain-reasons.ts'
import { listReached } from './plain-rings.ts'

/** A look-through written a second time, for small months: recursion over everything, nothing shared with the product. */
export interface PlainLeaf {
  readonly path: string
  readonly resolution: string
  readonly cents: bigint
}

export function plainLeaves(graph: Graph, root: Holder, limits: PlainLimits): PlainLeaf[] {
  return leavesBelow(graph, root, [root.cnpj], [], { ...limits, reached: listReached(graph) }, null)
}

interface RingLimits extends PlainLimits {
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>
}

/** `fractions` are the parts that the quota lines on the way hold, as value and NAV or quotas held and issued; `worth` is the rounded value of the last of them. */
function leavesBelow(
  graph: Graph,
  holder: Holder,
  path: readonly string[],
  fractions: readonly (readonly [bigint, bigint])[],
  limits: RingLimits,
  worth: bigint | null,
): PlainLeaf[] {
  const over = fractions.reduce((product, [held]) => product * held, 1n)
  const under = fractions.reduce((product, [, whole]) => product * whole, 1n)
  const round = (value: bigint) => roundedQuotient(value * over, under)
  const leadsTo = (from: string, to: string) => limits.reached.get(from)?.has(to) === true
  const isInRing = (target: string | null) =>
    target !== null && leadsTo(holder.cnpj, target) && leadsTo(target, holder.cnpj)
  const at = (resolution: string, cents: bigint): PlainLeaf => ({ path: path.join('>'), resolution, cents })
  const judged = holder.quotas.map((line) => ({
    line,
    cents: round(line.value),
    why: reason(
      graph,
      line,
      path,
      round(line.value),
      isInRing(line.target) ? { ...limits, maxDepth: Infinity } : limits,
    ),
  }))
  const own = [
    ...[...holder.directValues].map((value) => at('direct', round(value))),
    ...judged.flatMap(({ why, cents }) => (why === null ? [] : [at(why, cents)])),
  ]
  const followed = judged.filter(({ why }) => why === null)
  const sum = [...own, ...followed].reduce((total, { cents }) => total + cents, 0n)
  const rest = worth === null || worth === sum ? [] : [at('reconciliation', worth - sum)]
  const below = followed.flatMap(({ line, cents }) => {
    const held = graph.holders.get(line.target ?? '')
    if (held === undefined) throw new Error('a line was followed to nowhere')
    // A ring is one level.
    const below = { ...limits, maxDepth: limits.maxDepth + (isInRing(line.target) ? 1 : 0) }
    return leavesBelow(graph, held, [...path, held.cnpj], [...fractions, partHeld(line, held)], below, cents)
  })
  return [...own, ...rest, ...below]
}
