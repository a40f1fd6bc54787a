import { type ExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { WorkBudget } from '../../../../core/work-budget.ts'
import type { FollowedRings } from '../../../../fund/api/look-through/followed-rings.ts'
import { type Holder, magnitude } from '../../../../fund/api/look-through/graph.ts'
import { findLeastShare, type WalkBounds } from '../../../../fund/api/look-through/least-share.ts'
import type { LookThroughLimits } from '../../../../fund/api/look-through/outcome.ts'
import { readOnce } from '../../../../fund/api/month-cache.ts'
import { MOST_OF_A_WALK } from '../../../../fund/api/look-through/stop-visitors.ts'
import { leastCents } from '../../../../fund/api/share-percent.ts'

/** `min_share_percent` is in millionths of a percent. */
interface RequestedLimits {
  readonly view: 'paths' | 'aggregate'
  readonly max_depth: number
  readonly min_share_percent: number
  /** Divisor of shares; null if neither NAV nor total is positive. */
  readonly shareOf: ExactNumber | null
}

/**
 * Finds the limits of a look-through. If the root leads to a ring, the least share of its paths rises until the walk
 * keeps its bound, and `raised` is the new share in millionths of a percent. By asset the ring is solved, and nothing
 * is left out.
 */
export async function findLimits(
  rings: FollowedRings,
  root: Holder,
  { view, max_depth: maxDepth, min_share_percent: least, shareOf }: RequestedLimits,
  work: WorkBudget,
): Promise<{ readonly limits: LookThroughLimits; readonly raised: bigint | null }> {
  if (!rings.leadsToRing(root.cnpj)) return { limits: limit(maxDepth, BigInt(least), divisorOf(shareOf)), raised: null }
  if (view === 'aggregate') return { limits: limit(maxDepth, 0n, null), raised: 0n }
  const divisor = divisorOf(shareOf) ?? addUpSizes(root)
  const bounds = { maxDepth, least: BigInt(least), divisor, most: MOST_OF_A_WALK }
  const raised = await raiseShare(rings, root, bounds, `${String(maxDepth)} ${String(divisor)}`, work)
  return { limits: limit(maxDepth, raised, divisor), raised }
}

/** A least share that was requested, and the one to which the bound of the walk raised it. */
interface FoundShare {
  readonly requested: bigint
  readonly raised: bigint
}

/** Share that was found last in each graph: all pages of an answer have one. */
const foundShares = new WeakMap<FollowedRings, Map<string, Promise<FoundShare>>>()

/**
 * Finds the least share of a walk, or derives it from a walk that was requested with a smaller one: both follow the same
 * lines down to the larger share.
 */
async function raiseShare(
  rings: FollowedRings,
  root: Holder,
  bounds: WalkBounds,
  otherBounds: string,
  work: WorkBudget,
): Promise<bigint> {
  const found = foundShares.get(rings) ?? new Map<string, Promise<FoundShare>>()
  foundShares.set(rings, found)
  const key = `${root.cnpj} ${otherBounds}`
  const requested = bounds.least
  const find = async () => ({ requested, raised: await findLeastShare(rings, root, bounds, work) })
  const last = await readOnce(found, key, 1, find)
  if (last.requested <= requested) return last.raised > requested ? last.raised : requested
  found.delete(key)
  return (await readOnce(found, key, 1, find)).raised
}

function divisorOf(shareOf: ExactNumber | null): bigint | null {
  return shareOf && toUnits(shareOf.text, 2)
}

/** Adds up the sizes of the lines of a root without a divisor, whatever their signs. */
function addUpSizes({ directValues, quotas }: Holder): bigint {
  const sizes = [...directValues, ...quotas.map(({ value }) => value)].map(magnitude)
  return sizes.reduce((sum, size) => sum + size, 1n)
}

/** If there is nothing to divide by, no value is too small. */
function limit(maxDepth: number, least: bigint, divisor: bigint | null): LookThroughLimits {
  const smallest = divisor === null ? 0n : leastCents(least, divisor)
  return { maxDepth, isBelowThreshold: (value) => magnitude(value) < smallest }
}
