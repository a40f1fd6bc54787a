import { FollowedRings } from '../../../../../schemas/fund/api/look-through/followed-rings.ts'
import { type Holder, holderIn, magnitude } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { findLeastShare } from '../../../../../schemas/fund/api/look-through/least-share.ts'
import { MOST_OF_A_WALK } from '../../../../../schemas/fund/api/look-through/stop-visitors.ts'
import { millionthsOfPercent } from '../../../../../schemas/fund/api/share-percent.ts'
import { ExactNumber, toExactNumber } from '../../../../../schemas/core/exact-number.ts'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { type LookThroughCoverage, CoverageCount } from '../../../../../schemas/fund/api/look-through/coverage.ts'
import { makeLeaves } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/look-through/leaf.ts'
import type { LookThroughLimits } from '../../../../../schemas/fund/api/look-through/outcome.ts'
import { PagePicker } from '../../../../../schemas/fund/api/look-through/page-picker.ts'
import { visitStopsOrRefuse } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/bounded-walks.ts'
import type { WorkBudget } from '../../../../../schemas/core/work-budget.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { units } from '../../../../server/helpers/cents.ts'
import type { MadeWorld } from './worlds.ts'

export const EVERYTHING: LookThroughLimits = { maxDepth: 20, isBelowThreshold: () => false }

export interface Leaf {
  readonly id: string
  readonly path: readonly string[]
  readonly depth: number
  readonly resolution: string
  readonly cents: bigint
  readonly application: string
}

export interface LookedThrough {
  readonly leaves: readonly Leaf[]
  readonly coverage: LookThroughCoverage
}

/** A page of the look-through of a fund; without a page all of it. */
export async function look(
  world: MadeWorld,
  root: string,
  limits: LookThroughLimits = EVERYTHING,
  page = { page: 0, page_size: 1_000_000 },
  work: WorkBudget = createUnlimitedBudget(),
): Promise<LookedThrough> {
  const [count, picker] = [new CoverageCount(), new PagePicker(page)]
  const holder = holderIn(world.graph, root)
  const rings = new FollowedRings(world.graph, [root])
  const kept = rings.leadsToRing(root) ? await raise(rings, holder, limits, work) : limits
  await visitStopsOrRefuse(world.graph, holder, kept, [count, picker], work, rings)
  const rows = await makeLeaves(
    picker.picked,
    world.lines,
    toExactNumber(10_000n, 2),
    work,
    (line) => line,
    '2025-10-31',
  )
  return { leaves: rows.map(toLeaf), coverage: count.result() }
}

/** Leaves out what keeps the walk from its bound, as the endpoint does. */
async function raise(
  rings: FollowedRings,
  root: Holder,
  { maxDepth, isBelowThreshold }: LookThroughLimits,
  work: WorkBudget,
): Promise<LookThroughLimits> {
  const divisor = 1_000_000n
  const shareOf = (value: bigint) => magnitude(millionthsOfPercent(value, divisor))
  const share = await findLeastShare(rings, root, { maxDepth, least: 0n, divisor, most: MOST_OF_A_WALK }, work)
  return { maxDepth, isBelowThreshold: (value) => isBelowThreshold(value) || shareOf(value) < share }
}

function toLeaf(row: Row): Leaf {
  const value = row['final_position_value']
  if (!(value instanceof ExactNumber)) throw new Error('a leaf without a value')
  return {
    id: row['id'] as string,
    path: row['path'] as string[],
    depth: row['depth'] as number,
    resolution: row['resolution'] as string,
    cents: units(value.text, 2),
    application: row['application_type'] as string,
  }
}

export function addUp(leaves: readonly Pick<Leaf, 'cents'>[]): bigint {
  return leaves.reduce((sum, { cents }) => sum + cents, 0n)
}
