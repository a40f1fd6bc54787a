import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import type { FollowedRings } from './followed-rings.ts'
import type { Graph, Holder } from './graph.ts'
import type { LookThroughLimits } from './outcome.ts'
import { type WalkStop, walkStops, countUnits } from './walk.ts'

/**
 * Paths multiply where funds hold each other crosswise, so the units of work of a walk have a bound of their own: some six
 * times what the widest fund of a full month takes, with a quarter of a million leaves.
 */
export const MOST_OF_A_WALK = 2_500_000

/** Looks at each stop of a walk. */
export interface Visitor {
  add(stop: WalkStop): void
  /** Work of a visit, where it grows with the stop. */
  unitsAt?(stop: WalkStop): number
}

/** Walks through all that a fund holds and shows each stop to each of `visitors`. */
export async function visitStops(
  graph: Graph,
  root: Holder,
  limits: LookThroughLimits,
  visitors: readonly Visitor[],
  work: WorkBudget,
  rings?: FollowedRings,
): Promise<void> {
  let walked = 0
  for (const stop of walkStops(graph, root, limits, rings)) {
    const units = countUnits(stop.way)
    walked += units
    if (walked > MOST_OF_A_WALK) throw new TooManyPaths(`the funds that ${root.cnpj} leads to`)
    let isOver = work.spend(units)
    for (const visitor of visitors) {
      visitor.add(stop)
      isOver = work.spend(visitor.unitsAt?.(stop) ?? 0)
    }
    if (isOver) await work.rest()
  }
}
