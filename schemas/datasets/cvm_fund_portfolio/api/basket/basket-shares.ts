import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { mapInTurns, type WorkBudget } from '../../../../core/work-budget.ts'
import { ONE, roundFixed } from '../../../../fund/api/look-through/fixed-point.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import type { HeldAmounts, OpenItem } from './open-items.ts'

/** Adds parts of a basket up exactly, and rounds each sum once, to the sixth decimal of a percent. */
export class ShareSums {
  readonly #sums = new Map<string, bigint>()

  /** Adds the part that an amount of an item has in the basket. */
  add(key: string, { weight, nav }: Pick<OpenItem, 'weight' | 'nav'>, amount: bigint): void {
    const part = (weight * amount * ONE) / nav
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + part)
  }

  get keys(): readonly string[] {
    return [...this.#sums.keys()]
  }

  /** The sum in millionths of a percent. */
  share(key: string): bigint {
    return roundFixed(this.#sums.get(key) ?? 0n)
  }
}

/** A share in millionths of a percent as a number of an answer. */
export function writeShare(millionths: bigint): ExactNumber {
  return toExactNumber(millionths, 6)
}

/** All of a basket, in millionths of a percent. */
export const WHOLE_SHARE = 100_000_000n

/** What is lost of a share by a haircut, both in millionths of a percent, rounded once. */
export function takeHaircut(share: bigint, percent: bigint): bigint {
  const magnitude = (share < 0n ? -share : share) * percent
  const rounded = (2n * magnitude + WHOLE_SHARE) / (2n * WHOLE_SHARE)
  return share < 0n ? -rounded : rounded
}

/** Two items, and the percent of their NAVs that they have in common. */
interface ItemOverlap {
  readonly a: string
  readonly b: string
  readonly overlap_percent: ExactNumber
  readonly overlap_look_through_percent: ExactNumber
}

const UNITS_A_PAIR = 200

/**
 * Compares each item with each other one: by their own lines, and by what they hold through other funds. Only assets that
 * `isComparable` says two funds can have in common count.
 */
export async function listOverlaps(
  items: readonly OpenItem[],
  isComparable: (key: string) => boolean,
  work: WorkBudget,
): Promise<ItemOverlap[]> {
  const shares = items.map(({ direct, leaves, nav }) => ({
    direct: listShares(direct, nav, isComparable),
    leaves: listShares(leaves, nav, isComparable),
  }))
  const pairs = items.flatMap((_item, at) => items.slice(at + 1).map((_other, after) => [at, at + 1 + after] as const))
  return mapInTurns(work, pairs, UNITS_A_PAIR, ([a, b]) => ({
    a: items[a]?.item ?? '',
    b: items[b]?.item ?? '',
    overlap_percent: writeShare(addSmaller(shares[a]?.direct, shares[b]?.direct)),
    overlap_look_through_percent: writeShare(addSmaller(shares[a]?.leaves, shares[b]?.leaves)),
  }))
}

type Shares = ReadonlyMap<string, bigint>

function listShares(amounts: HeldAmounts, nav: bigint, isComparable: (key: string) => boolean): Shares {
  const shares = new Map<string, bigint>()
  for (const [key, amount] of amounts) {
    const share = millionthsOfPercent(amount, nav)
    if (share > 0n && isComparable(key)) shares.set(key, share)
  }
  return shares
}

function addSmaller(a: Shares = new Map(), b: Shares = new Map()): bigint {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0n
  for (const [key, share] of few) {
    const other = many.get(key) ?? 0n
    sum += share < other ? share : other
  }
  return sum
}
