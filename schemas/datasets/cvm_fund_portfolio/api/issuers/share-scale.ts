import { ExactNumber, toUnits } from '../../../../core/exact-number.ts'

/** Decimals of the compiled profit and earnings per share. */
const DECIMALS = 10
/** Possible scales of a filed number of shares. */
const SCALES = [1, 1000] as const
export type ShareScale = (typeof SCALES)[number]

/**
 * Finds the scale of a filed number of shares: exactly one scale must agree with profit ÷ earnings per share within ten
 * percent. Null if none is proved.
 */
export function findShareScale(filed: bigint, profit: unknown, perShare: unknown): ShareScale | null {
  if (!(profit instanceof ExactNumber) || !(perShare instanceof ExactNumber) || filed <= 0n) return null
  const [whole, each] = [toUnits(profit.text, DECIMALS), toUnits(perShare.text, DECIMALS)]
  if (whole === 0n || each === 0n || whole < 0n !== each < 0n) return null
  const agreeing = SCALES.filter((scale) => {
    const earned = filed * BigInt(scale) * each
    const difference = magnitude(earned - whole)
    return difference * 10n <= magnitude(whole)
  })
  const [only, ...others] = agreeing
  return only === undefined || others.length > 0 ? null : only
}

/** Reads a whole number in the answer of a query; null if it has none. */
export function readShareCount(value: unknown): bigint | null {
  if (typeof value === 'number') return BigInt(value)
  return value instanceof ExactNumber && /^-?\d+$/.test(value.text) ? BigInt(value.text) : null
}

const magnitude = (units: bigint) => (units < 0n ? -units : units)
