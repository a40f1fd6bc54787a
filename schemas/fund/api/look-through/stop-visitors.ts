import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import type { FollowedRings } from './followed-rings.ts'
import type { Graph, Holder } from './graph.ts'
import type { LookThroughLimits } from './outcome.ts'
import { type WalkStop, walkStops, countUnits } from './walk.ts'

/**
 * Most units of work for a walk, because paths multiply if funds hold each other crosswise: some six times those of the
 * widest fund of a full month, which has a quarter of a million leaves.
 */
export const MOST_OF_A_WALK = 2_500_000

export interface Visitor {
  add(stop: WalkStop): void
  /** Units of work for a visit, if they grow with the stop. */
  unitsAt?(stop: WalkStop): number
}

/** Walks through all holdings of a fund and shows each stop to each of `visitors`. */
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
