import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import type { FollowedRings } from './followed-rings.ts'
import { type Fraction, multiplyPart, takePart, WHOLE } from './fraction.ts'
import { FundPath } from './fund-path.ts'
import type { Holder } from './graph.ts'
import { decideOnWay, type Opening } from './outcome.ts'
import { countUnits } from './walk.ts'

/** Bounds of a walk that follows the largest shares first. */
export interface WalkBounds {
  readonly maxDepth: number
  /** Requested least share, below which nothing is followed. */
  readonly least: bigint
  /** Computes the share of the root for a rounded value, by magnitude. */
  readonly shareOf: (value: bigint) => bigint
  /** Most units of work for the walk. */
  readonly most: number
}

/** Fund that the walk reaches, and its next line to follow. */
interface Reached {
  readonly way: FundPath
  readonly part: Fraction
  /** Smallest share of a line on the way, which a least share must not exceed to lead here. */
  readonly share: bigint | null
  /** Place after the next line. */
  after: number
  next: Opening | null
  /** Smallest share on the way beyond the next line. */
  nextShare: bigint
}

/**
 * Finds the least share at which a walk keeps its bound: the requested one, or the smallest above it. It follows the
 * largest shares first and ends when the bound is passed, because all remaining lines have this share or less.
 */
export async function findLeastShare(
  rings: FollowedRings,
  root: Holder,
  bounds: WalkBounds,
  work: WorkBudget,
): Promise<bigint> {
  const { least, most } = bounds
  const ahead = new LargestShares()
  let walked = 0
  const reach = (reached: Reached): void => {
    walked += countUnits(reached.way)
    findNext(rings, reached, bounds)
    if (reached.next !== null) ahead.add(reached)
  }
  reach({ way: FundPath.from(root), part: WHOLE, share: null, after: 0, next: null, nextShare: 0n })
  if (walked > most) throw new TooManyPaths(`the lines of ${root.cnpj}`)
  for (let from = ahead.take(); from !== null; from = ahead.take()) {
    const { next, nextShare: share } = from
    if (next === null || share < least) break
    const line = from.way.holder.quotas[from.after - 1]
    if (line === undefined) throw new Error(`${from.way.holder.cnpj} has no line to follow`)
    const way = from.way.follow(line, next.held, rings.isSameRing(from.way.holder.cnpj, next.held.cnpj))
    reach({ way, part: multiplyPart(from.part, next.part), share, after: 0, next: null, nextShare: 0n })
    if (walked > most) return share + 1n
    findNext(rings, from, bounds)
    if (from.next !== null) ahead.add(from)
    if (work.spend(countUnits(way))) await work.rest()
  }
  return least
}

/** Finds the next line to follow: lines are in the order of their values, so their shares only decrease. */
function findNext(rings: FollowedRings, reached: Reached, bounds: WalkBounds): void {
  const { way, part } = reached
  const lines = rings.linesOf(way.holder)
  reached.next = null
  while (reached.after < lines.length && reached.next === null) {
    const [line, quota] = [lines[reached.after], way.holder.quotas[reached.after]]
    reached.after += 1
    if (line === undefined || quota === undefined) continue
    const outcome = decideOnWay(line, way, bounds, (held) => rings.isSameRing(way.holder.cnpj, held.cnpj))
    if (typeof outcome === 'string') continue
    reached.next = outcome
    const share = bounds.shareOf(takePart(part, quota.value))
    reached.nextShare = reached.share !== null && reached.share < share ? reached.share : share
  }
}

/** Heap of reached funds; the fund whose next line has the largest share is on top. */
class LargestShares {
  readonly #heap: Reached[] = []

  add(reached: Reached): void {
    const heap = this.#heap
    let at = heap.push(reached) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.#shareAt(above) >= reached.nextShare) break
      heap[at] = heap[above] ?? reached
      at = above
    }
    heap[at] = reached
  }

  take(): Reached | null {
    const heap = this.#heap
    const [top, last] = [heap[0], heap.pop()]
    if (top === undefined || last === undefined) return null
    if (heap.length === 0) return top
    let at = 0
    for (let below = this.#largerBelow(at); below < heap.length; below = this.#largerBelow(at)) {
      if (this.#shareAt(below) <= last.nextShare) break
      heap[at] = heap[below] ?? last
      at = below
    }
    heap[at] = last
    return top
  }

  #largerBelow(at: number): number {
    const left = 2 * at + 1
    return left + 1 < this.#heap.length && this.#shareAt(left + 1) > this.#shareAt(left) ? left + 1 : left
  }

  #shareAt(at: number): bigint {
    return this.#heap[at]?.nextShare ?? 0n
  }
}
