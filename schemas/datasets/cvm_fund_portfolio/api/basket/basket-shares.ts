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
