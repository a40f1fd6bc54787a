import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { ONE, roundFixed } from '../../../../fund/api/look-through/fixed-point.ts'
import type { OpenItem } from './open-items.ts'

/** Sums parts of a basket exactly, and rounds each sum once, to the sixth decimal of a percent. */
export class ShareSums {
  readonly #sums = new Map<string, bigint>()

  /** Adds the part of the basket that an amount of an item makes up. */
  add(key: string, { weight, nav }: Pick<OpenItem, 'weight' | 'nav'>, amount: bigint): void {
    const part = (weight * amount * ONE) / nav
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + part)
  }

  get keys(): readonly string[] {
    return [...this.#sums.keys()]
  }

  /** Gives a sum in millionths of a percent. */
  share(key: string): bigint {
    return roundFixed(this.#sums.get(key) ?? 0n)
  }
}

/** Largest relative error of one rounding of a binary number. */
const ROUNDING = 2 ** -53
/** Roundings of an amount, a NAV, their product with a weight, and a sum. */
const ROUNDINGS = 8
/** Bound above which a binary number has too few places after the point for rounding. */
const MOST_ESTIMATED = 2 ** 50

/** Adds up the parts of a basket that items have in a leaf, and rounds once, to millionths of a percent. */
export function shareLeaf(items: readonly SharedItem[], leaf: number): bigint {
  let [sum, size] = [0, 0]
  for (const { factor, leaves } of items) {
    const part = factor * leaves.estimate(leaf)
    sum += part
    size += Math.abs(part)
  }
  const whole = Math.floor(Math.abs(sum))
  const rest = Math.abs(sum) - whole
  const error = size * (ROUNDINGS + items.length) * ROUNDING + 1e-9
  if (size < MOST_ESTIMATED && Math.abs(rest - 0.5) > error) return BigInt(Math.round(sum))
  const exact = new ShareSums()
  for (const { item, leaves } of items) exact.add('', item, leaves.total(leaf))
  return exact.share('')
}

/** Item with what an amount of it is multiplied by. */
interface SharedItem extends Pick<OpenItem, 'leaves'> {
  readonly item: Pick<OpenItem, 'weight' | 'nav'>
  readonly factor: number
}

export function prepareShares(items: readonly OpenItem[]): SharedItem[] {
  return items.map((item) => ({ item, leaves: item.leaves, factor: Number(item.weight) / Number(item.nav) }))
}

/** Writes a share in millionths of a percent as a number of an answer. */
export function writeShare(millionths: bigint): ExactNumber {
  return toExactNumber(millionths, 6)
}

/** Share of a whole basket, in millionths of a percent. */
export const WHOLE_SHARE = 100_000_000n

/** Computes the loss of a share by a haircut, both in millionths of a percent, and rounds once. */
export function takeHaircut(share: bigint, percent: bigint): bigint {
  const magnitude = (share < 0n ? -share : share) * percent
  const rounded = (2n * magnitude + WHOLE_SHARE) / (2n * WHOLE_SHARE)
  return share < 0n ? -rounded : rounded
}
