import { makePart, takePart } from './look-through/fraction.ts'

/** Decimals of a percentage computed here. */
export const PERCENT_DECIMALS = 6

/** 100 % in units of the last of six decimals. */
const WHOLE_PERCENT = 100_000_000n
/** Unit of a daily return, which is rounded to eighteen decimals before its square is taken. */
const RETURN_UNIT = 10n ** 18n
/** Business days of a year, by the convention of the Brazilian market. */
const DAYS_A_YEAR = 252n

/**
 * Computes 100 × (last ÷ first − 1) in millionths of a percent, with halves rounded away from zero. `first` is
 * positive, and both are in the same unit.
 */
export function changePercent(first: bigint, last: bigint): bigint {
  return takePart(makePart(last - first, first), WHOLE_PERCENT)
}

/**
 * Computes 100 × (∏ (1 + change ÷ 100) − 1), rounded once. The changes are percentages in whole units of the last
 * decimal.
 */
export function compoundPercent(changes: readonly bigint[], decimals: number): bigint {
  const whole = 100n * 10n ** BigInt(decimals)
  const product = changes.reduce((grown, change) => grown * (whole + change), 1n)
  return changePercent(whole ** BigInt(changes.length), product)
}

export interface ValueOnDay {
  readonly day: string
  readonly value: bigint
}

/** Largest fall from a value to a later one; both days are null if no value is below an earlier one. */
interface Drawdown {
  readonly percent: bigint
  readonly peakDay: string | null
  readonly troughDay: string | null
}

/** Finds the largest fall among positive values in the order of their days. Among equal falls the first counts. */
export function findMaxDrawdown(values: readonly ValueOnDay[]): Drawdown {
  let peak: ValueOnDay | undefined
  let worst: { readonly peak: ValueOnDay; readonly trough: ValueOnDay } | undefined
  for (const each of values) {
    if (peak === undefined || each.value > peak.value) peak = each
    const isDeeper =
      worst === undefined ? each.value < peak.value : each.value * worst.peak.value < worst.trough.value * peak.value
    if (isDeeper) worst = { peak, trough: each }
  }
  if (worst === undefined) return { percent: 0n, peakDay: null, troughDay: null }
  return {
    percent: changePercent(worst.peak.value, worst.trough.value),
    peakDay: worst.peak.day,
    troughDay: worst.trough.day,
  }
}

/**
 * Computes the sample standard deviation of the returns from each positive value to the next, times √252, in millionths
 * of a percent. It needs at least three values. Each return is rounded to eighteen decimals; the rest is exact, and
 * rounded once.
 */
export function annualVolatility(values: readonly bigint[]): bigint {
  const returns = values.slice(1).map((value, at) => {
    const before = values[at] ?? value
    return takePart(makePart(value - before, before), RETURN_UNIT)
  })
  const count = BigInt(returns.length)
  const sum = returns.reduce((total, each) => total + each, 0n)
  const squares = returns.reduce((total, each) => total + each * each, 0n)
  // The variance is spread ÷ (count × (count − 1)), in squared units.
  const spread = count * squares - sum * sum
  const [numerator, denominator] = [
    DAYS_A_YEAR * spread * WHOLE_PERCENT ** 2n,
    count * (count - 1n) * RETURN_UNIT ** 2n,
  ]
  // The root of four times the square is twice the root, whose last bit decides the rounding.
  return (squareRoot((4n * numerator) / denominator) + 1n) / 2n
}

/** Computes a square root, rounded down. */
function squareRoot(square: bigint): bigint {
  if (square < 2n) return square
  // Newton's steps fall to the root from any number above it.
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2))
  for (;;) {
    const next = (root + square / root) / 2n
    if (next >= root) return root
    root = next
  }
}
