import { toExactNumber, type ExactNumber, toUnits } from '../../core/exact-number.ts'

/**
 * Computes 100 × value ÷ divisor with six decimals and halves rounded away from zero, in whole numbers from text to
 * text. `divisor` is positive; both have at most two decimals.
 */
export function sharePercent(value: ExactNumber, divisor: ExactNumber): ExactNumber {
  return toExactNumber(millionthsOfPercent(toUnits(value.text, 2), toUnits(divisor.text, 2)), 6)
}

/** Computes a share of cents in millionths of a percent. */
export function millionthsOfPercent(cents: bigint, divisor: bigint): bigint {
  const magnitude = (cents < 0n ? -cents : cents) * 100_000_000n
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return cents < 0n ? -rounded : rounded
}

/** Computes the smallest number of cents whose share reaches this many millionths of a percent; 0 for none. */
export function leastCents(millionths: bigint, divisor: bigint): bigint {
  if (millionths <= 0n) return 0n
  const doubled = (2n * millionths - 1n) * divisor
  return (doubled + 199_999_999n) / 200_000_000n
}
