import { TooManyPaths, type WorkBudget } from '../../../core/work-budget.ts'
import type { Amounts } from './amounts.ts'
import type { FollowedRings } from './followed-rings.ts'
import { estimatePart, type Fraction, makePart, multiplyPart, takePart, WHOLE } from './fraction.ts'
import { FundPath } from './fund-path.ts'
import type { Holder } from './graph.ts'
import { decideOnWay, type Opening } from './outcome.ts'
import { countUnits } from './walk.ts'

/** Bounds of a walk that follows the largest shares first. Shares are in millionths of a percent. */
export interface WalkBounds {
  readonly maxDepth: number
  /** Requested least share, below which nothing is followed. */
  readonly least: bigint
  /** Cents that are the whole; more than 0. */
  readonly divisor: bigint
  /** Most units of work for the walk. */
  readonly most: number
}

/** Fund that the walk reaches, and its next line to follow. */
interface Reached {
  readonly way: FundPath
  readonly part: Fraction
  /** Smallest share of a line on the way, which a least share must not exceed to lead here; infinite at the root. */
  readonly share: number
  /** Place after the next line. */
  after: number
  next: Opening | null
  /** Smallest share on the way beyond the next line. */
  nextShare: number
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
  const { maxDepth, least, divisor, most } = bounds
  const search = { rings, maxDepth, perCent: makePart(MILLIONTHS, divisor) }
  const ahead = new LargestShares()
  let walked = 0
  const reach = (reached: Reached): void => {
    walked += countUnits(reached.way)
    findNext(search, reached)
    if (reached.next !== null) ahead.add(reached)
  }
  reach({ way: FundPath.from(root), part: WHOLE, share: Infinity, after: 0, next: null, nextShare: 0 })
  if (walked > most) throw new TooManyPaths(`the lines of ${root.cnpj}`)
  for (let from = ahead.take(); from !== null; from = ahead.take()) {
    const { next, nextShare: share } = from
    if (next === null || share < least) break
    const at = from.after - 1
    const line = from.way.holder.quotas[at]
    if (line === undefined) throw new Error(`${from.way.holder.cnpj} has no line to follow`)
    const way = from.way.follow(line, next.held, rings.quotasOf(from.way.holder).staysInRing[at] === true)
    reach({ way, part: multiplyPart(from.part, next.part), share, after: 0, next: null, nextShare: 0 })
    if (walked > most) return BigInt(share) + 1n
    findNext(search, from)
    if (from.next !== null) ahead.add(from)
    if (work.spend(countUnits(way))) await work.rest()
  }
  return least
}

/** Millionths of a percent in the whole. */
const MILLIONTHS = 100_000_000n

interface Search {
  readonly rings: FollowedRings
  readonly maxDepth: number
  /** Share of a cent. */
  readonly perCent: Fraction
}

/** Finds the next line to follow: lines are in the order of their values, so their shares only decrease. */
function findNext(search: Search, reached: Reached): void {
  const { way, part } = reached
  const { lines, values, staysInRing } = search.rings.quotasOf(way.holder)
  reached.next = null
  while (reached.after < lines.length && reached.next === null) {
    const at = reached.after++
    const line = lines[at]
    const outcome = line === undefined ? 'not_filed' : decideOnWay(line, way, search, staysInRing[at] === true)
    if (typeof outcome === 'string') continue
    reached.next = outcome
    reached.nextShare = Math.min(reached.share, takeShare(search.perCent, part, values, at))
  }
}

/** Takes the share of the whole that a rounded part of an amount has, by magnitude, rounded too. */
function takeShare(perCent: Fraction, part: Fraction, amounts: Amounts, at: number): number {
  const cents = estimatePart(part, amounts.numbers[at] ?? 0)
  const share = Number.isNaN(cents) ? NaN : estimatePart(perCent, cents)
  return Math.abs(Number.isNaN(share) ? Number(takePart(perCent, takePart(part, amounts.at(at)))) : share)
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

  #shareAt(at: number): number {
    return this.#heap[at]?.nextShare ?? 0
  }
}
